/** Steps in their order: numbers, titles, what to do (F-POST-06 `values`). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const steps = defineBlock({
  type: 'steps',
  label: 'Steps',
  icon: 'list-ordered',
  category: 'text',
  keywords: ['how to', 'process', 'instructions', 'recipe', 'timeline'],
  version: 1,
  state: z.strictObject({
    /** `value` is the title of the step. */
    values: z.array(
      z.strictObject({
        value: z.string(),
        text: z.string().optional(),
        src: z.string().optional(),
        alt: z.string().optional(),
      }),
    ),
    look: z.enum(['down', 'across']).optional(),
  }),
  defaults: { values: [{ value: 'First' }, { value: 'Then' }, { value: 'At last' }] },
  accepts: 'nothing',
  textOf: (state) =>
    state.values
      .map(({ value, text }) => `${value} ${text ?? ''}`)
      .join(' ')
      .trim(),
  panel: [
    {
      name: 'values',
      title: 'Steps',
      type: 'arr-object',
      fields: [
        { name: 'value', title: 'Title', type: 'string' },
        { name: 'text', title: 'What happens', type: 'text' },
        { name: 'src', title: 'Image', type: 'file' },
        { name: 'alt', title: 'Text alternative', type: 'string' },
      ],
    },
    {
      name: 'look',
      title: 'Direction',
      type: 'dropdown',
      values: [
        { value: 'down', title: 'One under the other' },
        { value: 'across', title: 'Side by side' },
      ],
    },
  ],
  examples: [
    {
      title: 'Under each other',
      values: {
        values: [
          { value: 'Wedge', text: 'Knead the clay until no air is left in it.' },
          { value: 'Throw', text: 'Centre it, open it, pull up the wall.' },
          { value: 'Fire', text: 'A day up to 1250 degrees, two days down.' },
        ],
      },
    },
  ],
})
