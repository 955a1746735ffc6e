/** A search field and what it found; works without JavaScript. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleSearch } from '../exampleData.ts'
import { settings } from '../texts/settings.ts'
import { search as texts } from './texts/search.ts'

export default defineBlock({
  type: 'search',
  label: () => texts.label,
  icon: 'search',
  category: 'dynamic',
  keywords: () => texts.keywords,
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
  panel: () => [
    { name: 'placeholder', title: texts.placeholder, type: 'string' },
    {
      name: 'label',
      title: settings.name_for_screen_readers,
      type: 'string',
      description: texts.where_a_page_has,
    },
    { name: 'has_results', title: texts.show_what_was_found, type: 'boolean', use_switch: true },
  ],
  examples: () => [
    { title: texts.field_alone, values: {} },
    {
      title: texts.with_results,
      values: { has_results: true, placeholder: texts.mugs_bowls_vases },
      data: exampleSearch(),
    },
    {
      title: texts.nothing_found,
      values: { has_results: true },
      data: { ...exampleSearch(), keywords: 'zebra', items: [], total: 0, pages: 0 },
    },
  ],
})
