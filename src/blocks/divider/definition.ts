/** A thin line between thoughts. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const divider = defineBlock({
  type: 'divider',
  label: 'Divider',
  icon: 'minus',
  category: 'layout',
  keywords: ['line', 'rule', 'hr'],
  version: 1,
  state: z.object({}),
  defaults: {},
  accepts: 'nothing',
  panel: [],
})
