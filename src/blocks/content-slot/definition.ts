/** Where a layout lets the post stand (reading A-12). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const contentSlot = defineBlock({
  type: 'content-slot',
  label: 'Content of the post',
  icon: 'square-dashed',
  category: 'layout',
  keywords: ['layout', 'slot'],
  version: 1,
  state: z.strictObject({}),
  defaults: {},
  accepts: 'nothing',
  panel: [],
  examples: [
    {
      title: 'Where the post stands',
      values: {},
      children: [{ type: 'paragraph', values: { text: 'The text of the post.' } }],
    },
  ],
})
