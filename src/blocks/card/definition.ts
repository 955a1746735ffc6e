/** A card: picture, title and a short text, and where it leads (F-UI-20). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { focusState } from '../focusState.ts'
import { plainText } from '../plainText.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { card as texts } from './texts/card.ts'

export default defineBlock({
  type: 'card',
  label: () => texts.label,
  icon: 'square-user',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    title: z.string(),
    text: z.string(),
    note: z.string().optional(),
    src: z.string().optional(),
    alt: z.string().optional(),
    is_decorative: z.boolean().optional(),
    focus: focusState,
    url: z.string().optional(),
    /** After how many characters the text is cut; absent: F-CONST-15. */
    maximum: z.coerce.number().int().min(20).max(1000).optional(),
    look: z.enum(['plain', 'framed']).optional(),
  }),
  defaults: { title: '', text: '' },
  accepts: 'nothing',
  textKey: 'title',
  textLimit: 300,
  isInline: true,
  textOf: (state) => plainText(`${state.title} ${state.text}`),
  panel: () => [
    {
      name: 'text',
      title: settings.text,
      type: 'text',
      description: texts.cut_at_100_characters,
    },
    { name: 'note', title: texts.small_line_above_the, type: 'string' },
    { name: 'src', title: common.image, type: 'file' },
    {
      name: 'alt',
      title: common.text_alternative,
      type: 'string',
      description: settings.what_the_picture_shows,
    },
    { name: 'is_decorative', title: settings.decorative, type: 'boolean', use_switch: true },
    { name: 'focus', title: settings.focal_point, type: 'focus', of: 'src' },
    { name: 'url', title: settings.leads_to, type: 'string', placeholder: '/about', picks: 'link' },
    {
      name: 'maximum',
      title: texts.cut_the_text_after,
      type: 'number',
      min: 20,
      max: 1000,
      placeholder: '100',
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'plain', title: texts.on_the_page },
        { value: 'framed', title: texts.framed },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.with_a_picture,
      values: {
        title: texts.throwing_for_beginners,
        note: texts.saturday_mornings,
        text: texts.six_wheels_one_long,
        src: '/media/demo/table-1200.webp',
        url: '/workshops',
      },
    },
    {
      title: texts.framed_words_only,
      values: { title: texts.care, text: texts.dishwasher_and_oven_are, url: '/care', look: 'framed' },
    },
  ],
})
