/** A heading. Its text feeds the table of contents when `as_tb_content` is set (F-POST-06). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { settings } from '../texts/settings.ts'
import { heading as texts } from './texts/heading.ts'

export const heading = defineBlock({
  type: 'heading',
  label: () => texts.label,
  icon: 'heading',
  category: 'text',
  keywords: () => texts.keywords,
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
  panel: () => [
    {
      name: 'level',
      title: texts.level,
      type: 'dropdown',
      values: [1, 2, 3, 4, 5, 6].map((level) => ({
        value: String(level),
        title: settings.heading_of({ level }),
      })),
    },
    { name: 'as_tb_content', title: texts.list_in_the_table, type: 'boolean', use_switch: true },
  ],
  examples: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      title: texts.level_of({ level }),
      values: { text: texts.from_the_kiln, level },
    })),
})
