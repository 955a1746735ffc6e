/** One entry of an accordion: a title that opens what stands under it. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const accordionItem = defineBlock({
  type: 'accordion-item',
  label: 'Accordion entry',
  icon: 'chevron-down',
  category: 'layout',
  keywords: ['question', 'details'],
  version: 1,
  state: z.strictObject({ title: z.string(), is_open: z.boolean().optional() }),
  defaults: { title: '' },
  startsWith: ['paragraph'],
  accepts: { except: ['column', 'accordion-item'] },
  parents: ['accordion'],
  textKey: 'title',
  textLimit: 300,
  isInline: true,
  textOf: (state) => plainText(state.title),
  panel: [{ name: 'is_open', title: 'Open from the start', type: 'boolean', use_switch: true }],
  examples: [
    {
      title: 'Closed',
      values: { title: 'Which clay is it?' },
      children: [{ type: 'paragraph', values: { text: 'A grogged stoneware from the next valley.' } }],
    },
  ],
})
