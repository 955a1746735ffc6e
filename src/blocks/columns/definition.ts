/** Columns side by side that become rows on a narrow place. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { columns as texts } from './texts/columns.ts'

export default defineBlock({
  type: 'columns',
  label: () => texts.label,
  icon: 'columns-2',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    split: z.enum(['even', 'wide-first', 'wide-last', 'apart', 'halves']),
    /** From before there was a layout. */
    align: z.enum(['start', 'center', 'end']).optional(),
  }),
  defaults: { split: 'even' },
  startsWith: ['column', 'column'],
  accepts: { only: ['column'] },
  panel: () => [
    {
      name: 'split',
      title: texts.widths,
      type: 'dropdown',
      values: [
        { value: 'even', title: texts.even },
        { value: 'wide-first', title: texts.first_wider },
        { value: 'wide-last', title: texts.last_wider },
        { value: 'apart', title: texts.as_wide_as_needed },
        { value: 'halves', title: texts.halves },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.even,
      values: { split: 'even' },
      children: [
        {
          type: 'column',
          children: [{ type: 'paragraph', values: { text: texts.the_first_column_holds } }],
        },
        {
          type: 'column',
          children: [
            {
              type: 'paragraph',
              values: {
                text: texts.the_second_one_holds,
              },
            },
          ],
        },
      ],
    },
  ],
})
