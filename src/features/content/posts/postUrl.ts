/** Which URL a post gets on save: its own, one made of its slug and type, or one made of its title. */
import { sql } from 'kysely'
import { siteLanguage } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import { visibleNow } from '../live/liveRows.ts'
import { mayReadHidden } from '../rights.ts'
import type { PostTypeDefinition } from '../schema.ts'
import { typeOf } from '../types/postTypes.ts'
import { currentRow } from './readPost.ts'
import { lockUrl } from '../urls/redirects.ts'
import { checkedUrl, formerSlugOf, isReserved, slugEffect, slugOf } from '../urls/urls.ts'
import { urlFaults } from '../texts/urlFaults.ts'

export interface PermalinkRequest {
  postId: string
  type: PostTypeDefinition
  title: string
  /** What the save sent; undefined: nothing. */
  url: string | undefined
  slug: string | undefined
  /** What the post had before; null for a new one. */
  before: { url: string; slug: string; title: string } | null
  parentUrl: string | null
  /** Of the site. */
  language: string
  /** True: it stays as it was, whatever the title is now. */
  keepsUrl: boolean
  /** True: it is below another post than before. */
  hasMoved: boolean
  /** Who saves: a page that is hidden from them is not named. */
  viewer: Viewer
  now: Date
}

/** Where the language of the site is asked for. */
type Site = Pick<Platform, 'config' | 'clock'> & { db: Db }

/** What a URL is made of. */
type TitleRequest = Pick<PermalinkRequest, 'postId' | 'type' | 'title' | 'parentUrl' | 'language'>

/**
 * The URL is the post's until the end of the transaction: of two savers that want one, the second waits for the first.
 * @throws Problem post.url_taken, post.url_reserved, post.url_invalid
 */
export async function permalinkFor(
  db: Db,
  question: PermalinkRequest,
): Promise<{ url: string; slug: string }> {
  const { type, title, before } = question
  if (before && question.keepsUrl) return { url: before.url, slug: before.slug }
  const sentUrl =
    question.url !== undefined && question.url !== '' && question.url !== before?.url
      ? question.url
      : undefined
  const sentSlug =
    question.slug !== undefined && question.slug !== '' && question.slug !== before?.slug
      ? question.slug
      : undefined
  if (type.url_pattern === '')
    return { url: '', slug: checkedSlug(sentSlug ?? before?.slug ?? slugOf(title, question.language)) }
  if (sentUrl !== undefined) {
    const url = checkedUrl(sentUrl)
    await requireFree(db, url, question)
    return { url, slug: url === '/' ? 'home' : (url.split('/').at(-1) ?? '') }
  }
  if (sentSlug !== undefined) {
    const slug = checkedSlug(sentSlug)
    const url = checkedUrl(pathOf(question, slug))
    await requireFree(db, url, question)
    return { url, slug }
  }
  if (before && question.hasMoved && before.url !== '' && before.url !== '/') {
    const url = checkedUrl(pathOf(question, before.slug))
    await requireFree(db, url, question)
    return { url, slug: before.slug }
  }
  if (before && (await followsTitle(db, question, before))) return derived(db, question)
  if (before && before.url !== '') {
    await requireFree(db, before.url, question)
    // Not `before` itself: it is a whole version at run time, and all of it would be taken over by the new one.
    return { url: before.url, slug: before.slug }
  }
  return derived(db, question)
}

/**
 * True where the URL was made of a title that has changed since, and nobody has seen it: pages are often written
 * before they are named. From the first publishing on it stays until it is changed by hand.
 */
async function followsTitle(
  db: Db,
  question: TitleRequest,
  before: { url: string; slug: string; title: string },
): Promise<boolean> {
  const { language } = question
  const isMadeOf = (stem: string) =>
    before.slug.startsWith(stem) && /^(-\d+)?$/.test(before.slug.slice(stem.length))
  const slug = slugOf(before.title, language)
  const isMadeOfTitle =
    [slug, slugOf(before.title), formerSlugOf(before.title)].some(isMadeOf) &&
    before.url === pathOf(question, before.slug)
  if (!isMadeOfTitle || slugOf(question.title, language) === slug) return false
  const shown = await db
    .selectFrom('post_version')
    .select('id')
    .where('post_id', '=', question.postId)
    .where('is_working', '=', false)
    .where('status', 'not in', ['draft', 'pending'])
    .limit(1)
    .executeTakeFirst()
  return shown === undefined
}

