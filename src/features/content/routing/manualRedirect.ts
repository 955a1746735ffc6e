/** Redirects that people store (F-ROUTE-05): checked so that none hides what a path shows, leads in a circle, or off the site unasked. */
import type { Transaction } from 'kysely'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import type { Viewer } from '#platform/viewer.ts'
import { lockUrl, addRedirect, findRedirect, isWildcard, redirectFor } from '../urls/redirects.ts'
import { problem } from '../problems.ts'
import { snippetsFor } from '../snippets/pageExtras.ts'
import { checkedUrl } from '../urls/urls.ts'
import { urlFaults } from '../texts/urlFaults.ts'

export interface AskedRedirect {
  from_path: string
  to_path: string
  code: 301 | 302 | 308
}

/** Paths that show something even while the site has no page of its own there. */
const occupied = new Map([
  ['/', () => urlFaults.home_page],
  ['/cart', () => urlFaults.cart],
  ['/search', () => urlFaults.search],
])

/** @throws Problem redirect.invalid, redirect.hides, redirect.loop (422), redirect.leaves (403) */
export async function saveManualRedirect(
  context: Platform & { viewer: Viewer },
  asked: AskedRedirect,
): Promise<AskedRedirect> {
  const { viewer } = context
  const from = checkedFrom(asked.from_path)
  const to = checkedTarget(asked.to_path, from)
  if (/^https?:/i.test(to) && !viewer.can('redirects.external')) throw problem('redirect.leaves')
  await context.transaction(async (db) => {
    await lockUrl(db, from)
    const shown = await shownAt(context, db, from)
    if (shown !== null) throw problem('redirect.hides', { path: from, shown, field: 'from_path' })
    await addRedirect(context, db, { from, to, code: asked.code })
    await guardCircle(db, from)
    await dropAllCachedPages(db, 'content')
  })
  return { from_path: from, to_path: to, code: asked.code }
}

function checkedFrom(raw: string): string {
  const from = checkedUrl(raw)
  const starAt = from.indexOf('*')
  if (starAt >= 0 && (starAt !== from.length - 1 || !from.endsWith('/*') || from === '/*')) {
    throw problem('redirect.invalid', {
      reason: urlFaults.star_in_path,
      field: 'from_path',
    })
  }
  return from
}

function checkedTarget(raw: string, from: string): string {
  const to = raw.trim()
  const isExternal = /^https?:\/\//i.test(to) && URL.canParse(to)
  if (!isExternal && !/^\/(?![/\\])[^\s\\]*$/.test(to)) {
    throw problem('redirect.invalid', {
      reason: urlFaults.target_invalid,
      field: 'to_path',
    })
  }
  const starAt = to.indexOf('*')
  if (starAt >= 0 && (!isWildcard(from) || starAt !== to.length - 1)) {
    throw problem('redirect.invalid', {
      reason: urlFaults.star_in_target,
      field: 'to_path',
    })
  }
  return to
}

/** What visitors see at a path now, or will at its time; null where it is free. */
async function shownAt({ clock }: Platform, db: Transaction<Database>, path: string): Promise<string | null> {
  const known = occupied.get(path)
  if (known !== undefined) return known()
  const page = await db.selectFrom('live').select('title').where('url', '=', path).executeTakeFirst()
  if (page) return urlFaults.page({ title: page.title })
  const snippets = await snippetsFor(db, { path, params: {}, query: new URLSearchParams() }, clock.now())
  const [still] = snippets.filter(({ type, error }) => type === 'static' && error === null)
  return still ? urlFaults.snippet({ title: still.title }) : null
}

/** More steps than any honest chain has. */
const maxSteps = 20

/** Follows the new redirect as a browser would: with a *, a path can lead back to itself by way of others. */
async function guardCircle(db: Transaction<Database>, from: string): Promise<void> {
  let path = from.replace(/\*$/, 'any-name')
  for (let step = 0; step < maxSteps; step += 1) {
    const next = (await findRedirect(db, path)) ?? (await redirectFor(db, path))
    if (!next || !next.to_path.startsWith('/')) return
    path = next.to_path.split(/[?#]/)[0] ?? '/'
  }
  throw problem('redirect.loop', { from })
}
