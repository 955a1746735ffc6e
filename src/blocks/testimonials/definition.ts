/** What customers said: as cards, or one after the other in large letters. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { testimonials as texts } from './texts/testimonials.ts'

export default defineBlock({
  type: 'testimonials',
  label: () => texts.label,
  icon: 'quote',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    quotes: z.array(
      z.strictObject({
        text: z.string(),
        name: z.string().optional(),
        role: z.string().optional(),
        src: z.string().optional(),
        stars: z.string().optional(),
      }),
    ),
    look: z.enum(['cards', 'large']).optional(),
    columns: z.enum(['2', '3']).optional(),
  }),
  defaults: { quotes: [{ text: '' }] },
  accepts: 'nothing',
  textOf: (state) =>
    state.quotes
      .map(({ text, name, role }) => `${text} ${name ?? ''} ${role ?? ''}`)
      .join(' ')
      .trim(),
  panel: () => [
    {
      name: 'quotes',
      title: texts.quotes,
      type: 'arr-object',
      isContent: true,
      fields: [
        { name: 'text', title: texts.quote, type: 'text' },
        { name: 'name', title: common.name, type: 'string' },
        { name: 'role', title: texts.role, type: 'string' },
        { name: 'src', title: common.image, type: 'file' },
        {
          name: 'stars',
          title: texts.stars,
          type: 'dropdown',
          placeholder: common.none,
          values: ['5', '4', '3', '2', '1'].map((value) => ({ value, title: value })),
        },
      ],
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'cards', title: texts.cards },
        { value: 'large', title: texts.one_large },
      ],
    },
    {
      name: 'columns',
      title: texts.columns,
      type: 'dropdown',
      values: [
        { value: '3', title: texts.three },
        { value: '2', title: texts.two },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.cards,
      values: {
        quotes: [
          {
            text: texts.first_quote,
            name: texts.ines,
            role: texts.cook,
            src: '/media/demo/bowl-sage-1200.webp',
            stars: '5',
          },
          { text: texts.second_quote, name: texts.otto, role: texts.customer, stars: '4' },
          { text: texts.third_quote, name: texts.mara, role: texts.guest },
        ],
      },
    },
    {
      title: texts.one_large,
      values: {
        quotes: [
          {
            text: texts.first_quote,
            name: texts.ines,
            role: texts.cook,
            src: '/media/demo/bowl-sage-1200.webp',
          },
        ],
        look: 'large',
      },
    },
  ],
})
