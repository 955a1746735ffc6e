/** One entry of an accordion: a title that opens what is under it. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { accordionItem as texts } from './texts/accordionItem.ts'

export default defineBlock({
  type: 'accordion-item',
  label: () => texts.label,
  icon: 'chevron-down',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ title: z.string(), note: z.string().optional(), is_open: z.boolean().optional() }),
  defaults: { title: '' },
  startsWith: ['paragraph'],
  accepts: { except: ['column', 'accordion-item'] },
  parents: ['accordion'],
  textKey: 'title',
  textLimit: 300,
  isInline: true,
  textOf: (state) => [plainText(state.title), state.note].filter(Boolean).join(' '),
  panel: () => [
    { name: 'note', title: texts.note, type: 'string', isContent: true },
    { name: 'is_open', title: texts.open_from_the_start, type: 'boolean', use_switch: true },
  ],
  examples: () => [
    {
      title: texts.closed,
      values: { title: texts.which_clay_is_it },
      children: [{ type: 'paragraph', values: { text: texts.a_grogged_stoneware_from } }],
    },
  ],
})
