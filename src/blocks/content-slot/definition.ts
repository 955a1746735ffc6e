/** Where a layout lets the post stand (reading A-12). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { contentSlot as texts } from './texts/contentSlot.ts'

export default defineBlock({
  type: 'content-slot',
  label: () => texts.label,
  icon: 'square-dashed',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({}),
  defaults: {},
  accepts: 'nothing',
  panel: [],
  examples: () => [
    {
      title: texts.where_the_post_stands,
      values: {},
      children: [{ type: 'paragraph', values: { text: texts.the_text_of_the } }],
    },
  ],
})
