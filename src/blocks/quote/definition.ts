/** A quotation and whom it is from. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { quote as texts } from './texts/quote.ts'

export default defineBlock({
  type: 'quote',
  label: () => texts.label,
  icon: 'quote',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ text: z.string(), cite: z.string().optional() }),
  defaults: { text: '' },
  accepts: 'nothing',
  textKey: 'text',
  textOf: (state) => plainText(`${state.text} ${state.cite ?? ''}`),
  panel: () => [{ name: 'cite', title: texts.who_said_it, type: 'string' }],
  examples: () => [
    {
      title: texts.with_its_author,
      values: { text: texts.clay_remembers_every_hand, cite: texts.ines_varga },
    },
    { title: texts.alone, values: { text: texts.clay_remembers_every_hand } },
  ],
})
