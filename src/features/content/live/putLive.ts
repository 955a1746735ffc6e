/** The live projection: what visitors' queries read. Publishing points its row at a version. */
import type { Transaction } from 'kysely'
import type { Block } from '#blocks/block.ts'
import type { Platform } from '#platform/context.ts'
import type { Database } from '#platform/database/schema.ts'
import { dropCachedPagesShowing, dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { pictureOf, textOfBlocks } from '../documents/extract.ts'
import { addRedirect, freeUrl } from '../urls/redirects.ts'
import { ofType, postsShown } from './shown.ts'
import type { StoredMeta } from '../tables.ts'

export interface LiveContent {
  postId: string
  versionId: string
  type: string
  createdBy: string | null
  title: string
  slug: string
  url: string
  description: string
  status: 'published' | 'scheduled' | 'private'
  value: Block[]
  metas: StoredMeta[]
  layout: string | null
  category: string | null
  tags: string[]
  terms: string[]
  parentId: string | null
  publishAt: Date
  unpublishAt: Date | null
}

/** Points the live row at a version; a changed URL leaves a redirect behind. */
export async function putLive(
  platform: Platform,
  db: Transaction<Database>,
  content: LiveContent,
): Promise<void> {
  const before = await db
    .selectFrom('live')
    .select(['url', 'status', 'unpublish_at'])
    .where('post_id', '=', content.postId)
    .executeTakeFirst()
  const row = {
    version_id: content.versionId,
    type: content.type,
    url: content.url,
    slug: content.slug,
    title: content.title,
    description: content.description,
    status: content.status,
    category_id: content.category,
    tags: content.tags,
    terms: content.terms,
    parent_id: content.parentId,
    created_by: content.createdBy,
    image: pictureOf(content.metas, content.value),
    publish_at: content.publishAt,
    unpublish_at: content.unpublishAt,
    updated_at: platform.clock.now(),
    text: textOfBlocks(content.value),
    is_indexed: !content.metas.some(({ name, value }) => name === 'seo_robots' && /\bnoindex\b/i.test(value)),
  }
  await db
    .insertInto('live')
    .values({ post_id: content.postId, ...row })
    .onConflict((conflict) => conflict.columns(['post_id']).doUpdateSet(row))
    .execute()
  if (content.url !== '') await freeUrl(db, content.url)
  // At `/` there is always something to see.
  if (before && before.url !== '' && before.url !== '/' && content.url !== '' && before.url !== content.url) {
    await addRedirect(platform, db, { from: before.url, to: content.url, code: 301 })
  }
  // Where URLs change, redirects do, and links of other pages may.
  if (before && before.url !== content.url) return dropAllCachedPages(db, 'content')
  const isForAll = content.status === 'published' && content.unpublishAt === null
  const wasForAll = !before || (before.status === 'published' && before.unpublish_at === null)
  const mayLinger = isForAll && wasForAll && mayLingerInLists(content.type)
  await dropCachedPagesShowing(
    db,
    [postsShown.of(content.postId), ...(mayLinger ? [] : [ofType(content.type)])],
    {
      mayLinger: false,
    },
  )
  if (mayLinger) await dropCachedPagesShowing(db, [ofType(content.type)], { mayLinger })
}

/** What a list shows of a post may be old for a moment; a price may not, nor may what is on pages by rules. */
function mayLingerInLists(type: string): boolean {
  return !['product', 'sniplet', 'component', 'layout', 'form', 'menu', 'newsletter'].includes(type)
}

/** Takes a post off the public site. */
export async function removeLive(db: Transaction<Database>, postId: string): Promise<void> {
  const gone = await db.deleteFrom('live').where('post_id', '=', postId).returning('type').executeTakeFirst()
  if (gone)
    await dropCachedPagesShowing(db, [postsShown.of(postId), ofType(gone.type)], {
      mayLinger: false,
    })
}
