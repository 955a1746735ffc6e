/** Two pictures on one place, with a slider between them. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { beforeAfter as texts } from './texts/beforeAfter.ts'

export default defineBlock({
  type: 'before-after',
  label: () => texts.label,
  icon: 'images',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    before: z.string(),
    before_alt: z.string().optional(),
    before_label: z.string().optional(),
    after: z.string(),
    after_alt: z.string().optional(),
    after_label: z.string().optional(),
    shape: z.enum(['landscape', 'wide', 'square', 'portrait']).optional(),
    caption: z.string().optional(),
  }),
  defaults: { before: '', after: '' },
  accepts: 'nothing',
  holdsLinks: true,
  textOf: (state) => state.caption ?? '',
  panel: () => [
    { name: 'before', title: texts.before, type: 'file' },
    { name: 'before_alt', title: texts.before_alt, type: 'string', isContent: true },
    {
      name: 'before_label',
      title: texts.before_label,
      type: 'string',
      placeholder: texts.before_word,
      isContent: true,
    },
    { name: 'after', title: texts.after_picture, type: 'file' },
    { name: 'after_alt', title: texts.after_alt, type: 'string', isContent: true },
    {
      name: 'after_label',
      title: texts.after_label,
      type: 'string',
      placeholder: texts.after_word,
      isContent: true,
    },
    {
      name: 'shape',
      title: settings.shape,
      type: 'dropdown',
      values: [
        { value: 'landscape', title: settings.landscape_4_3 },
        { value: 'wide', title: texts.wide },
        { value: 'square', title: settings.square },
        { value: 'portrait', title: settings.portrait_4_5 },
      ],
    },
    { name: 'caption', title: common.caption, type: 'string' },
  ],
  examples: () => [
    {
      title: texts.label,
      values: {
        before: '/media/demo/jug-cream-1200.webp',
        before_alt: texts.raw_clay,
        after: '/media/demo/jug-ink-1200.webp',
        after_alt: texts.glazed,
      },
    },
  ],
})
