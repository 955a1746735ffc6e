import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { byName } from '#platform/language/sort.ts'
import { snippetFaults } from '../texts/snippetFaults.ts'

/** The layouts for pickers, 'None' first (F-EDIT-10). */
export const listLayouts = operation({
  name: 'posts.layouts',
  summary: 'List the layouts, None first',
  method: 'GET',
  path: '/api/posts/items/layout',
  capability: 'content.list',
  input: z.strictObject({}),
  output: z.array(z.object({ id: z.string(), value: z.string(), title: z.string(), slug: z.string() })),
  async run({ db }) {
    const rows = await db
      .selectFrom('live')
      .select(['post_id as id', 'post_id as value', 'title', 'slug'])
      .where('type', '=', 'layout')
      .execute()
    return [
      { id: '', value: '', title: snippetFaults.no_layout, slug: '' },
      ...rows.sort(byName(({ title }) => title)),
    ]
  },
})
