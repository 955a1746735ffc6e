/** Questions and answers, or any titles that open on demand. Works without scripts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const accordion = defineBlock({
  type: 'accordion',
  label: 'Accordion',
  icon: 'list-collapse',
  category: 'layout',
  keywords: ['faq', 'questions', 'details', 'collapse', 'toggle'],
  version: 1,
  state: z.strictObject({ opens_one: z.boolean().optional(), look: z.enum(['lines', 'boxes']).optional() }),
  defaults: {},
  startsWith: ['accordion-item', 'accordion-item'],
  accepts: { only: ['accordion-item'] },
  panel: [
    { name: 'opens_one', title: 'Only one open at a time', type: 'boolean', use_switch: true },
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'lines', title: 'Lines' },
        { value: 'boxes', title: 'Boxes' },
      ],
    },
  ],
  examples: [
    {
      title: 'Questions',
      values: {},
      children: [
        {
          type: 'accordion-item',
          values: { title: 'Can it go into the dishwasher?', is_open: true },
          children: [
            {
              type: 'paragraph',
              values: { text: 'Yes. Stoneware is fired until it no longer takes up water.' },
            },
          ],
        },
        {
          type: 'accordion-item',
          values: { title: 'What if it arrives broken?' },
          children: [
            {
              type: 'paragraph',
              values: { text: 'Send us a picture within two weeks and we send you another.' },
            },
          ],
        },
        {
          type: 'accordion-item',
          values: { title: 'Do you take orders?' },
          children: [{ type: 'paragraph', values: { text: 'For twelve pieces or more, from March.' } }],
        },
      ],
    },
  ],
})
