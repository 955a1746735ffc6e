/** A heading. Its text feeds the table of contents when `as_tb_content` is set (F-POST-06). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { heading as texts } from './texts/heading.ts'

export default defineBlock({
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
    /** How large it is; absent: as its level. */
    size: z
      .enum(['level', 'small', 'medium', 'large', 'extra-large', 'display', 'poster', 'fill', 'letters'])
      .optional(),
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
    {
      name: 'size',
      title: common.size,
      type: 'dropdown',
      values: [
        { value: 'level', title: texts.by_level },
        { value: 'small', title: common.small },
        { value: 'medium', title: common.medium },
        { value: 'large', title: common.large },
        { value: 'extra-large', title: texts.extra_large },
        { value: 'display', title: texts.display },
        { value: 'poster', title: texts.poster },
        { value: 'fill', title: texts.fill },
        { value: 'letters', title: texts.letters },
      ],
    },
    { name: 'as_tb_content', title: texts.list_in_the_table, type: 'boolean', use_switch: true },
  ],
  examples: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      title: texts.level_of({ level }),
      values: { text: texts.from_the_kiln, level },
    })),
})
