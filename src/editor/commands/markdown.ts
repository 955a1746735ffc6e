/** Markdown as HTML, for pasting: headings, lists, quotes, rules, code, tables, links, pictures and marks. */
import { safeUrl } from '#blocks/shell/safeUrl.ts'
import { escapeHtml } from './escapeHtml.ts'

/** Signs that a plain text was written as Markdown; one alone may be chance, so a line start or a pair is asked for. */
const signs: readonly RegExp[] = [
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
  return signs.some((sign) => sign.test(text))
}

export function markdownHtml(text: string): string {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const parts: string[] = []
  let at = 0
  /** Takes lines while they match; returns them. */
  const take = (matches: (line: string) => boolean): string[] => {
    const from = at
    while (at < lines.length && matches(lines[at] ?? '')) at += 1
    return lines.slice(from, at)
  }
  while (at < lines.length) {
    const line = lines[at] ?? ''
    const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line)
    if (line.trim() === '') at += 1
    else if (/^\s*(```|~~~)/.test(line)) {
      at += 1
      const code = take((next) => !/^\s*(```|~~~)\s*$/.test(next))
      at += 1
      parts.push(`<pre>${escapeHtml(code.join('\n'))}</pre>`)
    } else if (heading) {
      at += 1
      const level = heading[1]?.length ?? 2
      parts.push(`<h${level}>${inline(heading[2] ?? '')}</h${level}>`)
    } else if (/^\s*((\*\s*){3,}|(-\s*){3,}|(_\s*){3,})$/.test(line)) {
      at += 1
      parts.push('<hr>')
    } else if (line.startsWith('>')) {
      parts.push(
        `<blockquote>${inline(
          take((next) => next.startsWith('>'))
            .map((next) => next.replace(/^>\s?/, ''))
            .join(' '),
        )}</blockquote>`,
      )
    } else if (entry.test(line)) {
      const kind = /^\s*\d/.test(line) ? 'ol' : 'ul'
      const items = entries(take((next) => entry.test(next) || /^\s{2,}\S/.test(next)))
      parts.push(`<${kind}>${items.map((item) => `<li>${inline(item)}</li>`).join('')}</${kind}>`)
    } else if (/^\s*\|/.test(line) && /^[\s|:-]+$/.test(lines[at + 1] ?? '')) {
      const [head = '', , ...rows] = take((next) => /^\s*\|/.test(next))
      const row = (cells: string, tag: string) =>
        `<tr>${cellsOf(cells)
          .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
          .join('')}</tr>`
      parts.push(
        `<table><thead>${row(head, 'th')}</thead>${rows.map((cells) => row(cells, 'td')).join('')}</table>`,
      )
    } else {
      const words = take(
        (next) => next.trim() !== '' && !/^(#{1,6}\s|>|```|~~~|\s*\|)/.test(next) && !entry.test(next),
      )
      // A line that begins like something else but is nothing of it is words.
      if (words.length === 0) words.push(...lines.slice(at, ++at))
      parts.push(
        `<p>${inline(words.map((next) => next.replace(/( {2,}|\\)$/, '\n').trimStart()).join(' '))}</p>`,
      )
    }
  }
  return parts.join('')
}

const entry = /^\s*([-*+]|\d{1,3}[.)])\s+\S/

/** Lines that go on belong to the entry before them. */
function entries(lines: readonly string[]): string[] {
  const items: string[] = []
  for (const line of lines) {
    if (entry.test(line)) items.push(line.replace(/^\s*([-*+]|\d{1,3}[.)])\s+(\[[ xX]\]\s+)?/, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return items
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))
}

/** Marks within a line. Code is taken out first, so that nothing in it is read as a mark. */
function inline(text: string): string {
  const kept: string[] = []
  const keep = (html: string): string => `\u0000${kept.push(html) - 1}\u0000`
  const withoutCode = text.replaceAll(/(`+)(.+?)\1/g, (_, _fence: string, code: string) =>
    keep(`<code>${escapeHtml(code.trim())}</code>`),
  )
  const escaped = escapeHtml(
    withoutCode.replaceAll(/\\([\\`*_{}[\]()#+.!|~>-])/g, (_, sign: string) => keep(escapeHtml(sign))),
  )
  return escaped
    .replaceAll(/!\[([^\]]*)\]\(([^)\s]+)[^)]*\)/g, (_, alt: string, src: string) =>
      keep(`<img src="${src}" alt="${alt}">`),
    )
    .replaceAll(/\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g, (_, words: string, href: string) =>
      safeUrl(href.replaceAll('&amp;', '&')) === null
        ? words
        : `${keep(`<a href="${href}">`)}${words}${keep('</a>')}`,
    )
    .replaceAll(/&lt;(https?:\/\/[^\s&]+)&gt;/g, (_, href: string) => keep(`<a href="${href}">${href}</a>`))
    .replaceAll(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '<strong>$2</strong>')
    .replaceAll(/(?<![\w*])([*_])(?=\S)([^*_]+?)(?<=\S)\1(?![\w*])/g, '<em>$2</em>')
    .replaceAll(/~~(?=\S)(.+?)(?<=\S)~~/g, '<s>$1</s>')
    .replaceAll(/\n ?/g, '<br>')
    .replaceAll(/\u0000(\d+)\u0000/g, (_, index: string) => kept[Number(index)] ?? '')
}
