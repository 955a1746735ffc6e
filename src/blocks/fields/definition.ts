/** What an entry says in the fields of its type: on the entry itself, or once in the layout of the type. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import type { FieldListData } from './data.ts'
import { settings } from '../texts/settings.ts'
import { fields as texts } from './texts/fields.ts'

const exampleFields = (): FieldListData => ({
  items: [
    { name: 'cone', title: texts.cone, value: { kind: 'text', text: '6' } },
    { name: 'fired', title: texts.fired_on, value: { kind: 'text', text: '2026-11-02' } },
    {
      name: 'needs',
      title: texts.it_needs,
      value: { kind: 'list', items: [texts.wood_ash, texts.red_clay, texts.patience] },
    },
    {
      name: 'parts',
      title: texts.recipe,
      value: {
        kind: 'rows',
        head: [texts.of, texts.parts],
        rows: [
          [texts.ash, '50'],
          [texts.clay, '30'],
          [texts.silica, '20'],
        ],
      },
    },
    {
      name: 'picture',
      title: texts.test_tile,
      value: { kind: 'pictures', urls: ['/media/demo/mug-sage-1200.webp'] },
    },
  ],
})

export default defineBlock({
  type: 'fields',
  label: () => texts.label,
  icon: 'list-tree',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    /** By name or title, in this order; empty: all of the type. */
    names: z.array(z.string()).optional(),
    look: z.enum(['rows', 'stack', 'line']).optional(),
    hides_titles: z.boolean().optional(),
  }),
  defaults: {},
  accepts: 'nothing',
  needs: (state, page) =>
    page.postId ? { source: 'content.fields', arguments: { names: state.names ?? [] } } : null,
  panel: () => [
    {
      name: 'names',
      title: texts.which_fields,
      type: 'string_arr',
      placeholder: texts.field_then_enter,
      description: texts.in_this_order_none,
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'rows', title: texts.rows_title_beside_value },
        { value: 'stack', title: texts.title_above_value },
        { value: 'line', title: texts.in_one_line },
      ],
    },
    { name: 'hides_titles', title: texts.values_alone, type: 'boolean', use_switch: true },
  ],
  examples: () => [{ title: texts.of_a_glaze, values: {}, data: exampleFields() }],
})
