/** Empty space in the rhythm of the page. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { spacer as texts } from './texts/spacer.ts'

export default defineBlock({
  type: 'spacer',
  label: () => texts.label,
  icon: 'move-vertical',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ size: z.enum(['small', 'medium', 'large']) }),
  defaults: { size: 'medium' },
  accepts: 'nothing',
  panel: () => [
    {
      name: 'size',
      title: common.size,
      type: 'dropdown',
      values: [
        { value: 'small', title: common.small },
        { value: 'medium', title: common.medium },
        { value: 'large', title: common.large },
      ],
    },
  ],
  examples: () => [{ title: common.medium, values: { size: 'medium' } }],
})
