/** Markdown as HTML, for pasting: headings, lists, quotes, rules, code, tables, links, pictures and marks. */
import { Marked, type Tokens } from 'marked'
import { taskClasses } from '#blocks/list/tasks.ts'
import { escapeHtml, escapeText } from '#platform/escapeHtml.ts'
import { safeUrl } from '#blocks/shell/safeUrl.ts'

/** Signs that a plain text was written as Markdown; one alone may be chance, so a line start or a pair is asked for. */
const patterns: readonly RegExp[] = [
  /^#{1,6} \S/m,
  /^ {0,3}[-*+] \S.*\n {0,3}[-*+] \S/m,
  /^ {0,3}1[.)] \S.*\n {0,3}2[.)] \S/m,
  /^> \S/m,
  /^```/m,
  /^\|.+\|\s*\n\|[\s:|-]+\|/m,
  /\*\*\S[^*\n]*\*\*/,
  /\[[^\]\n]+\]\([^)\s]+\)/,
  /^(-{3,}|\*{3,})\s*$/m,
]

export function looksLikeMarkdown(text: string): boolean {
  return patterns.some((pattern) => pattern.test(text))
}

/** Notes at the foot of a text: `[^1]` in it, and `[^1]: what it says` in a line of its own. */
const noteLine = /^ {0,3}\[\^([^\]\s]+)\]:[ \t]*(.*(?:\n(?: {2,}|\t).*)*)$/gm

/** HTML that is in the text is words; URLs that lead nowhere are left out. */
const reader = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeText(text),
    checkbox: () => '',
    listitem({ task, checked, tokens }) {
      const open = task ? `<li class="${checked === true ? taskClasses.done : taskClasses.todo}">` : '<li>'
      return `${open}${this.parser.parse(tokens)}</li>`
    },
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`
    },
    code: ({ text, lang = '' }) =>
      `<pre${lang === '' ? '' : ` data-language="${escapeHtml(lang)}"`}>${escapeText(text)}</pre>`,
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens)
      return safeUrl(href) === null ? words : `<a href="${escapeHtml(href)}">${words}</a>`
    },
    image: ({ href, text }) => `<img src="${escapeHtml(href)}" alt="${escapeHtml(text)}">`,
  },
})

/** So many signs of stress within one paragraph are no words; reading them takes the square of their number. */
const maxMarks = 1000

/** Null where the text cannot be read as Markdown in time: it is pasted as words. */
export function markdownHtml(text: string): string | null {
  const isDense = text.split(/\n\s*\n/).some((part) => (part.match(/[*_~]/g)?.length ?? 0) > maxMarks)
  if (isDense) return null
  try {
    return withNotes(text)
  } catch (error) {
    // Quotes within quotes, thousands deep.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The notes as a list at the end, with links there and back, as other programs write them. */
function withNotes(text: string): string {
  const notes = new Map<string, string>()
  const body = text.replaceAll(noteLine, (_, name: string, words: string) => {
    notes.set(name, words)
    return ''
  })
  const read = (part: string) => reader.parse(part, { async: false })
  if (notes.size === 0) return read(text)
  const html = read(body).replaceAll(/\[\^([^\]\s]+)\]/g, (whole, name: string) =>
    notes.has(name)
      ? `<sup><a id="fnref-${escapeHtml(name)}" href="#fn-${escapeHtml(name)}">1</a></sup>`
      : whole,
  )
  const items = [...notes].map(
    ([name, words]) =>
      `<li id="fn-${escapeHtml(name)}">${read(words)}<a href="#fnref-${escapeHtml(name)}">↑</a></li>`,
  )
  return `${html}<ol>${items.join('')}</ol>`
}
