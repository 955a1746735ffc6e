/** Pictures side by side or one after the other (F-UI-17); each opens large. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const gallery = defineBlock({
  type: 'gallery',
  label: 'Gallery',
  icon: 'images',
  category: 'media',
  keywords: ['pictures', 'photos', 'carousel', 'lightbox', 'slideshow'],
  version: 1,
  state: z.strictObject({
    items: z.array(z.strictObject({ src: z.string(), alt: z.string(), caption: z.string().optional() })),
    layout: z.enum(['grid', 'mosaic', 'carousel']).optional(),
    shape: z.enum(['square', 'landscape', 'portrait']).optional(),
    label: z.string().optional(),
    opens_large: z.boolean().optional(),
  }),
  defaults: { items: [], opens_large: true },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) =>
    state.items
      .map(({ alt, caption }) => `${alt} ${caption ?? ''}`)
      .join(' ')
      .trim(),
  panel: [
    {
      name: 'items',
      title: 'Images',
      type: 'arr-object',
      fields: [
        { name: 'src', title: 'Image', type: 'file' },
        { name: 'alt', title: 'Text alternative', type: 'string' },
        { name: 'caption', title: 'Caption', type: 'string' },
      ],
    },
    {
      name: 'layout',
      title: 'Layout',
      type: 'dropdown',
      values: [
        { value: 'grid', title: 'Grid' },
        { value: 'mosaic', title: 'First one large' },
        { value: 'carousel', title: 'One after the other' },
      ],
    },
    {
      name: 'shape',
      title: 'Shape',
      type: 'dropdown',
      values: [
        { value: 'square', title: 'Square' },
        { value: 'landscape', title: 'Landscape 4:3' },
        { value: 'portrait', title: 'Portrait 4:5' },
      ],
    },
    { name: 'opens_large', title: 'Images open large', type: 'boolean', use_switch: true },
    { name: 'label', title: 'Name for screen readers', type: 'string', placeholder: 'Gallery' },
  ],
  examples: [
    {
      title: 'Pots',
      values: {
        items: [
          { src: '/media/demo/mug-sage-1200.webp', alt: 'A sage mug', caption: 'Sage, from wood ash' },
          { src: '/media/demo/bowl-plum-1200.webp', alt: 'A plum bowl' },
          { src: '/media/demo/vase-ink-1200.webp', alt: 'An ink-blue vase', caption: 'Ink, cobalt and iron' },
          { src: '/media/demo/jug-cream-1200.webp', alt: 'A cream jug' },
          { src: '/media/demo/planter-sage-1200.webp', alt: 'A sage planter' },
          { src: '/media/demo/plate-ink-1200.webp', alt: 'An ink-blue plate' },
        ],
      },
    },
  ],
})
