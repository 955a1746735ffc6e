/** One column of columns. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { column as texts } from './texts/column.ts'

export default defineBlock({
  type: 'column',
  label: () => texts.label,
  icon: 'square-split-vertical',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({}),
  defaults: {},
  startsWith: ['paragraph'],
  accepts: { except: ['column'] },
  parents: ['columns'],
  panel: [],
  examples: () => [
    {
      title: texts.in_columns,
      values: {},
      children: [{ type: 'paragraph', values: { text: texts.a_column_of_text } }],
    },
  ],
})
