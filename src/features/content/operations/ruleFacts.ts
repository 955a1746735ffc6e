import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { visitor } from '#platform/viewer.ts'
import { resolvePath } from '../resolvePath.ts'
import { factsOf } from '../snippets/pageExtras.ts'

/** What rules may ask about a page as a visitor sees it: the editor says with it why a component shows there (F-PLUG-03). */
export const ruleFacts = operation({
  name: 'posts.rule_facts',
  summary: 'Read what rules may ask about the page of a path',
  method: 'GET',
  path: '/api/posts/components/facts',
  capability: 'design.write',
  input: z.strictObject({ path: z.string().min(1).max(500) }),
  output: z.object({
    is_page: z.boolean(), title: z.string(), post_type: z.string().nullable(), post_id: z.string().nullable(), post_status: z.string().nullable(),
    post_category: z.array(z.string()), post_parent: z.string().nullable(), metas: z.record(z.string(), z.string()), url: z.string(), tags: z.array(z.string()),
  }),
  async run(context, { path }) {
    const found = await resolvePath(context, path, new URLSearchParams(), { viewer: visitor })
    const post = found.kind === 'post' ? found.view.post : null
    const { metas, location: _, is_signed_in: __, store: ___, ...facts } = factsOf({ post, path, isSignedIn: false, store: null }, 'before')
    return { is_page: post !== null, title: post?.title ?? '', ...facts, post_category: [...facts.post_category], tags: [...facts.tags], metas: Object.fromEntries(metas) }
  },
})
