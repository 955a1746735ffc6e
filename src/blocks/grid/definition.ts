/** A grid: blocks side by side in cells of one width, as many in a row as fit. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { grid as texts } from './texts/grid.ts'

export const grid = defineBlock({
  type: 'grid',
  label: () => texts.label,
  icon: 'layout-grid',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    size: z.enum(['fill', 'small', 'medium', 'large', 'half']),
    gap: z.enum(['small', 'medium', 'large', 'none']).optional(),
    align: z.enum(['stretch', 'start', 'center', 'end']).optional(),
  }),
  defaults: { size: 'fill' },
  startsWith: ['card', 'card', 'card'],
  accepts: { except: ['column'] },
  panel: () => [
    {
      name: 'size',
      title: settings.cells,
      type: 'dropdown',
      values: [
        { value: 'fill', title: texts.fills },
        { value: 'medium', title: texts.medium_up_to_four },
        { value: 'small', title: texts.small_up_to_six },
        { value: 'large', title: texts.large_up_to_three },
        { value: 'half', title: texts.halves_two_in_a },
      ],
    },
    {
      name: 'gap',
      title: texts.between_them,
      type: 'dropdown',
      values: [
        { value: 'medium', title: common.medium },
        { value: 'small', title: common.small },
        { value: 'large', title: common.large },
        { value: 'none', title: texts.nothing },
      ],
    },
    {
      name: 'align',
      title: common.alignment,
      type: 'dropdown',
      values: [
        { value: 'stretch', title: texts.same_height },
        { value: 'start', title: settings.top },
        { value: 'center', title: settings.middle },
        { value: 'end', title: settings.bottom },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.cards,
      values: { size: 'medium' },
      children: ['mug-sage', 'bowl-plum', 'vase-ink', 'jug-cream'].map((picture, index) => ({
        type: 'card',
        values: {
          title: [texts.mugs, texts.bowls, texts.vases, texts.jugs][index],
          text: texts.thrown_slowly_fired_once,
          src: `/media/demo/${picture}-1200.webp`,
          url: '/t/products',
        },
      })),
    },
  ],
})
