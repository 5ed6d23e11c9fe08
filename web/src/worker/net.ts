// A trained net where there is no NumPy: the same way through it as in `sunstone.bots.numpy_net`.
import { tables, type Numbers } from "./npz.ts"

const EPSILON = 1e-5

/** A layer: `out` numbers from `from` numbers, row by row. */
class Linear {
  readonly from: number
  readonly out: number
  readonly #weight: Float32Array
  readonly #bias: Float32Array

  constructor(weight: Float32Array, bias: Float32Array) {
    this.out = bias.length
    this.from = weight.length / bias.length
    this.#weight = weight
    this.#bias = bias
  }

  /** Four rows share each look at a weight: looking it up takes longer than multiplying. */
  through(rows: Float32Array, count: number): Float32Array {
    const { from, out } = this
    const [weight, bias] = [this.#weight, this.#bias]
    const found = new Float32Array(count * out)
    let row = 0
    for (; row + 4 <= count; row += 4) {
      const [a, b, c, d] = [row * from, (row + 1) * from, (row + 2) * from, (row + 3) * from]
      for (let at = 0; at < out; at += 1) {
        const begin = at * from
        let [w, x, y, z] = [0, 0, 0, 0]
        for (let k = 0; k < from; k += 1) {
          const factor = weight[begin + k] as number
          w += factor * (rows[a + k] as number)
          x += factor * (rows[b + k] as number)
          y += factor * (rows[c + k] as number)
          z += factor * (rows[d + k] as number)
        }
        const more = bias[at] as number
        found[row * out + at] = w + more
        found[(row + 1) * out + at] = x + more
        found[(row + 2) * out + at] = y + more
        found[(row + 3) * out + at] = z + more
      }
    }
    for (; row < count; row += 1)
      for (let at = 0; at < out; at += 1) {
        let sum = bias[at] as number
        for (let k = 0; k < from; k += 1) sum += (weight[at * from + k] as number) * (rows[row * from + k] as number)
        found[row * out + at] = sum
      }
    return found
  }
}

/** Rows with mean 0 and spread 1, scaled and moved. */
class Normal {
  readonly #weight: Float32Array
  readonly #bias: Float32Array

  constructor(weight: Float32Array, bias: Float32Array) {
    this.#weight = weight
    this.#bias = bias
  }

  through(rows: Float32Array): Float32Array {
    const width = this.#bias.length
    const found = new Float32Array(rows.length)
    for (let begin = 0; begin < rows.length; begin += width) {
      const row = rows.subarray(begin, begin + width)
      const mean = row.reduce((sum, one) => sum + one, 0) / width
      const variance = row.reduce((sum, one) => sum + (one - mean) ** 2, 0) / width
      const scale = 1 / Math.sqrt(variance + EPSILON)
      for (let k = 0; k < width; k += 1)
        found[begin + k] = ((row[k] as number) - mean) * scale * (this.#weight[k] as number) + (this.#bias[k] as number)
    }
    return found
  }
}

function positive(rows: Float32Array): Float32Array {
  for (let k = 0; k < rows.length; k += 1) if ((rows[k] as number) < 0) rows[k] = 0
  return rows
}

export class Net {
  /** Actions of the catalogue. */
  readonly actions: number
  readonly seats: number
  readonly #columns: Numbers
  readonly #steps: Numbers
  readonly #wide: Numbers
  readonly #unit: number
  /** For each feature what it adds to each number of the first layer. */
  readonly #first: Float32Array
  readonly #begin: Float32Array
  readonly #blocks: [Normal, Linear, Linear][] = []
  readonly #norm: Normal
  readonly #policy: Linear
  readonly #value: Linear

  constructor(file: ArrayBuffer) {
    const all = tables(file)
    const array = (name: string): Numbers => {
      const found = all.get(name)
      if (!found) throw new Error(`the net has no ${name}`)
      return found.numbers
    }
    const weights = (name: string) =>
      [array(`${name}.weight`) as Float32Array, array(`${name}.bias`) as Float32Array] as const
    this.#columns = array("columns")
    this.#steps = array("steps")
    this.#wide = array("wide")
    this.#unit = array("points_unit")[0] as number
    const [first, begin] = weights("first")
    const [features, width] = [this.#columns.length, begin.length]
    this.#begin = begin
    this.#first = new Float32Array(first.length)
    for (let at = 0; at < width; at += 1)
      for (let k = 0; k < features; k += 1) this.#first[k * width + at] = first[at * features + k] as number
    for (let at = 0; all.has(`blocks.${at}.norm.weight`); at += 1)
      this.#blocks.push([
        new Normal(...weights(`blocks.${at}.norm`)),
        new Linear(...weights(`blocks.${at}.up`)),
        new Linear(...weights(`blocks.${at}.down`)),
      ])
    this.#norm = new Normal(...weights("norm"))
    this.#policy = new Linear(...weights("policy"))
    this.#value = new Linear(...weights("value"))
    this.actions = this.#policy.out
    this.seats = this.#value.out / 3
  }

  /** What it says of `count` rows of bytes: all logits, then for each seat what the game is worth, its points, its chance as a logit. */
  judge(rows: Uint8Array, count: number): Float32Array {
    let x = this.#features(rows, count)
    for (const [normal, up, down] of this.#blocks) {
      const inner = down.through(positive(up.through(normal.through(x), count)), count)
      for (let k = 0; k < x.length; k += 1) x[k] = (x[k] as number) + (inner[k] as number)
    }
    x = positive(this.#norm.through(x))
    const { actions, seats } = this
    const value = this.#value.through(x, count)
    const found = new Float32Array(count * (actions + 3 * seats))
    found.set(this.#policy.through(x, count))
    for (const [table, unit] of [1, this.#unit, 1].entries())
      for (let row = 0; row < count; row += 1)
        for (let seat = 0; seat < seats; seat += 1)
          found[count * (actions + table * seats) + row * seats + seat] =
            (value[(row * 3 + table) * seats + seat] as number) * unit
    return found
  }

  /** The first layer: each feature asks whether a number of the row reaches a step, and most say no. */
  #features(rows: Uint8Array, count: number): Float32Array {
    const [size, width] = [rows.length / count, this.#begin.length]
    const found = new Float32Array(count * width)
    for (let row = 0; row < count; row += 1) {
      found.set(this.#begin, row * width)
      for (let feature = 0; feature < this.#columns.length; feature += 1) {
        const at = row * size + (this.#columns[feature] as number)
        let number = rows[at] as number
        // The second byte has the sign.
        if (this.#wide[feature]) number += ((rows[at + 1] as number) << 24) >> 16
        if (number < (this.#steps[feature] as number)) continue
        for (let k = 0; k < width; k += 1)
          found[row * width + k] = (found[row * width + k] as number) + (this.#first[feature * width + k] as number)
      }
    }
    return found
  }
}
