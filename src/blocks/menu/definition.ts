/** A stored menu. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleMenu } from '../exampleData.ts'

export const menu = defineBlock({
  type: 'menu',
  label: 'Menu',
  icon: 'menu',
  category: 'dynamic',
  keywords: ['navigation', 'links'],
  version: 1,
  state: z.strictObject({ menu_id: z.string(), label: z.string().optional() }),
  defaults: { menu_id: '' },
  accepts: 'nothing',
  needs: (state) => (state.menu_id ? { source: 'content.menu', arguments: { id: state.menu_id } } : null),
  panel: [
    { name: 'menu_id', title: 'Menu', type: 'string', picks: 'menu' },
    { name: 'label', title: 'Name for screen readers', type: 'string' },
  ],
  examples: [{ title: 'Two levels', values: { menu_id: 'example', label: 'Example' }, data: exampleMenu }],
})
