/** What rules may ask about a page. */
import type { Audience, RuleContext } from '#rules/evaluate.ts'
import type { Post } from '../schema.ts'

/** What of a post rules may ask about. */
type AskedPost = Pick<
  Post,
  'id' | 'type' | 'status' | 'category' | 'category_slug' | 'parent_id' | 'metas' | 'tags'
>

export interface RuleQuestion {
  post: AskedPost | null
  path: string
  audience: Audience
}

/** @param region where on the page: before, after, editor, layout; `content` for the post's own blocks */
export function ruleContextOf({ post, path, audience }: RuleQuestion, region: string): RuleContext {
  return {
    post_type: post?.type ?? null,
    post_id: post?.id ?? null,
    post_status: post?.status ?? null,
    post_category: [post?.category, post?.category_slug].filter((name) => typeof name === 'string'),
    location: region,
    post_parent: post?.parent_id ?? null,
    metas: new Map(post?.metas.map((meta) => [meta.name, meta.value])),
    url: path,
    tags: post?.tags ?? [],
    ...audience,
  }
}
