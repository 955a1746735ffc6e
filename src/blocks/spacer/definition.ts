/** Empty space in the rhythm of the page. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const spacer = defineBlock({
  type: 'spacer',
  label: 'Spacer',
  icon: 'move-vertical',
  category: 'layout',
  keywords: ['space', 'gap'],
  version: 1,
  state: z.strictObject({ size: z.enum(['small', 'medium', 'large']) }),
  defaults: { size: 'medium' },
  accepts: 'nothing',
  panel: [
    {
      name: 'size',
      title: 'Size',
      type: 'dropdown',
      values: [
        { value: 'small', title: 'Small' },
        { value: 'medium', title: 'Medium' },
        { value: 'large', title: 'Large' },
      ],
    },
  ],
  examples: [{ title: 'Medium', values: { size: 'medium' } }],
})
