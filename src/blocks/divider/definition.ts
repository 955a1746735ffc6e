/** A line between thoughts, or another sign of a pause. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const divider = defineBlock({
  type: 'divider',
  label: 'Divider',
  icon: 'minus',
  category: 'layout',
  keywords: ['line', 'rule', 'hr'],
  version: 1,
  state: z.strictObject({ look: z.enum(['line', 'strong', 'short', 'dots', 'mark']).optional() }),
  defaults: {},
  accepts: 'nothing',
  panel: [
    {
      name: 'look',
      title: 'Look',
      type: 'dropdown',
      values: [
        { value: 'line', title: 'Thin line' },
        { value: 'strong', title: 'Strong line' },
        { value: 'short', title: 'Short line' },
        { value: 'dots', title: 'Dots' },
        { value: 'mark', title: 'Three stars' },
      ],
    },
  ],
  examples: [{ title: 'Thin line', values: {} }],
})
