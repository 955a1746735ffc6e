/** Cards of posts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { examplePosts } from '../exampleData.ts'
import type { PostListData } from './data.ts'

export const postList = defineBlock({
  type: 'post-list',
  label: 'Post list',
  icon: 'newspaper',
  category: 'dynamic',
  keywords: ['journal', 'blog', 'articles', 'cards'],
  version: 1,
  state: z.strictObject({
    type: z.string(),
    limit: z.coerce.number().int().min(1).max(48),
    category: z.string().optional(),
    tag: z.string().optional(),
    sort: z.enum(['newest', 'oldest', 'title']).optional(),
  }),
  defaults: { type: 'post', limit: 3 },
  accepts: 'nothing',
  needs: (state, page) => ({
    source: 'content.posts',
    arguments: {
      type: state.type,
      limit: state.limit,
      category: state.category || undefined,
      tag: state.tag || undefined,
      sort: state.sort ?? 'newest',
      except: page.postId ?? undefined,
    },
  }),
  panel: [
    { name: 'type', title: 'Content type', type: 'string', placeholder: 'post', picks: 'type' },
    { name: 'limit', title: 'How many', type: 'number', min: 1, max: 48 },
    { name: 'category', title: 'Category', type: 'string', placeholder: 'Any', picks: 'category' },
    { name: 'tag', title: 'Tag', type: 'string', placeholder: 'Any' },
    {
      name: 'sort',
      title: 'Order',
      type: 'dropdown',
      values: [
        { value: 'newest', title: 'Newest first' },
        { value: 'oldest', title: 'Oldest first' },
        { value: 'title', title: 'By title' },
      ],
    },
  ],
  examples: [
    { title: 'Cards', values: { type: 'post', limit: 2 }, data: examplePosts },
    { title: 'Nothing to show', values: { type: 'post', tag: 'none' }, data: { items: [], total: 0, page: 1, pages: 0 } satisfies PostListData },
  ],
})
