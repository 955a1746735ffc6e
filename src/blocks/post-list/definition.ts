/** Entries of any content type: which, in what order, how they look, and their pages. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { examplePosts } from '../exampleData.ts'
import { pageKeyOf } from '../listPages.ts'
import type { PostListData } from './data.ts'

export const postList = defineBlock({
  type: 'post-list',
  label: 'Post list',
  icon: 'newspaper',
  category: 'dynamic',
  keywords: ['journal', 'blog', 'articles', 'cards', 'archive'],
  version: 1,
  state: z.strictObject({
    type: z.string(),
    limit: z.coerce.number().int().min(1).max(48),
    category: z.string().optional(),
    tag: z.string().optional(),
    /** The id of an entry of an own taxonomy. */
    term: z.string().optional(),
    sort: z.enum(['newest', 'oldest', 'updated', 'title']).optional(),
    layout: z.enum(['cards', 'feature', 'rows', 'lines']).optional(),
    hides_picture: z.boolean().optional(),
    hides_note: z.boolean().optional(),
    hides_text: z.boolean().optional(),
    /** Readers turn pages; else the list ends after `limit`. */
    has_pages: z.boolean().optional(),
    label: z.string().optional(),
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
      term: state.term || undefined,
      sort: state.sort ?? 'newest',
      except: page.postId ?? undefined,
      page_key: state.has_pages ? pageKeyOf(state) : undefined,
    },
  }),
  panel: [
    { name: 'type', title: 'Content type', type: 'string', placeholder: 'post', picks: 'type' },
    { name: 'limit', title: 'How many at once', type: 'number', min: 1, max: 48 },
    { name: 'category', title: 'Category', type: 'string', placeholder: 'Any', picks: 'category' },
    { name: 'tag', title: 'Tag', type: 'string', placeholder: 'Any', picks: 'tag' },
    { name: 'term', title: 'Entry of an own taxonomy', type: 'string', placeholder: 'Any', picks: 'term' },
    {
      name: 'sort',
      title: 'Order',
      type: 'dropdown',
      values: [
        { value: 'newest', title: 'Newest first' },
        { value: 'oldest', title: 'Oldest first' },
        { value: 'updated', title: 'Last changed first' },
        { value: 'title', title: 'By title' },
      ],
    },
    {
      name: 'layout',
      title: 'Layout',
      type: 'dropdown',
      values: [
        { value: 'cards', title: 'Cards' },
        { value: 'feature', title: 'Cards, the first one large' },
        { value: 'rows', title: 'Rows, picture beside text' },
        { value: 'lines', title: 'Lines of title and date' },
      ],
    },
    { name: 'hides_picture', title: 'Without pictures', type: 'boolean', use_switch: true },
    { name: 'hides_note', title: 'Without category and date', type: 'boolean', use_switch: true },
    { name: 'hides_text', title: 'Without descriptions', type: 'boolean', use_switch: true },
    {
      name: 'has_pages',
      title: 'Readers can turn pages',
      type: 'boolean',
      use_switch: true,
      description: 'Two lists on one page: give each a name below, so that each turns its own pages.',
    },
    {
      name: 'label',
      title: 'Name for screen readers',
      type: 'string',
      description: 'Where a page has more than one list with pages.',
    },
  ],
  examples: [
    {
      title: 'Cards',
      values: { type: 'post', limit: 3 },
      data: { ...examplePosts, total: 26, page: 2, pages: 9 } satisfies PostListData,
    },
    {
      title: 'Nothing to show',
      values: { type: 'post', tag: 'none' },
      data: { items: [], total: 0, page: 1, pages: 0 } satisfies PostListData,
    },
  ],
})
