/** A search field and what it found; works without JavaScript. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleSearch } from '../exampleData.ts'

export const search = defineBlock({
  type: 'search',
  label: 'Search',
  icon: 'search',
  category: 'dynamic',
  keywords: ['find', 'results'],
  version: 1,
  state: z.strictObject({
    placeholder: z.string().optional(),
    label: z.string().optional(),
    has_results: z.boolean().optional(),
  }),
  defaults: {},
  accepts: 'nothing',
  needs: (state, page) =>
    state.has_results ? { source: 'search.results', arguments: { page: page.page } } : null,
  panel: [
    { name: 'placeholder', title: 'Placeholder', type: 'string' },
    {
      name: 'label',
      title: 'Name for screen readers',
      type: 'string',
      description: 'Where a page has more than one search.',
    },
    { name: 'has_results', title: 'Show what was found', type: 'boolean', use_switch: true },
  ],
  examples: [
    { title: 'Field alone', values: {} },
    {
      title: 'With results',
      values: { has_results: true, placeholder: 'Mugs, bowls, vases' },
      data: exampleSearch,
    },
    {
      title: 'Nothing found',
      values: { has_results: true },
      data: { ...exampleSearch, keywords: 'zebra', items: [], total: 0, pages: 0 },
    },
  ],
})
