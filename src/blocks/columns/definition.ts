/** Columns side by side that become rows on a narrow place. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const columns = defineBlock({
  type: 'columns',
  label: 'Columns',
  icon: 'columns-2',
  category: 'layout',
  keywords: ['grid', 'side by side'],
  version: 1,
  state: z.strictObject({
    split: z.enum(['even', 'wide-first', 'wide-last', 'apart']),
    align: z.enum(['start', 'center', 'end']).optional(),
  }),
  defaults: { split: 'even' },
  startsWith: ['column', 'column'],
  accepts: { only: ['column'] },
  panel: [
    {
      name: 'split',
      title: 'Widths',
      type: 'dropdown',
      values: [
        { value: 'even', title: 'Even' },
        { value: 'wide-first', title: 'First wider' },
        { value: 'wide-last', title: 'Last wider' },
        { value: 'apart', title: 'As wide as needed, at both ends' },
      ],
    },
    {
      name: 'align',
      title: 'Alignment',
      type: 'dropdown',
      values: [
        { value: 'start', title: 'Top' },
        { value: 'center', title: 'Middle' },
        { value: 'end', title: 'Bottom' },
      ],
    },
  ],
  examples: [
    {
      title: 'Even',
      values: { split: 'even' },
      children: [
        {
          type: 'column',
          children: [{ type: 'paragraph', values: { text: 'The first column holds a few words.' } }],
        },
        {
          type: 'column',
          children: [
            {
              type: 'paragraph',
              values: {
                text: 'The second one holds some more, so that its height differs from that of the first.',
              },
            },
          ],
        },
      ],
    },
  ],
})
