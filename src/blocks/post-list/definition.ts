/** Entries of any content type: which, in what order, how they look, and their pages. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { examplePosts } from '../exampleData.ts'
import { pageKeyOf } from '../listPages.ts'
import type { PostListData } from './data.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { postList as texts } from './texts/postList.ts'

export default defineBlock({
  type: 'post-list',
  label: () => texts.label,
  icon: 'newspaper',
  category: 'dynamic',
  keywords: () => texts.keywords,
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
  panel: () => [
    { name: 'type', title: common.content_type, type: 'string', placeholder: 'post', picks: 'type' },
    { name: 'limit', title: settings.how_many_at_once, type: 'number', min: 1, max: 48 },
    {
      name: 'category',
      title: common.category,
      type: 'string',
      placeholder: settings.any,
      picks: 'category',
    },
    { name: 'tag', title: common.tag, type: 'string', placeholder: settings.any, picks: 'tag' },
    { name: 'term', title: texts.entry_of_an_own, type: 'string', placeholder: settings.any, picks: 'term' },
    {
      name: 'sort',
      title: settings.order,
      type: 'dropdown',
      values: [
        { value: 'newest', title: common.newest_first },
        { value: 'oldest', title: texts.oldest_first },
        { value: 'updated', title: texts.last_changed_first },
        { value: 'title', title: texts.by_title },
      ],
    },
    {
      name: 'layout',
      title: common.layout,
      type: 'dropdown',
      values: [
        { value: 'cards', title: texts.cards },
        { value: 'feature', title: texts.cards_the_first_one },
        { value: 'rows', title: texts.rows_picture_beside_text },
        { value: 'lines', title: texts.lines_of_title_and },
      ],
    },
    { name: 'hides_picture', title: texts.without_pictures, type: 'boolean', use_switch: true },
    { name: 'hides_note', title: texts.without_category_and_date, type: 'boolean', use_switch: true },
    { name: 'hides_text', title: texts.without_descriptions, type: 'boolean', use_switch: true },
    {
      name: 'has_pages',
      title: texts.readers_can_turn_pages,
      type: 'boolean',
      use_switch: true,
      description: settings.two_lists_on_one,
    },
    {
      name: 'label',
      title: settings.name_for_screen_readers,
      type: 'string',
      description: settings.where_a_page_has,
    },
  ],
  examples: () => [
    {
      title: texts.cards,
      values: { type: 'post', limit: 3 },
      data: { ...examplePosts(), total: 26, page: 2, pages: 9 } satisfies PostListData,
    },
    {
      title: texts.nothing_to_show,
      values: { type: 'post', tag: 'none' },
      data: { items: [], total: 0, page: 1, pages: 0 } satisfies PostListData,
    },
  ],
})
