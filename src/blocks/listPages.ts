/** Which page of a list the URL of its page asks for. */
import { elementIdOf } from './shell/elementId.ts'

const maxPages = 10_000

/** `p`, or, where the block has a name, `{name}-p`: two lists of one page are turned each by itself. */
export function pageKeyOf({ element_id }: { element_id?: string | undefined }): string {
  return element_id ? `${element_id}-p` : 'p'
}

/** Whole, from 1; whatever else is there asks for the first page. */
export function askedPage(query: URLSearchParams, key: string): number {
  const asked = Number(query.get(key) ?? 1)
  return Number.isSafeInteger(asked) && asked > 0 ? Math.min(asked, maxPages) : 1
}

/** The URL of a page of the list; `chosen` is what else the list is asked with. */
export function pageHref(
  path: string,
  { element_id }: { element_id?: string | undefined },
  page: number,
  chosen: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(Object.entries(chosen).filter(([, value]) => value !== ''))
  if (page > 1) query.set(pageKeyOf({ element_id }), String(page))
  return `${path}${query.size > 0 ? `?${query}` : ''}${element_id ? `#${elementIdOf(element_id)}` : ''}`
}
