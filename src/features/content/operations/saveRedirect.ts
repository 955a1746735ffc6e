import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { bumpVersion } from '#platform/database/versions.ts'
import { lockAddress } from '../address.ts'
import { problem } from '../problems.ts'
import { addRedirect } from '../redirects.ts'
import { checkedUrl } from '../urls.ts'

/** Stores a redirect from a path of the site to a path or an address of the web. Problems: redirect.loop, redirect.invalid (422). */
export const saveRedirect = operation({
  name: 'redirects.save',
  summary: 'Store a redirect',
  method: 'POST',
  path: '/api/redirects',
  capability: 'posts.publish',
  input: z.strictObject({
    from_path: z.string().min(1).max(500),
    to_path: z.string().min(1).max(1000),
    code: z.union([z.literal(301), z.literal(302), z.literal(308)]).default(301),
  }),
  output: z.object({ from_path: z.string(), to_path: z.string(), code: z.number() }),
  audit: (_, { from_path, to_path }) => ({ kind: 'redirect.saved', target: from_path, data: { to: to_path } }),
  async run(context, { from_path, to_path, code }) {
    const from = checkedUrl(from_path)
    const isExternal = /^https?:\/\//i.test(to_path) && URL.canParse(to_path)
    if (!isExternal && !/^\/(?![/\\])[^\s\\]*$/.test(to_path)) {
      throw problem('redirect.invalid', { reason: 'The target must be a path of this site or an http address.', field: 'to_path' })
    }
    await context.transaction(async (db) => {
      await lockAddress(db, context.siteId, from)
      const page = await db.selectFrom('live').select('post_id').where('site_id', '=', context.siteId).where('url', '=', from).executeTakeFirst()
      if (page) throw problem('redirect.invalid', { reason: 'There is a page at this path; a redirect would hide it.', field: 'from_path' })
      await addRedirect(context, db, { from, to: to_path, code })
      await bumpVersion(db, context.siteId, 'content')
    })
    return { from_path: from, to_path, code }
  },
})
