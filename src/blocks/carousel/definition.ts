/** Slides of any blocks, one after the other (F-UI-17). Without scripts: a row that scrolls. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const carousel = defineBlock({
  type: 'carousel',
  label: 'Carousel',
  icon: 'gallery-horizontal',
  category: 'media',
  keywords: ['slider', 'slides', 'slideshow'],
  version: 1,
  state: z.strictObject({
    label: z.string().optional(),
    shows: z.enum(['one', 'two', 'three']).optional(),
    wraps: z.boolean().optional(),
    seconds: z.coerce.number().int().min(0).max(60).optional(),
  }),
  defaults: {},
  startsWith: ['image', 'image', 'image'],
  accepts: { except: ['column'] },
  panel: [
    { name: 'label', title: 'Name for screen readers', type: 'string', placeholder: 'Carousel' },
    {
      name: 'shows',
      title: 'Slides at once',
      type: 'dropdown',
      values: [
        { value: 'one', title: 'One' },
        { value: 'two', title: 'Two' },
        { value: 'three', title: 'Three' },
      ],
    },
    { name: 'wraps', title: 'After the last comes the first', type: 'boolean', use_switch: true },
    {
      name: 'seconds',
      title: 'Moves on by itself after, in seconds',
      type: 'number',
      min: 0,
      max: 60,
      description:
        '0: never. It stands still under a pointer, and always for those who asked for less motion.',
    },
  ],
  examples: [
    {
      title: 'Quotes',
      values: { label: 'What people say' },
      children: [
        { type: 'quote', values: { text: '“I stopped buying six of anything.”', cite: 'Ines' } },
        { type: 'quote', values: { text: '“The handle fits two fingers and a thumb.”', cite: 'Marek' } },
        { type: 'quote', values: { text: '“It was broken once and they sent another.”', cite: 'Jo' } },
      ],
    },
  ],
})
