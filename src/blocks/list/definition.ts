/** A list with bullets, numbers or tasks; its rich text holds the list element. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { list as texts } from './texts/list.ts'

export default defineBlock({
  type: 'list',
  label: () => texts.label,
  icon: 'list',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ text: z.string() }),
  defaults: { text: '<ul><li></li></ul>' },
  accepts: 'nothing',
  textKey: 'text',
  textOf: (state) => plainText(state.text),
  panel: [],
  examples: () => [
    { title: texts.bullets, values: { text: texts.mugs_bowls_wide } },
    { title: texts.numbers, values: { text: texts.wedge_throw_fire } },
    { title: texts.tasks, values: { text: texts.wedge_and_throw } },
  ],
})
