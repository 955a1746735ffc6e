/** The URLs of previews, and where a link in one leads. */
import type { Reader } from './previewChoices.ts'

export interface ShownPage {
  /** null: the published page of a path, which has no draft that the viewer may see. */
  id: string | null
  /** Its URL without the bar. */
  path: string
  title: string
}

const origin = () => location.origin

/** The same preview, seen as somebody else. */
export function seenAs(href: string, as: Reader): string {
  const url = new URL(href, origin())
  if (as === 'me') url.searchParams.delete('as')
  else url.searchParams.set('as', as)
  return url.pathname + url.search + url.hash
}

export const draftPath = (id: string, as: Reader): string =>
  seenAs(`/user/preview/${encodeURIComponent(id)}`, as)

/** The preview of the page at a path of the site. */
export function pathPreview(url: URL, as: Reader): string {
  const query = new URLSearchParams({ path: url.pathname + url.search })
  return seenAs(`/user/preview/page?${query}${url.hash}`, as)
}

export const isPreviewPath = (path: string): boolean => path.startsWith('/user/preview/')

/** What a frame shows that was led to this URL of a preview. */
export function pageAt(href: string, title: string): ShownPage {
  const { pathname, search, searchParams } = new URL(href)
  const id = /^\/user\/preview\/([0-9a-f-]{36})$/i.exec(pathname)?.[1] ?? null
  return { id, path: id ? pathname + search : (searchParams.get('path') ?? '/'), title }
}

export type Lead = { kind: 'inside' | 'outside'; url: string } | null

/** Where a link leads; null: the page itself sees to it. */
export function leadOf(link: HTMLAnchorElement, as: Reader): Lead {
  const written = link.getAttribute('href')
  if (!written || written.startsWith('#') || link.hasAttribute('download')) return null
  const url = new URL(link.href)
  if (!/^https?:$/.test(url.protocol)) return null
  if (url.origin !== origin() || /^\/(user|api|assets|media)(\/|$)/.test(url.pathname)) {
    // A page of a list is written as `?p=2`, from the URL of the preview.
    return isPreviewPath(url.pathname)
      ? { kind: 'inside', url: seenAs(url.href, as) }
      : { kind: 'outside', url: url.href }
  }
  return { kind: 'inside', url: pathPreview(url, as) }
}
