/** A place of a component that is filled where the component is used. What is in it shows where nothing was put there. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { slot as texts } from './texts/slot.ts'

export default defineBlock({
  type: 'slot',
  label: () => texts.label,
  icon: 'square-dashed',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ title: z.string().max(60).optional() }),
  defaults: {},
  accepts: { except: ['column', 'slot', 'slot-content'] },
  panel: () => [
    {
      name: 'title',
      title: texts.name,
      type: 'string',
      placeholder: texts.name_example,
      description: texts.name_help,
    },
  ],
  examples: () => [
    {
      title: texts.label,
      values: { title: texts.name_example },
      children: [{ type: 'paragraph', values: { text: texts.example } }],
    },
  ],
})
