/** Moments in their order: the history of a place, or the programme of a day. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { timeline as texts } from './texts/timeline.ts'

export default defineBlock({
  type: 'timeline',
  label: () => texts.label,
  icon: 'list-ordered',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    entries: z.array(
      z.strictObject({
        when: z.string().optional(),
        title: z.string(),
        text: z.string().optional(),
        src: z.string().optional(),
        alt: z.string().optional(),
      }),
    ),
    look: z.enum(['down', 'across']).optional(),
  }),
  defaults: { entries: [{ title: '' }] },
  accepts: 'nothing',
  textOf: (state) =>
    state.entries
      .map(({ when, title, text }) => `${when ?? ''} ${title} ${text ?? ''}`)
      .join(' ')
      .trim(),
  panel: () => [
    {
      name: 'entries',
      title: texts.entries,
      type: 'arr-object',
      isContent: true,
      fields: [
        { name: 'when', title: texts.when, type: 'string', placeholder: '2019' },
        { name: 'title', title: common.title, type: 'string' },
        { name: 'text', title: settings.text, type: 'text' },
        { name: 'src', title: common.image, type: 'file' },
        { name: 'alt', title: common.text_alternative, type: 'string' },
      ],
    },
    {
      name: 'look',
      title: texts.direction,
      type: 'dropdown',
      values: [
        { value: 'down', title: texts.down },
        { value: 'across', title: texts.across },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.history,
      values: {
        entries: [
          { when: '2009', title: texts.shed, text: texts.shed_text },
          { when: '2014', title: texts.kiln, text: texts.kiln_text },
          { when: '2019', title: texts.shop, text: texts.shop_text },
        ],
      },
    },
  ],
})
