// The rules pages: Markdown with anchors, in the reader's language where it is translated, else in English.
import { Marked } from "marked"
import { brought } from "$lib/games.ts"
import type { Language } from "$lib/settings.svelte.ts"

const ENGLISH = import.meta.glob<string>("../../../docs/games/*.md", { query: "?raw", import: "default" })
const TRANSLATED = import.meta.glob<string>("../../../locales/*/rules/*.md", { query: "?raw", import: "default" })

export interface Page {
  html: string
  title: string
  headings: { id: string; text: string; level: number }[]
  /** The page is in English although another language was asked for. */
  fallback: boolean
}

/** An anchor as GitHub makes it from the plain text of a heading. */
export function slug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-")
}

/** What a piece of HTML says: without it a sign that is written as an entity would get into an anchor by its number. */
function plainText(html: string): string {
  const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" }
  return html.replace(/<[^>]*>/g, "").replace(/&(?:amp|lt|gt|quot|#39);/g, (sign) => signs[sign] ?? sign)
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string) => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)

/** Markdown as a page, with an id on every heading. Links to other files of the docs are left as words. */
export function render(source: string): Omit<Page, "fallback"> {
  const headings: Page["headings"] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const inner = this.parser.parseInline(tokens)
        const text = plainText(inner)
        const before = headings.filter((heading) => heading.text === text).length
        const id = slug(text) + (before ? `-${before}` : "")
        headings.push({ id, text, level: depth })
        return `<h${depth} id="${id}" tabindex="-1">${inner}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        return href.startsWith("#") || /^https?:/.test(href) ? `<a href="${href}">${inner}</a>` : inner
      },
      image({ href, text }) {
        const name = /^figure:([a-z_]+\/[A-Za-z]+)$/.exec(href)?.[1]
        const card = /^figure:([a-z_]+\/[a-z_]+\/[\w-]+)$/.exec(href)?.[1]
        const shown = escaped(text)
        // The page puts the picture here; what it shows stands below it, and is its name for those who do not see it.
        const [kind, data] = name ? ["figure", `data-figure="${name}"`] : ["printed", `data-printed="${card ?? ""}"`]
        if (!name && !card) return shown
        // What a number is worth stays beside it.
        const caption = shown.replaceAll(" = ", "\u00a0=\u00a0")
        return `<span class="${kind}"><span class="drawing" role="img" aria-label="${shown}" ${data}></span><span class="caption" aria-hidden="true">${caption}</span></span>`
      },
      code({ text }) {
        // Wide lines scroll by themselves, by keys too.
        return `<pre tabindex="0"><code>${escaped(text)}</code></pre>`
      },
      table(token) {
        // A corner without words heads nothing.
        const cellOf = (words: string, tag: string) =>
          tag === "th" && !words ? "<td></td>" : `<${tag}>${words}</${tag}>`
        const row = (cells: typeof token.header, tag: string) =>
          `<tr>${cells.map((cell) => cellOf(this.parser.parseInline(cell.tokens), tag)).join("")}</tr>`
        const body = token.rows.map((cells) => row(cells, "td")).join("")
        // A wide table scrolls by itself, by keys too.
        return `<div class="scroll" tabindex="0"><table><thead>${row(token.header, "th")}</thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  const html = marked.parse(source, { async: false })
  return { html, title: headings.find(({ level }) => level === 1)?.text ?? "", headings }
}

export async function page(game: string, language: Language): Promise<Page | null> {
  const own = TRANSLATED[`../../../locales/${language}/rules/${game}.md`]
  const english = ENGLISH[`../../../docs/games/${game}.md`]
  const load = own ?? english
  if (load) return { ...render(await load()), fallback: !own && language !== "en" }
  const found = await brought(game)
  return found && { ...render(found.text), fallback: found.language !== language }
}

export interface Hit {
  anchor: string
  heading: string
  /** The text around the words that were found, cut at them. */
  before: string
  match: string
  after: string
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** Where the words stand in a page, by the heading or anchor before them. */
export function search(root: ParentNode, wanted: string, most = 20): Hit[] {
  const needle = plain(wanted.trim())
  if (needle.length < 2) return []
  const hits: Hit[] = []
  let anchor = ""
  let heading = ""
  for (const node of root.querySelectorAll("h1,h2,h3,h4,[id],p,li,td")) {
    if (node.id) anchor = node.id
    if (/^H\d$/.test(node.tagName)) heading = node.textContent ?? ""
    else if (!/^(P|LI|TD)$/.test(node.tagName)) continue
    const text = (node.textContent ?? "").replace(/\s+/g, " ")
    // Composed letters fold to one character each, so places in the folded text are places in the text.
    const at = plain(text.normalize("NFC")).indexOf(needle)
    if (at < 0) continue
    hits.push({
      anchor,
      heading,
      before: (at > 40 ? "…" : "") + text.slice(Math.max(0, at - 40), at),
      match: text.slice(at, at + needle.length),
      after: text.slice(at + needle.length, at + needle.length + 70) + (text.length > at + 70 ? "…" : ""),
    })
    if (hits.length === most) break
  }
  return hits
}
