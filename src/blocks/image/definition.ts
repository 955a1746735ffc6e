/** A picture with its text alternative and caption. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { focusState } from '../focusState.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { image as texts } from './texts/image.ts'

export default defineBlock({
  type: 'image',
  label: () => texts.label,
  icon: 'image',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    src: z.string(),
    alt: z.string(),
    caption: z.string().optional(),
    width: z.number().int().positive().optional(),
    height: z.number().int().positive().optional(),
    shape: z.enum(['natural', 'landscape', 'square', 'portrait']).optional(),
    focus: focusState,
    /** It says nothing that the text does not: without a text alternative on purpose. */
    is_decorative: z.boolean().optional(),
    /** The first large picture of the page: loaded at once. */
    is_first: z.boolean().optional(),
  }),
  defaults: { src: '', alt: '' },
  accepts: 'nothing',
  textOf: (state) => [state.alt, state.caption ?? ''].join(' ').trim(),
  panel: () => [
    { name: 'src', title: common.image, type: 'file' },
    {
      name: 'alt',
      title: common.text_alternative,
      type: 'string',
      description: settings.what_the_picture_shows,
    },
    { name: 'is_decorative', title: settings.decorative, type: 'boolean', use_switch: true },
    { name: 'caption', title: common.caption, type: 'string' },
    {
      name: 'shape',
      title: settings.shape,
      type: 'dropdown',
      values: [
        { value: 'natural', title: texts.as_it_is },
        { value: 'landscape', title: settings.landscape_4_3 },
        { value: 'square', title: settings.square },
        { value: 'portrait', title: settings.portrait_4_5 },
      ],
    },
    {
      name: 'focus',
      title: settings.focal_point,
      type: 'focus',
      of: 'src',
      when: { key: 'shape', is: ['landscape', 'square', 'portrait'] },
    },
    { name: 'is_first', title: texts.load_at_once, type: 'boolean', use_switch: true },
  ],
  examples: () => [
    {
      title: texts.with_a_caption,
      values: {
        src: '/media/demo/mug-sage-1200.webp',
        alt: texts.a_sage_green_mug,
        caption: texts.the_morning_mug_in,
        width: 1200,
        height: 1500,
        shape: 'landscape',
      },
    },
  ],
})
