/** A grid: blocks side by side in cells of one width, as many in a row as fit. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const grid = defineBlock({
  type: 'grid',
  label: 'Grid',
  icon: 'layout-grid',
  category: 'layout',
  keywords: ['cards', 'tiles', 'rows'],
  version: 1,
  state: z.strictObject({
    size: z.enum(['small', 'medium', 'large', 'half']),
    gap: z.enum(['small', 'medium', 'large', 'none']).optional(),
    align: z.enum(['stretch', 'start', 'center', 'end']).optional(),
  }),
  defaults: { size: 'medium' },
  startsWith: ['card', 'card', 'card'],
  accepts: { except: ['column'] },
  panel: [
    {
      name: 'size',
      title: 'Cells',
      type: 'dropdown',
      values: [
        { value: 'medium', title: 'Medium: up to four in a row' },
        { value: 'small', title: 'Small: up to six in a row' },
        { value: 'large', title: 'Large: up to three in a row' },
        { value: 'half', title: 'Halves: two in a row' },
      ],
    },
    {
      name: 'gap',
      title: 'Between them',
      type: 'dropdown',
      values: [
        { value: 'medium', title: 'Medium' },
        { value: 'small', title: 'Small' },
        { value: 'large', title: 'Large' },
        { value: 'none', title: 'Nothing' },
      ],
    },
    {
      name: 'align',
      title: 'Alignment',
      type: 'dropdown',
      values: [
        { value: 'stretch', title: 'Same height' },
        { value: 'start', title: 'Top' },
        { value: 'center', title: 'Middle' },
        { value: 'end', title: 'Bottom' },
      ],
    },
  ],
  examples: [
    {
      title: 'Cards',
      values: { size: 'medium' },
      children: ['mug-sage', 'bowl-plum', 'vase-ink', 'jug-cream'].map((picture, index) => ({
        type: 'card',
        values: {
          title: ['Mugs', 'Bowls', 'Vases', 'Jugs'][index],
          text: 'Thrown slowly, fired once a month.',
          src: `/media/demo/${picture}-1200.webp`,
          url: '/t/products',
        },
      })),
    },
  ],
})
