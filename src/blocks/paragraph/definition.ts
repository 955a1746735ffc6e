/** A paragraph of rich text; the block that an empty page starts with. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const paragraph = defineBlock({
  type: 'paragraph',
  label: 'Paragraph',
  icon: 'pilcrow',
  category: 'text',
  keywords: ['text', 'p', 'body'],
  version: 1,
  state: z.strictObject({ text: z.string(), look: z.enum(['body', 'lead', 'note', 'eyebrow']).optional() }),
  defaults: { text: '' },
  accepts: 'nothing',
  textKey: 'text',
  textOf: (state) => plainText(state.text),
  panel: [
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'body', title: 'Body text' },
        { value: 'lead', title: 'Lead' },
        { value: 'note', title: 'Small note' },
        { value: 'eyebrow', title: 'Line above a heading' },
      ],
    },
  ],
  examples: [
    {
      title: 'Body text',
      values: {
        text: 'Every piece is <strong>thrown by hand</strong>, glazed in <em>four colours</em> and fired twice. <a href="/about">Read how</a>.',
      },
    },
  ],
})
