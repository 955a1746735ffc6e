/** Where comments stand that no block places: at the end of every entry whose readers may comment. */
import type { Block } from '#blocks/block.ts'
import type { Platform } from '#platform/context.ts'
import { remembered } from '#platform/database/remembered.ts'
import { listTypes } from './postTypes.ts'
import type { Post } from './schema.ts'

const rememberedTypes = remembered(({ db, siteId }) => listTypes(db, siteId))

const commentsBlock: Block = { id: 'comments000', type: 'comments', state: {}, children: [] }

/**
 * Returns the block to draw after the post's own, or nothing: where the post closes its comments, where its type has none
 * and it does not open them itself, and where its page places them already.
 * @param shown every block of the page
 */
export async function commentsAfter(platform: Platform, post: Post | null, shown: readonly Block[], version?: number): Promise<Block[]> {
  if (!post || post.status === 'private' || holdsComments(shown)) return []
  const said = post.metas.find(({ name }) => name === 'comments_state')?.value
  if (said === 'closed') return []
  if (said === 'open') return [commentsBlock]
  const type = (await rememberedTypes(platform, { version })).find(({ slug }) => slug === post.type)
  return type?.has_comments ? [commentsBlock] : []
}

function holdsComments(blocks: readonly Block[]): boolean {
  return blocks.some((block) => typeof block === 'object' && block !== null && (block.type === 'comments' || (Array.isArray(block.children) && holdsComments(block.children))))
}
