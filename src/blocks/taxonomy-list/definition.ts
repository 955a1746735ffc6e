/** Links to the entries of a taxonomy: categories, tags or one of the site's own. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const taxonomyList = defineBlock({
  type: 'taxonomy-list',
  label: 'Taxonomy list',
  icon: 'tags',
  category: 'dynamic',
  keywords: ['categories', 'tags', 'topics', 'terms'],
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
  panel: [
    { name: 'taxonomy', title: 'Taxonomy', type: 'string', placeholder: 'category', picks: 'taxonomy' },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'list', title: 'List' },
        { value: 'chips', title: 'Chips' },
      ],
    },
    { name: 'has_counts', title: 'Say how many', type: 'boolean', use_switch: true },
    { name: 'shows_empty', title: 'Show entries without posts', type: 'boolean', use_switch: true },
    { name: 'limit', title: 'At most', type: 'number', min: 1, max: 200 },
    {
      name: 'label',
      title: 'Name for screen readers',
      type: 'string',
      description: 'Empty: the name of the taxonomy.',
    },
  ],
  examples: [
    {
      title: 'Chips with counts',
      values: { look: 'chips', has_counts: true },
      data: {
        title: 'Category',
        items: ['Glazes', 'Workshop', 'Clay', 'Firing'].map((title, index) => ({
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
