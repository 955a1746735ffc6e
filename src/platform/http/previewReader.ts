/**
 * Calls that come from a preview which is seen as somebody else (`/user/preview/…?as=visitor`, `?as=member`). The browser
 * sends the session of the writer with them; they are answered as that other person would be. The page is known by the
 * `Referer`: it can only take rights away.
 */
import type { IncomingMessage } from 'node:http'

export interface PreviewReader {
  /** Put before the name of each cookie that is read or set: a visitor in a preview has a cart of their own, and no session. */
  cookiePrefix: string
  /** The role that a call acts with at most. */
  seenAs?: 'member'
}

const oneself: PreviewReader = { cookiePrefix: '' }

export function previewReader({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): PreviewReader {
  const from = headers.referer
  // The page itself is drawn for the writer: a visitor may not see the draft.
  if (!from || !url?.startsWith('/api/') || !URL.canParse(from)) return oneself
  const { pathname, searchParams } = new URL(from)
  if (!pathname.startsWith('/user/preview/')) return oneself
  const as = searchParams.get('as')
  if (as === 'visitor') return { cookiePrefix: 'preview_' }
  return as === 'member' ? { cookiePrefix: '', seenAs: 'member' } : oneself
}
