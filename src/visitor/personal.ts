/** What is about this one visitor: the account link, the Edit control, the cart's count. Pages are cached without it. */
import { call } from '#platform/client/call.ts'
import { sessionEndOf, watchSession } from '#platform/client/sessionTimer.ts'
import { common } from '#ui/texts/common.ts'
import { element } from './element.ts'
import { visitor } from './texts/visitor.ts'

interface Me {
  id: string
  name: string
  capabilities: string[]
}

const cookie = (name: string): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null

/** A preview as a visitor sees it knows nobody, and has a cart of its own (`#platform/http/previewReader.ts`). */
const cookiePrefix = (): string =>
  /^\/user\/preview\/.*[?&]as=visitor/.test(location.pathname + location.search) ? 'preview_' : ''

let asking: Promise<Me | null> | null = null

/** Asks once per load, and only where the hint cookie says that somebody is signed in. */
function me(): Promise<Me | null> {
  if (sessionEndOf(document.cookie) === null || cookiePrefix()) return Promise.resolve(null)
  // Without an answer the page is what a visitor sees.
  asking ??= call<Me | null>('GET', '/api/users/me').catch(() => null)
  return asking
}

/** F-PUB-09, A-28: the creator, and who may edit the posts of others. */
export function mayEdit(
  viewer: Pick<Me, 'id' | 'capabilities'> | null,
  authorId: string | undefined,
): boolean {
  if (!viewer) return false
  return viewer.id === authorId || viewer.capabilities.includes('posts.edit_others')
}

/** `/user/editor/{id}`; `new` where the post has no id. */
export const editUrl = (postId: string | undefined): string => `/user/editor/${postId || 'new'}`

/** Fills in the header and sets the Edit control for the page that stands now. */
export async function showPersonal(): Promise<void> {
  showCartCount(cartCount())
  const viewer = await me()
  document.querySelector('.edit-controls')?.remove()
  if (!viewer) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    link.href = '/user'
    ;(link.querySelector('span') ?? link).textContent = viewer.name || visitor.account
  }
  const { post, author } = document.getElementById('content')?.dataset ?? {}
  if (!mayEdit(viewer, author) || (!post && !author)) return
  // A landmark of its own: what stands outside of one is missed by who jumps between them.
  const place = element('nav', '', document.body)
  place.className = 'edit-controls'
  place.setAttribute('aria-label', visitor.editing)
  const control = element('a', common.edit, place)
  control.className = 'edit-control'
  control.href = editUrl(post)
}

/** As the readable cookie has it. */
export const cartCount = (): number => Number(cookie(`${cookiePrefix()}plinth_cart`) ?? 0)

export function showCartCount(count: number): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-cart-count]')) {
    place.textContent = String(count)
    place.hidden = !(count > 0)
  }
}

/** When the session ends, what is personal leaves the page. */
export function startSessionWatch(): void {
  const tools = {
    cookies: () => document.cookie,
    now: () => Date.now(),
    setTimer(run: () => void, delayMs: number) {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
  }
  if (sessionEndOf(document.cookie) !== null) watchSession(tools, () => location.reload())
}
