/** A heading. Its text feeds the table of contents when `as_tb_content` is set (F-POST-06). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const heading = defineBlock({
  type: 'heading',
  label: 'Heading',
  icon: 'heading',
  category: 'text',
  keywords: ['title', 'h1', 'h2', 'h3'],
  version: 1,
  state: z.strictObject({
    text: z.string(),
    level: z.coerce.number().int().min(1).max(6),
    as_tb_content: z.boolean(),
  }),
  defaults: { text: '', level: 2, as_tb_content: true },
  accepts: 'nothing',
  textKey: 'text',
  textLimit: 300,
  isInline: true,
  textOf: (state) => plainText(state.text),
  panel: [
    {
      name: 'level',
      title: 'Level',
      type: 'dropdown',
      values: [1, 2, 3, 4, 5, 6].map((level) => ({ value: String(level), title: `Heading ${level}` })),
    },
    { name: 'as_tb_content', title: 'List in the table of contents', type: 'boolean', use_switch: true },
  ],
  examples: [1, 2, 3, 4, 5, 6].map((level) => ({
    title: `Level ${level}`,
    values: { text: 'From the kiln', level },
  })),
})
