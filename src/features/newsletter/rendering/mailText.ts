/** Rich text of blocks as emails can show it: whole URLs, styles at each element; and its twin in plain text. */
import sanitizeHtml, { type Attributes } from 'sanitize-html'
import { linkSchemes } from '#blocks/shell/safeUrl.ts'
import { mailUrl } from './mailUrl.ts'
import { styleOf, type Tone } from './mailStyle.ts'

const inline = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'small',
  'br',
  'code',
  'mark',
  'a',
]

/** @param color of the links */
export function mailHtml(html: string, siteUrl: string, tone: Tone): string {
  const link = (_tag: string, { href }: Attributes) => {
    const whole = mailUrl(siteUrl, href ?? '')
    return whole === null
      ? { tagName: 'span', attribs: {} }
      : {
          tagName: 'a',
          attribs: {
            href: whole,
            ...(tone.isOwn ? {} : { class: 'm-link' }),
            style: `color:${tone.accent};text-decoration:underline`,
          },
        }
  }
  const styled = (style: string) => (tagName: string) => ({ tagName, attribs: { style } })
  return sanitizeHtml(html, {
    allowedTags: [...inline, 'span', 'ul', 'ol', 'li', 'p'],
    allowedAttributes: {
      a: ['href', 'style', 'class'],
      ol: ['start', 'style'],
      '*': ['style', 'lang', 'dir'],
    },
    allowedSchemes: linkSchemes,
    transformTags: {
      a: link,
      ul: styled('margin:0;padding:0 0 0 24px'),
      ol: (tagName, { start }) => ({
        tagName,
        attribs: { style: 'margin:0;padding:0 0 0 24px', ...(start ? { start } : {}) },
      }),
      li: styled('margin:0 0 6px'),
      p: styled('margin:0 0 12px'),
      code: styled(styleOf({ 'font-family': 'Consolas, Menlo, monospace', 'font-size': '0.92em' })),
    },
  })
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
}

/** A link keeps its URL in brackets, a list its marks. */
export function mailPlain(html: string, siteUrl: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: ['a', 'br', 'ul', 'ol', 'li', 'p'],
    allowedAttributes: { a: ['href'] },
  })
  const numbers: (number | null)[] = []
  const text = clean.replace(
    /<(\/?)(\w+)(?: href="([^"]*)")?[^>]*>/g,
    (_whole, close: string, tag: string) => {
      if (tag === 'br') return '\n'
      if (tag === 'p') return close ? '\n\n' : ''
      if (tag === 'ul' || tag === 'ol') {
        if (close) numbers.pop()
        else numbers.push(tag === 'ol' ? 0 : null)
        return close && numbers.length === 0 ? '\n' : ''
      }
      if (tag !== 'li' || close) return _whole
      const number = numbers.at(-1)
      if (typeof number === 'number') numbers[numbers.length - 1] = number + 1
      return `\n${'  '.repeat(Math.max(0, numbers.length - 1))}${typeof number === 'number' ? `${number + 1}.` : '-'} `
    },
  )
  return text
    .replace(/<a(?: href="([^"]*)")?>(.*?)<\/a>/gs, (_whole, href: string | undefined, words: string) => {
      const whole = mailUrl(siteUrl, decoded(href ?? ''))
      return whole === null || whole === decoded(words) ? words : `${words} (${whole})`
    })
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/[^\S\n]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (whole, name: string) => entities[name] ?? whole)
