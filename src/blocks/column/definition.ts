/** One column of columns. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const column = defineBlock({
  type: 'column',
  label: 'Column',
  icon: 'square-split-vertical',
  category: 'layout',
  keywords: ['side by side', 'part'],
  version: 1,
  state: z.strictObject({}),
  defaults: {},
  startsWith: ['paragraph'],
  accepts: { except: ['column'] },
  parents: ['columns'],
  panel: [],
  examples: [
    {
      title: 'In columns',
      values: {},
      children: [{ type: 'paragraph', values: { text: 'A column of text.' } }],
    },
  ],
})
