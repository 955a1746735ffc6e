/** A paragraph of rich text; the block that an empty page starts with. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { settings } from '../texts/settings.ts'
import { paragraph as texts } from './texts/paragraph.ts'

export default defineBlock({
  type: 'paragraph',
  label: () => texts.label,
  icon: 'pilcrow',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    text: z.string(),
    look: z.enum(['body', 'lead', 'statement', 'note', 'eyebrow', 'slip', 'numeral']).optional(),
  }),
  defaults: { text: '' },
  accepts: 'nothing',
  textKey: 'text',
  textOf: (state) => plainText(state.text),
  panel: () => [
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'body', title: texts.body_text },
        { value: 'lead', title: texts.lead },
        { value: 'statement', title: texts.statement },
        { value: 'note', title: texts.small_note },
        { value: 'eyebrow', title: texts.line_above_a_heading },
        { value: 'slip', title: texts.slip },
        { value: 'numeral', title: texts.numeral },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.body_text,
      values: {
        text: texts.every_piece_is_thrown,
      },
    },
  ],
})
