import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { noneCategory } from '../../schema.ts'
import { listCategories as list } from '../taxonomies.ts'
import { categoryView } from '../../views.ts'

/** The entries of a taxonomy, 'None' first; visitors see those that hold published posts (F-TAX-01, F-EDIT-10). */
export const listCategories = operation({
  name: 'posts.categories',
  summary: 'List the categories, None first',
  method: 'GET',
  path: '/api/posts/categories',
  capability: 'public',
  input: z.strictObject({ taxonomy: z.string().max(60).default('category') }),
  output: z.array(categoryView),
  async run({ db, viewer, clock }, { taxonomy }) {
    const categories = await list(db, taxonomy, clock.now())
    return [
      noneCategory(),
      ...(viewer.can('content.list') ? categories : categories.filter(({ count }) => count > 0)),
    ]
  },
})
