/**
 * What the editor asks of the server first: the post, and the page whose look the canvas wears. The head of the page asks
 * for both before any script is there; the URLs are the same here and there.
 */
import { takeAsked } from '#platform/client/asked.ts'
import { call, callEnvelope } from '#platform/client/call.ts'

const typeAsked = (): string => new URLSearchParams(location.search).get('type') ?? 'page'

/** The page that shows what the post will look like, without its blocks. */
export const lookPathOf = (id: string | null, type = typeAsked()): string =>
  id === null || id === 'new' ? `/user/preview/new?look&type=${type}` : `/user/preview/${id}?look`

/** What all blocks may show of the site: known before they are drawn, or each is drawn twice. */
const factsPath = '/api/init'

const postPathOf = (id: string): string => `/api/posts/${id}`
const postInput = (id: string, type = typeAsked()) => ({
  source: 'editor',
  ...(id === 'new' ? { type } : {}),
})

/** The URLs that the editor of a post asks for first. */
export function askedOf(id: string, type = 'page'): string[] {
  return [
    `${postPathOf(id)}?${new URLSearchParams(postInput(id, type)).toString()}`,
    lookPathOf(id, type),
    factsPath,
  ]
}

/** Asks for a post, or the beginning of a new one. */
export function askPost(id: string): ReturnType<typeof callEnvelope> {
  return callEnvelope('GET', postPathOf(id), postInput(id), { taken: takeAsked })
}

/** Asks for what blocks show of the site. */
export function askSiteContext(): Promise<unknown> {
  return call<unknown>('GET', factsPath, undefined, { taken: takeAsked })
}

/** Asks for the HTML of a page of the site. */
export async function askPage(path: string): Promise<string> {
  const answer =
    (await takeAsked(path)) ??
    (await fetch(path, { credentials: 'same-origin', headers: { accept: 'text/html' } }))
  return answer.text()
}
