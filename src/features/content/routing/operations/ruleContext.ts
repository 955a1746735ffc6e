import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { visitor } from '#platform/viewer.ts'
import { anybody } from '#rules/evaluate.ts'
import { resolvePath } from '../resolvePath.ts'
import { ruleContextOf } from '../../documents/ruleContext.ts'

/** What rules may ask about a page as a visitor sees it: the editor says with it why a component shows there (F-PLUG-03). */
export const ruleContext = operation({
  name: 'posts.rule_context',
  summary: 'Read what rules may ask about the page of a path',
  method: 'GET',
  path: '/api/posts/components/rule-context',
  capability: 'content.list',
  input: z.strictObject({ path: z.string().min(1).max(500) }),
  output: z.object({
    is_page: z.boolean(),
    title: z.string(),
    post_type: z.string().nullable(),
    post_id: z.string().nullable(),
    post_status: z.string().nullable(),
    post_category: z.array(z.string()),
    post_parent: z.string().nullable(),
    metas: z.record(z.string(), z.string()),
    url: z.string(),
    tags: z.array(z.string()),
  }),
  async run(context, { path }) {
    const found = await resolvePath(context, path, new URLSearchParams(), { viewer: visitor })
    const post = found.kind === 'post' ? found.view.post : null
    const { metas, post_category, tags, post_type, post_id, post_status, post_parent, url } = ruleContextOf(
      { post, path, audience: anybody },
      '',
    )
    return {
      is_page: post !== null,
      title: post?.title ?? '',
      post_type,
      post_id,
      post_status,
      post_parent,
      url,
      post_category: [...post_category],
      tags: [...tags],
      metas: Object.fromEntries(metas),
    }
  },
})
