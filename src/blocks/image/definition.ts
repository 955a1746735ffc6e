/** A picture with its text alternative and caption. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const image = defineBlock({
  type: 'image',
  label: 'Image',
  icon: 'image',
  category: 'media',
  keywords: ['picture', 'photo'],
  version: 1,
  state: z.strictObject({
    src: z.string(),
    alt: z.string(),
    caption: z.string().optional(),
    width: z.number().int().positive().optional(),
    height: z.number().int().positive().optional(),
    shape: z.enum(['natural', 'landscape', 'square', 'portrait']).optional(),
    /** The first large picture of the page: loaded at once. */
    is_first: z.boolean().optional(),
  }),
  defaults: { src: '', alt: '' },
  accepts: 'nothing',
  textOf: (state) => [state.alt, state.caption ?? ''].join(' ').trim(),
  panel: [
    { name: 'src', title: 'Image', type: 'file' },
    {
      name: 'alt',
      title: 'Text alternative',
      type: 'string',
      description: 'What the picture shows, for those who do not see it. Empty for decoration.',
    },
    { name: 'caption', title: 'Caption', type: 'string' },
    {
      name: 'shape',
      title: 'Shape',
      type: 'dropdown',
      values: [
        { value: 'natural', title: 'As it is' },
        { value: 'landscape', title: 'Landscape 4:3' },
        { value: 'square', title: 'Square' },
        { value: 'portrait', title: 'Portrait 4:5' },
      ],
    },
    { name: 'is_first', title: 'Load at once', type: 'boolean', use_switch: true },
  ],
  examples: [
    {
      title: 'With a caption',
      values: {
        src: '/media/demo/mug-sage-1200.webp',
        alt: 'A sage green mug',
        caption: 'The morning mug in sage',
        width: 1200,
        height: 1500,
        shape: 'landscape',
      },
    },
  ],
})
