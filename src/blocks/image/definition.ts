/** A picture with its text alternative and caption. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { hexColour } from '../hexColour.ts'
import { focusState } from '../focusState.ts'
import { firstTint } from './effects.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { image as texts } from './texts/image.ts'

const cropped = {
  key: 'shape',
  is: ['panorama', 'wide', 'landscape', 'square', 'portrait', 'tall', 'circle', 'arch'],
}

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
    shape: z
      .enum(['natural', 'panorama', 'wide', 'landscape', 'square', 'portrait', 'tall', 'circle', 'arch'])
      .optional(),
    focus: focusState,
    /** How much larger than its frame it is, in per cent; absent: 100. */
    zoom: z.number().int().min(100).max(300).optional(),
    /** Absent: as the theme rounds pictures. */
    corners: z
      .enum(['theme', 'none', 'small', 'large', 'top-left', 'top-right', 'bottom-right', 'bottom-left'])
      .optional(),
    effect: z.enum(['none', 'grey', 'accent', 'dark', 'custom']).optional(),
    /** Of the effect `custom`, as `#rrggbb`. */
    tint_colour: hexColour,
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
    { name: 'caption', title: common.caption, type: 'text', description: texts.caption_help },
    {
      name: 'shape',
      title: settings.shape,
      type: 'dropdown',
      values: [
        { value: 'natural', title: texts.as_it_is },
        { value: 'panorama', title: texts.panorama },
        { value: 'wide', title: texts.wide },
        { value: 'landscape', title: settings.landscape_4_3 },
        { value: 'square', title: settings.square },
        { value: 'portrait', title: settings.portrait_4_5 },
        { value: 'tall', title: texts.tall },
        { value: 'circle', title: texts.circle },
        { value: 'arch', title: texts.arch },
      ],
    },
    {
      name: 'focus',
      title: settings.focal_point,
      type: 'focus',
      of: 'src',
      when: cropped,
    },
    {
      name: 'zoom',
      title: texts.zoom,
      type: 'range',
      min: 100,
      max: 300,
      unit: '%',
      usual: 100,
      when: cropped,
    },
    {
      name: 'corners',
      title: texts.corners,
      type: 'dropdown',
      values: [
        { value: 'theme', title: texts.theme_default },
        { value: 'none', title: texts.square_corners },
        { value: 'small', title: texts.small_corners },
        { value: 'large', title: texts.large_corners },
        { value: 'top-left', title: texts.only_top_left },
        { value: 'top-right', title: texts.only_top_right },
        { value: 'bottom-right', title: texts.only_bottom_right },
        { value: 'bottom-left', title: texts.only_bottom_left },
      ],
      when: { key: 'shape', is: ['natural', 'panorama', 'wide', 'landscape', 'square', 'portrait', 'tall'] },
    },
    {
      name: 'effect',
      title: texts.effect,
      type: 'dropdown',
      values: [
        { value: 'none', title: common.none },
        { value: 'grey', title: texts.grey },
        { value: 'accent', title: texts.accent_tint },
        { value: 'dark', title: texts.dark_tint },
        { value: 'custom', title: texts.custom_tint },
      ],
    },
    {
      name: 'tint_colour',
      title: texts.tint_colour,
      type: 'colour',
      usual: firstTint,
      when: { key: 'effect', is: ['custom'] },
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
