/** Markdown as HTML, for pasting: headings, lists, quotes, rules, code, tables, links, pictures and marks. */
import { Marked, type Tokens } from 'marked'
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

/** HTML that is in the text is words; boxes of tasks and URLs that lead nowhere are left out. */
const reader = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeText(text),
    checkbox: () => '',
    del({ tokens }) {
      return `<s>${this.parser.parseInline(tokens)}</s>`
    },
    code: ({ text }) => `<pre>${escapeText(text)}</pre>`,
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
    return reader.parse(text, { async: false })
  } catch (error) {
    // Quotes within quotes, thousands deep.
    if (error instanceof RangeError) return null
    throw error
  }
}
