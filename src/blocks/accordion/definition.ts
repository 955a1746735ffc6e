/** Questions and answers, or any titles that open on demand. Works without scripts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { settings } from '../texts/settings.ts'
import { accordion as texts } from './texts/accordion.ts'

export default defineBlock({
  type: 'accordion',
  label: () => texts.label,
  icon: 'list-collapse',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    opens_one: z.boolean().optional(),
    look: z.enum(['lines', 'boxes', 'large', 'signs']).optional(),
  }),
  defaults: {},
  startsWith: ['accordion-item', 'accordion-item'],
  accepts: { only: ['accordion-item'] },
  panel: () => [
    { name: 'opens_one', title: texts.only_one_open_at, type: 'boolean', use_switch: true },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'lines', title: settings.lines },
        { value: 'boxes', title: settings.boxes },
        { value: 'large', title: texts.large_titles },
        { value: 'signs', title: texts.signs },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.questions,
      values: {},
      children: [
        {
          type: 'accordion-item',
          values: { title: texts.can_it_go_into, is_open: true },
          children: [
            {
              type: 'paragraph',
              values: { text: texts.yes_stoneware_is_fired },
            },
          ],
        },
        {
          type: 'accordion-item',
          values: { title: texts.what_if_it_arrives },
          children: [
            {
              type: 'paragraph',
              values: { text: texts.send_us_a_picture },
            },
          ],
        },
        {
          type: 'accordion-item',
          values: { title: texts.do_you_take_orders },
          children: [{ type: 'paragraph', values: { text: texts.for_twelve_pieces_or } }],
        },
      ],
    },
  ],
})
