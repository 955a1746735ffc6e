/** What is at the end of an entry without being placed there: a product that has no page of its own making, the fields of its type, and comments where readers may write. */
import type { Block } from '#blocks/block.ts'
import type { Platform } from '#platform/context.ts'
import { isSecretName } from './typedMetas.ts'
import { cachedTypes } from './postTypes.ts'
import type { PostTypeDefinition, Post } from '../schema.ts'

const fieldsBlock: Block = { id: 'fields00000', type: 'fields', state: {}, children: [] }
const productBlock: Block = { id: 'product0000', type: 'product', state: { product_id: '' }, children: [] }
const commentsBlock: Block = { id: 'comments000', type: 'comments', state: {}, children: [] }

/**
 * Returns the blocks to draw after the post's own; each only where the page does not place it already.
 * @param shown every block of the page
 */
export async function partsAfter(
  platform: Platform,
  post: Post | null,
  shown: readonly Block[],
): Promise<Block[]> {
  if (!post) return []
  const type = (await cachedTypes(platform, {})).find(({ slug }) => slug === post.type)
  return [
    ...(post.type === 'product' && post.value.length === 0 && !sells(shown) ? [productBlock] : []),
    ...(showsFields(post, type) && !holds(shown, 'fields') ? [fieldsBlock] : []),
    ...(takesComments(post, type) && !holds(shown, 'comments') ? [commentsBlock] : []),
  ]
}

/** A type that was drawn in the browser has a page that shows what is filled in; a layout says itself what it shows. */
function showsFields(post: Post, type: PostTypeDefinition | undefined): boolean {
  return (
    type !== undefined &&
    !type.is_system &&
    post.layout_post === null &&
    type.fields.some(({ name }) => !isSecretName(name))
  )
}

function takesComments(post: Post, type: PostTypeDefinition | undefined): boolean {
  if (post.status === 'private') return false
  const said = post.metas.find(({ name }) => name === 'comments_state')?.value
  return said === 'open' || (said !== 'closed' && type?.has_comments === true)
}

/** A product that was made by a call, without a page of its own making, is bought all the same. */
function sells(blocks: readonly Block[]): boolean {
  return ['product', 'product-add'].some((type) => holds(blocks, type))
}

function holds(blocks: readonly Block[], type: string): boolean {
  return blocks.some(
    (block) =>
      typeof block === 'object' &&
      block !== null &&
      (block.type === type || (Array.isArray(block.children) && holds(block.children, type))),
  )
}
