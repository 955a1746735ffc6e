/** What is put in a slot of a component, where the component is used. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { slotContent as texts } from './texts/slotContent.ts'

export default defineBlock({
  type: 'slot-content',
  label: () => texts.label,
  icon: 'square-dashed',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    /** The id of the slot in the component. */
    slot: z.string(),
  }),
  defaults: { slot: '' },
  startsWith: ['paragraph'],
  accepts: { except: ['column', 'slot', 'slot-content'] },
  parents: ['reusable'],
  panel: [],
  examples: () => [
    {
      title: texts.label,
      values: { slot: '' },
      children: [{ type: 'paragraph', values: { text: texts.example } }],
    },
  ],
})
