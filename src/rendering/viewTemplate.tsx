/** Which of the theme's templates a post is drawn with, and what the template shows beside the blocks. */
import type { ReactNode } from 'react'
import type { ProductListData } from '#blocks/product-list/data.ts'
import type { SourceContext } from '#blocks/source.ts'
import type { Post } from '#features/content/schema.ts'
import { namesOf } from '#features/people/index.ts'
import { Article, PagePost, ProductPost, type PostFacts } from '#themes/default/index.tsx'
import type { Content } from './pageContent.tsx'
import { rawHtml } from './rawHtml.tsx'
import { productCards } from './systemPages.tsx'

export interface TemplateFacts {
  author: string | null
  related: ProductListData | null
}

/** Articles name their author, products show their neighbours. */
export async function templateFacts(post: Post | null, context: SourceContext): Promise<TemplateFacts> {
  if (post?.type === 'post' && post.created_by) {
    const names = await namesOf(context.db, context.platform.siteId, [post.created_by])
    return { author: names.get(post.created_by)?.name ?? null, related: null }
  }
  if (post?.type === 'product') {
    return { author: null, related: await productCards(context, { limit: 4, category: post.category_slug ?? undefined, except: post.id }) }
  }
  return { author: null, related: null }
}

export function viewTemplate(post: Post | null, content: Content, { author, related }: TemplateFacts): ReactNode {
  // A static page renders only its snippets (F-PUB-08).
  if (!post) return rawHtml(content.html)
  const facts: PostFacts = {
    title: post.title,
    description: post.description,
    date: post.publish_at ?? post.created_at,
    author,
    image: post.image ? { url: post.image, alt: '', width: null, height: null } : null,
    terms: post.category_slug && post.category_title ? [{ title: post.category_title, url: `/p/category/${post.category_slug}` }] : [],
    before: area('before-content', content.before),
    after: area('after-content', content.after),
    children: rawHtml(content.html),
  }
  if (post.type === 'post') return <Article {...facts} />
  if (post.type === 'product') return <ProductPost {...facts} related={related} />
  return <PagePost {...facts} hasHeading={/<h1[\s>]/.test(content.html)} />
}

/** The areas before and after the content, for extra elements (F-PUB-07). */
function area(name: string, html: string): ReactNode {
  return html ? <div className={`${name} flow`}>{rawHtml(html)}</div> : null
}
