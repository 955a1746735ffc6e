/** Links to the entries of a taxonomy: categories, tags or one of the site's own. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { settings } from '../texts/settings.ts'
import { taxonomyList as texts } from './texts/taxonomyList.ts'
import { common } from '#ui/texts/common.ts'

export default defineBlock({
  type: 'taxonomy-list',
  label: () => texts.label,
  icon: 'tags',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    taxonomy: z.string(),
    look: z.enum(['list', 'chips']).optional(),
    has_counts: z.boolean().optional(),
    shows_empty: z.boolean().optional(),
    limit: z.coerce.number().int().min(1).max(200).optional(),
    label: z.string().optional(),
  }),
  defaults: { taxonomy: 'category' },
  accepts: 'nothing',
  needs: (state) => ({
    source: 'content.terms',
    arguments: {
      taxonomy: state.taxonomy,
      shows_empty: state.shows_empty === true,
      limit: state.limit ?? 50,
    },
  }),
  panel: () => [
    {
      name: 'taxonomy',
      title: texts.taxonomy,
      type: 'string',
      placeholder: 'category',
      picks: 'taxonomy',
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'list', title: texts.list },
        { value: 'chips', title: texts.chips },
      ],
    },
    { name: 'has_counts', title: texts.say_how_many, type: 'boolean', use_switch: true },
    { name: 'shows_empty', title: texts.show_entries_without_posts, type: 'boolean', use_switch: true },
    { name: 'limit', title: texts.at_most, type: 'number', min: 1, max: 200 },
    {
      name: 'label',
      title: settings.name_for_screen_readers,
      type: 'string',
      description: texts.empty_the_name_of,
    },
  ],
  examples: () => [
    {
      title: texts.chips_with_counts,
      values: { look: 'chips', has_counts: true },
      data: {
        title: common.category,
        items: [texts.glazes, texts.workshop, texts.clay, texts.firing].map((title, index) => ({
          id: title,
          title,
          url: `/p/category/${title.toLowerCase()}`,
          count: 9 - 2 * index,
          depth: index === 1 ? 1 : 0,
        })),
      },
    },
  ],
})
