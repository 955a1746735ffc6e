/** A rating in stars, 5 by default (F-UI-15). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const starRating = defineBlock({
  type: 'star-rating',
  label: 'Star rating',
  icon: 'star',
  category: 'media',
  keywords: ['review', 'stars', 'score'],
  version: 1,
  state: z.strictObject({
    value: z.coerce.number().min(0).max(10),
    stars: z.coerce.number().int().min(1).max(10),
    text: z.string().optional(),
    size: z.enum(['medium', 'large']).optional(),
  }),
  defaults: { value: 5, stars: 5 },
  accepts: 'nothing',
  textOf: (state) => state.text ?? '',
  panel: [
    {
      name: 'value',
      title: 'Rating',
      type: 'number',
      stars: { key: 'stars' },
      description: 'Halves and tenths are drawn too: 4.5',
    },
    { name: 'stars', title: 'Out of', type: 'number', min: 1, max: 10 },
    { name: 'text', title: 'Words beside it', type: 'string', placeholder: 'from 48 reviews' },
    {
      name: 'size',
      title: 'Size',
      type: 'dropdown',
      values: [
        { value: 'medium', title: 'Medium' },
        { value: 'large', title: 'Large' },
      ],
    },
  ],
  examples: [{ title: 'With words', values: { value: 4.5, text: '4.5 from 48 reviews' } }],
})
