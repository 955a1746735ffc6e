/**
 * What the editor asks of the server first, asked while its code is still being read: the post, and the page whose look
 * the canvas wears. Small, because it comes with the shell of the dashboard.
 */
import { callEnvelope } from '#platform/client/call.ts'

type Answer = ReturnType<typeof callEnvelope>

const posts = new Map<string, Answer>()
const pages = new Map<string, Promise<string>>()

/** The page that shows what the post will look like; a post that is not saved yet wears the look of the home page. */
export const lookPathOf = (id: string | null): string => (id === null || id === 'new' ? '/' : `/user/preview/${id}`)

/** Asks for a post, or the beginning of a new one, unless that was asked ahead. */
export function askPost(id: string): Answer {
  const ahead = posts.get(id)
  posts.delete(id)
  const type = new URLSearchParams(location.search).get('type') ?? 'page'
  return ahead ?? callEnvelope('GET', `/api/posts/${id}`, { source: 'editor', ...(id === 'new' ? { type } : {}) })
}

/** Asks for the HTML of a page of the site, unless that was asked ahead. */
export function askPage(path: string): Promise<string> {
  const ahead = pages.get(path)
  pages.delete(path)
  return ahead ?? fetch(path, { credentials: 'same-origin', headers: { accept: 'text/html' } }).then((response) => response.text())
}

/** Asks for both; who needs them takes what was asked, once. A failure is told to who takes it. */
export function askAhead(id: string): void {
  const post = askPost(id)
  const path = lookPathOf(id)
  const page = askPage(path)
  posts.set(id, post)
  pages.set(path, page)
  post.catch(() => undefined)
  page.catch(() => undefined)
}