/** Where a save would put a post as it is written now: the URL of what nobody has seen yet may follow its title. */
export async function permalinkOfDraft(
  { db, ...site }: Site,
  before: { id: string; type: string; url: string; slug: string; title: string },
  { title, parentId }: { title: string; parentId: string | null },
): Promise<{ url: string; slug: string }> {
  const { url, slug } = before
  if (url === '' || title === before.title) return { url, slug }
  const parent = parentId && (await currentRow(db, parentId))
  const question = {
    postId: before.id,
    type: await typeOf(db, before.type),
    title,
    parentUrl: parent ? parent.url : null,
    language: await siteLanguage({ db, ...site }),
  }
  return (await followsTitle(db, question, before)) ? derived(db, question) : { url, slug }
}

function checkedSlug(raw: string): string {
  const slug = slugEffect(raw)
  const reason = slug.startsWith('null')
    ? urlFaults.starts_with_null
    : slug.includes('/')
      ? urlFaults.holds_slash
      : null
  if (reason) throw problem('post.url_invalid', { url: slug, reason, field: 'slug' })
  return slug
}

function pathOf({ type, parentUrl }: TitleRequest, slug: string): string {
  if (parentUrl && parentUrl !== '/') return `${parentUrl}/${slug}`
  return type.url_pattern.replace('{slug}', slug)
}

/** A URL of the title; a number is added where it is taken or reserved. */
async function derived(db: Db, question: TitleRequest): Promise<{ url: string; slug: string }> {
  const stem = slugOf(question.title, question.language)
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? stem : `${stem}-${count}`
    const path = pathOf(question, slug)
    if (count === 1 && isReserved(path)) continue
    const url = checkedUrl(path)
    if (await holderOf(db, url, question.postId)) continue
    await lockUrl(db, url)
    if (!(await holderOf(db, url, question.postId))) return { url, slug }
  }
}

async function requireFree(db: Db, url: string, { postId, viewer, now }: PermalinkRequest): Promise<void> {
  await lockUrl(db, url)
  const holder = await holderOf(db, url, postId)
  if (!holder?.isLive) return
  const isSeen = await db
    .selectFrom('live')
    .innerJoin('post', (join) => join.onRef('post.id', '=', 'live.post_id'))
    .select(['post.type', 'post.created_by', sql<boolean>`${visibleNow(now)}`.as('is_public')])
    .where('live.post_id', '=', holder.id)
    .executeTakeFirst()
  if (isSeen && (isSeen.is_public || mayReadHidden(viewer, isSeen.type, isSeen.created_by))) {
    throw problem('post.url_taken', {
      url,
      by: urlFaults.quoted({ title: holder.title }),
      title: holder.title,
      post_id: holder.id,
      field: 'url',
    })
  }
  throw problem('post.url_taken', { url, by: urlFaults.another_page, field: 'url' })
}

/** The other post that has this URL, live or in its newest version. */
async function holderOf(
  db: Db,
  url: string,
  postId: string,
): Promise<{ id: string; title: string; isLive: boolean } | undefined> {
  const live = await db
    .selectFrom('live')
    .select(['post_id as id', 'title'])
    .where('url', '=', url)
    .where('post_id', '<>', postId)
    .executeTakeFirst()
  if (live) return { ...live, isLive: true }
  const draft = await db
    .selectFrom('post_version as v')
    .innerJoin('post as p', (join) => join.onRef('p.id', '=', 'v.post_id'))
    .select(['p.id', 'v.title'])
    .where('v.url', '=', url)
    .where('v.post_id', '<>', postId)
    .where('v.is_working', '=', false)
    .whereRef('v.number', '=', 'p.current_number')
    .where('p.trashed_at', 'is', null)
    .executeTakeFirst()
  return draft && { ...draft, isLive: false }
}
