/** A rating in stars, 5 by default (F-UI-15). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { starRating as texts } from './texts/starRating.ts'

export default defineBlock({
  type: 'star-rating',
  label: () => texts.label,
  icon: 'star',
  category: 'media',
  keywords: () => texts.keywords,
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
  panel: () => [
    {
      name: 'value',
      title: texts.rating_2,
      type: 'number',
      stars: { key: 'stars' },
      description: texts.halves_and_tenths_are,
    },
    { name: 'stars', title: texts.out_of, type: 'number', min: 1, max: 10 },
    { name: 'text', title: settings.words_beside_it, type: 'string', placeholder: texts.from_48_reviews },
    {
      name: 'size',
      title: common.size,
      type: 'dropdown',
      values: [
        { value: 'medium', title: common.medium },
        { value: 'large', title: common.large },
      ],
    },
  ],
  examples: () => [{ title: texts.with_words, values: { value: 4.5, text: texts.example_text } }],
})
