/** A grid: blocks side by side in cells of one width, as many in a row as fit. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { grid as texts } from './texts/grid.ts'

export default defineBlock({
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
  // Columns, gap and alignment are its layout, as of any block that holds others.
  panel: [],
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
