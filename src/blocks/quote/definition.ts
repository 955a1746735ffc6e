/** A quotation and whom it is from. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const quote = defineBlock({
  type: 'quote',
  label: 'Quote',
  icon: 'quote',
  category: 'text',
  keywords: ['citation', 'blockquote', 'pull quote'],
  version: 1,
  state: z.strictObject({ text: z.string(), cite: z.string().optional() }),
  defaults: { text: '' },
  accepts: 'nothing',
  textKey: 'text',
  textOf: (state) => plainText(`${state.text} ${state.cite ?? ''}`),
  panel: [{ name: 'cite', title: 'Who said it', type: 'string' }],
  examples: [
    { title: 'With its author', values: { text: 'Clay remembers every hand.', cite: 'Ines Varga' } },
    { title: 'Alone', values: { text: 'Clay remembers every hand.' } },
  ],
})
