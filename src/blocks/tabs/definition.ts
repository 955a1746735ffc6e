/** Tabs: of text, written in `values` (F-POST-06), and of blocks, each in a tab block. Without scripts: titles and texts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const tabs = defineBlock({
  type: 'tabs',
  label: 'Tabs',
  icon: 'panel-top',
  category: 'layout',
  keywords: ['panels', 'switch', 'sections'],
  version: 1,
  state: z.strictObject({
    /** `value` is the title of the tab. */
    values: z.array(z.strictObject({ value: z.string(), text: z.string().optional() })).optional(),
    label: z.string().optional(),
    look: z.enum(['line', 'boxes']).optional(),
  }),
  defaults: {},
  startsWith: ['tab', 'tab'],
  accepts: { only: ['tab'] },
  textOf: (state) =>
    (state.values ?? [])
      .map(({ value, text }) => `${value} ${text ?? ''}`)
      .join(' ')
      .trim(),
  panel: [
    {
      name: 'values',
      title: 'Tabs of text',
      type: 'arr-object',
      description: 'Stand before the tabs that hold blocks.',
      fields: [
        { name: 'value', title: 'Title', type: 'string' },
        { name: 'text', title: 'Text', type: 'text' },
      ],
    },
    { name: 'label', title: 'Name for screen readers', type: 'string' },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'line', title: 'Underlined' },
        { value: 'boxes', title: 'Boxes' },
      ],
    },
  ],
  examples: [
    {
      title: 'Tabs of blocks',
      values: { label: 'About this mug' },
      children: [
        {
          type: 'tab',
          values: { title: 'Sizes' },
          children: [
            { type: 'paragraph', values: { text: 'Nine centimetres high, holds 250 ml to the brim.' } },
          ],
        },
        {
          type: 'tab',
          values: { title: 'Care' },
          children: [
            { type: 'paragraph', values: { text: 'Dishwasher and oven are fine. Thermal shock is not.' } },
          ],
        },
        {
          type: 'tab',
          values: { title: 'Shipping' },
          children: [{ type: 'paragraph', values: { text: 'Two days within the country, five beyond.' } }],
        },
      ],
    },
    {
      title: 'Tabs of text',
      values: {
        values: [
          { value: 'Clay', text: 'Stoneware from the next valley.' },
          { value: 'Glaze', text: 'Wood ash, feldspar and iron.' },
        ],
        look: 'boxes',
      },
    },
  ],
})
