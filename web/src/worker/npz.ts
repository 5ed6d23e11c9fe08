// Arrays of NumPy from a file of `numpy.savez`: a ZIP archive of numbers that are not compressed.

export type Numbers = Float32Array | Float64Array | Int16Array | Int32Array | Uint8Array

export interface Table {
  shape: number[]
  numbers: Numbers
}

const text = new TextDecoder()

/** Half-precision numbers, which not every browser reads by itself. */
function halves(bits: Uint16Array): Float32Array {
  return Float32Array.from(bits, (half) => {
    const [exponent, fraction] = [(half >> 10) & 31, half & 1023]
    const size = exponent ? (1024 + fraction) * 2 ** (exponent - 25) : fraction * 2 ** -24
    return half & 0x8000 ? -size : size
  })
}

const KINDS: Record<string, (data: ArrayBuffer) => Numbers> = {
  "<f2": (data) => halves(new Uint16Array(data)),
  "<f8": (data) => new Float64Array(data),
  "<i2": (data) => new Int16Array(data),
  "<i4": (data) => new Int32Array(data),
  "<i8": (data) => Float64Array.from(new BigInt64Array(data), Number),
  "|b1": (data) => new Uint8Array(data),
}

/** An `.npy` file: ten bytes, a line of Python that describes the array, the numbers. */
function table(file: ArrayBuffer): Table {
  const begin = 10 + new DataView(file).getUint16(8, true)
  const said = text.decode(file.slice(10, begin))
  const kind = /'descr': '(.+?)'/.exec(said)?.[1] ?? ""
  const shape = /'shape': \((.*?)\)/.exec(said)?.[1] ?? ""
  const read = KINDS[kind]
  if (!read || said.includes("'fortran_order': True")) throw new Error(`cannot read ${said}`)
  return {
    shape: shape.split(",").flatMap((size) => (size.trim() ? [Number(size)] : [])),
    numbers: read(file.slice(begin)),
  }
}

/** The arrays of an `.npz` file by name. */
export function tables(file: ArrayBuffer): Map<string, Table> {
  const view = new DataView(file)
  // The list of what is in it begins where the last 22 bytes say.
  const end = file.byteLength - 22
  const found = new Map<string, Table>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left; left -= 1) {
    const size = view.getUint32(at + 24, true)
    const named = view.getUint16(at + 28, true)
    const header = view.getUint32(at + 42, true)
    const begin = header + 30 + view.getUint16(header + 26, true) + view.getUint16(header + 28, true)
    if (view.getUint16(at + 10, true)) throw new Error("the numbers are compressed")
    const name = text.decode(file.slice(at + 46, at + 46 + named))
    found.set(name.replace(/\.npy$/, ""), table(file.slice(begin, begin + size)))
    at += 46 + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return found
}
