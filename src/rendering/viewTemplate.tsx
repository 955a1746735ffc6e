/** Which of the theme's templates a post is drawn with, and what the template shows beside the blocks. */
import type { ReactNode } from 'react'
import type { ProductListData } from '#blocks/product-list/data.ts'
import type { SourceContext } from '#blocks/source.ts'
import { ofType, pictureOf, postsShown, textOfBlocks } from '#features/content/index.ts'
import type { Post } from '#features/content/schema.ts'
import { namesOf } from '#features/people/index.ts'
import { showing } from '#platform/database/shown.ts'
import {
  Article,
  PagePost,
  ProductPost,
  type NeighbourLink,
  type PostContext,
} from '#themes/default/index.tsx'
import type { Content } from './pageContent.tsx'
import { rawHtml } from './rawHtml.tsx'
import { productCards } from './productCards.ts'

export interface TemplateContext {
  author: string | null
  related: ProductListData | null
  previous: NeighbourLink | null
  next: NeighbourLink | null
}

const nothing: TemplateContext = { author: null, related: null, previous: null, next: null }
const wordsPerMinute = 220

/** Articles name their author, products show their neighbours. */
export async function templateContext(post: Post | null, context: SourceContext): Promise<TemplateContext> {
  if (post?.type === 'post') {
    const [names, previous, next] = await Promise.all([
      post.created_by ? namesOf(context.db, [post.created_by]) : null,
      neighbour(post, context, 'previous'),
      neighbour(post, context, 'next'),
    ])
    return { ...nothing, author: names?.get(post.created_by ?? '')?.name ?? null, previous, next }
  }
  if (post?.type === 'product') {
    return {
      ...nothing,
      related: await productCards(context, {
        limit: 4,
        category: post.category_slug ?? undefined,
        except: post.id,
      }),
    }
  }
  return nothing
}

/** The entry published next before or after a post. */
async function neighbour(
  post: Post,
  { db, platform }: SourceContext,
  side: 'previous' | 'next',
): Promise<NeighbourLink | null> {
  if (!post.publish_at) return null
  const asked = db
    .selectFrom('live')
    .select(['title', 'url'])
    .where('type', '=', post.type)
    .where('status', '=', 'published')
    .where('publish_at', '<=', platform.clock.now())
    .where('post_id', '<>', post.id)
    .where('publish_at', side === 'previous' ? '<' : '>', new Date(post.publish_at))
    .orderBy('publish_at', side === 'previous' ? 'desc' : 'asc')
    .limit(1)
  const found = await showing(
    [postsShown],
    () => asked.executeTakeFirst(),
    () => [ofType(post.type)],
  )
  return found ?? null
}

/** Whole minutes that reading a text takes: that of the post itself, not of what readers wrote below it. */
function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)
  return Math.max(1, Math.round((words?.length ?? 0) / wordsPerMinute))
}

export function viewTemplate(
  post: Post | null,
  content: Content,
  timeZone: string,
  { author, related, previous, next }: TemplateContext,
): ReactNode {
  // A static page renders only its snippets (F-PUB-08).
  if (!post) return rawHtml(content.html)
  const { image } = post
  // A picture that stands in the text is not shown above it as well.
  const isLead = post.metas.some(({ name }) => name === 'image') && image !== pictureOf([], post.value)
  const context: PostContext = {
    title: post.title,
    description: post.description,
    date: post.publish_at ?? post.created_at,
    timeZone,
    author,
    image:
      image && isLead
        ? {
            url: image,
            alt: post.metas.find(({ name }) => name === 'image_alt')?.value ?? '',
            width: null,
            height: null,
          }
        : null,
    terms:
      post.category_slug && post.category_title
        ? [{ title: post.category_title, url: `/p/category/${post.category_slug}` }]
        : [],
    minutes: post.type === 'post' ? readingMinutes(textOfBlocks(post.value)) : 0,
    previous,
    next,
    before: area('before-content', content.before),
    after: area('after-content', content.after),
    children: rawHtml(content.html),
  }
  if (post.type === 'post') return <Article {...context} />
  if (post.type === 'product') return <ProductPost {...context} related={related} />
  return <PagePost {...context} isEntry={post.type !== 'page'} hasHeading={/<h1[\s>]/.test(content.html)} />
}

/** The areas before and after the content, for extra elements (F-PUB-07). */
export function area(name: string, html: string): ReactNode {
  return html ? <div className={`${name} flow`}>{rawHtml(html)}</div> : null
}
