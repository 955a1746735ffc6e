/** Where the settings of a block hold URLs: what is a word for people is none, and in markup it is what links and pictures name. */
import { isRecord } from '#platform/isRecord.ts'

/** Words for people may begin with a slash (`/hour`), patterns of URLs do: neither is a link. */
export const wordKeys: ReadonlySet<string> = new Set([
  'text',
  'title',
  'label',
  'alt',
  'caption',
  'placeholder',
  'name',
  'description',
  'class',
  'matches',
  'rules',
  'visible_where',
])

/** Within these everything is a word. */
export const patternKeys: ReadonlySet<string> = new Set(['matches', 'rules', 'visible_where'])

/** The string itself where it is a URL of the site, and the URLs of links and pictures in markup. */
export function urlsIn(text: string, isWords: boolean): string[] {
  if (/^\/[^\s<>*]*$/.test(text)) return isWords ? [] : [text]
  return [...text.matchAll(/(?:href|src)="([^"]{1,500})"/g)].map((match) => String(match[1]))
}

/** All of a block's settings, rows of lists included. */
export function urlsOf(part: unknown, key = ''): string[] {
  if (typeof part === 'string') return urlsIn(part, wordKeys.has(key))
  if (Array.isArray(part)) return part.flatMap((item) => urlsOf(item, key))
  return isRecord(part)
    ? Object.entries(part).flatMap(([name, item]) => urlsOf(item, patternKeys.has(key) ? key : name))
    : []
}
