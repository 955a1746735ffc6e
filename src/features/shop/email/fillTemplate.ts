/**
 * Makes an email of its text: placeholders get their values, `[title]({order_link})` becomes a link. What a value holds is
 * never read as text of the email, so nobody writes into it by an odd name. Used by the server and by the preview.
 */
import { escapeHtml } from '#platform/escapeHtml.ts'
import { emailDefinitions, type EmailKind, type EmailTemplate, type Placeholder } from './emailKinds.ts'

export type EmailValues = Partial<Record<Placeholder, string>>

export interface EmailPart {
  text: string
  href?: string
}

export interface FilledTemplate {
  subject: string
  /** Paragraphs of lines of parts. */
  paragraphs: EmailPart[][][]
}

const token = /\[([^\][\n]+)\]\(\{(\w+)\}\)|\{(\w+)\}/g
const urlPattern = /https?:\/\/[^\s<>"]+/g

/** Names in braces that this email knows nothing of. */
export function unknownPlaceholders(kind: EmailKind, { subject, text }: EmailTemplate): string[] {
  const known: readonly string[] = emailDefinitions[kind].placeholders
  const named = [...`${subject}\n${text}`.matchAll(token)].map(([, , linked, plain]) => linked ?? plain ?? '')
  return [...new Set(named.filter((name) => !known.includes(name)))]
}

/** A line all of whose placeholders are empty is left out, and a paragraph without lines as well. */
export function fillTemplate({ subject, text }: EmailTemplate, values: EmailValues): FilledTemplate {
  const paragraphs = text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').flatMap((line) => fillLine(line, values)))
    .filter((lines) => lines.length > 0)
  const [first = []] = fillLine(subject, values)
  return {
    subject: first
      .map((part) => part.text)
      .join('')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    paragraphs,
  }
}

function fillLine(line: string, values: EmailValues): EmailPart[][] {
  const lookup = new Map(Object.entries(values))
  const lines: EmailPart[][] = [[]]
  const put = (part: EmailPart) => {
    if (part.text !== '') lines.at(-1)?.push(part)
  }
  let at = 0
  let named = 0
  let empty = 0
  for (const found of line.matchAll(token)) {
    const [whole, title, linked, plain] = found
    const name = linked ?? plain ?? ''
    const value = lookup.get(name) ?? ''
    put({ text: line.slice(at, found.index) })
    at = found.index + whole.length
    named += 1
    if (value === '') empty += 1
    else if (title) put({ text: title, href: value })
    else if (/_links?$|_address$/.test(name)) putLinks(value, lines, put)
    else putLines(value, lines, put)
  }
  put({ text: line.slice(at) })
  if (named > 0 && named === empty) return []
  return lines.filter((parts) => parts.some((part) => part.text.trim() !== ''))
}

/** A value of several lines makes several lines of the email. */
function putLines(value: string, lines: EmailPart[][], put: (part: EmailPart) => void): void {
  for (const [index, row] of value.split('\n').entries()) {
    if (index > 0) lines.push([])
    put({ text: row })
  }
}

/** Only values that are made of URLs have them as links: a name that looks like one stays text. */
function putLinks(value: string, lines: EmailPart[][], put: (part: EmailPart) => void): void {
  for (const [index, row] of value.split('\n').entries()) {
    if (index > 0) lines.push([])
    let at = 0
    for (const found of row.matchAll(urlPattern)) {
      put({ text: row.slice(at, found.index) })
      put({ text: found[0], href: found[0] })
      at = found.index + found[0].length
    }
    put({ text: row.slice(at) })
  }
}

/** The email for programs without HTML: a link shows its URL. */
export function emailAsText({ paragraphs }: FilledTemplate): string {
  const partText = ({ text, href }: EmailPart) => (href && href !== text ? `${text}: ${href}` : text)
  return paragraphs.map((lines) => lines.map((parts) => parts.map(partText).join('')).join('\n')).join('\n\n')
}

export function emailAsHtml({ paragraphs }: FilledTemplate): string {
  const partHtml = ({ text, href }: EmailPart) =>
    href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text)
  const inside = paragraphs
    .map((lines) => `<p>${lines.map((parts) => parts.map(partHtml).join('')).join('<br>')}</p>`)
    .join('\n')
  return `<div style="max-width:34em;margin:0 auto;font:16px/1.5 system-ui,sans-serif">\n${inside}\n</div>`
}
