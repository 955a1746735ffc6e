/** Words that run across the page, until somebody looks closer. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { marquee as texts } from './texts/marquee.ts'

export default defineBlock({
  type: 'marquee',
  label: () => texts.label,
  icon: 'megaphone',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    words: z.array(z.string()),
    divider: z.enum(['dot', 'star', 'slash', 'none']).optional(),
    speed: z.enum(['calm', 'slow', 'fast']).optional(),
    size: z.enum(['medium', 'small', 'large', 'huge']).optional(),
    gap: z.enum(['medium', 'small', 'large']).optional(),
    is_reversed: z.boolean().optional(),
    /** Every second word in a light weight. */
    alternates: z.boolean().optional(),
  }),
  defaults: { words: [] },
  accepts: 'nothing',
  textOf: (state) => state.words.join(' ').trim(),
  panel: () => {
    const sizes = [
      { value: 'medium', title: common.medium },
      { value: 'small', title: common.small },
      { value: 'large', title: common.large },
    ]
    return [
      {
        name: 'words',
        title: texts.words,
        type: 'string_multi',
        description: texts.one_by_one,
        isContent: true,
      },
      {
        name: 'divider',
        title: texts.divider,
        type: 'dropdown',
        values: [
          { value: 'dot', title: texts.dot },
          { value: 'star', title: texts.star },
          { value: 'slash', title: texts.slash },
          { value: 'none', title: common.none },
        ],
      },
      {
        name: 'speed',
        title: texts.speed,
        type: 'dropdown',
        values: [
          { value: 'calm', title: texts.calm },
          { value: 'slow', title: texts.slow },
          { value: 'fast', title: texts.fast },
        ],
      },
      {
        name: 'size',
        title: common.size,
        type: 'dropdown',
        values: [...sizes, { value: 'huge', title: texts.huge }],
      },
      { name: 'gap', title: texts.gap, type: 'dropdown', values: sizes },
      { name: 'alternates', title: texts.alternates, type: 'boolean', use_switch: true },
      { name: 'is_reversed', title: texts.reversed, type: 'boolean', use_switch: true },
    ]
  },
  examples: () => [
    {
      title: texts.calm,
      values: { words: [texts.last_tomatoes, texts.burrata, texts.pumpkins, texts.eggs] },
    },
  ],
})
