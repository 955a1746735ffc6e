/** A stored menu. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { exampleMenu } from '../exampleData.ts'
import { settings } from '../texts/settings.ts'
import { menu as texts } from './texts/menu.ts'

export default defineBlock({
  type: 'menu',
  label: () => texts.label,
  icon: 'menu',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ menu_id: z.string(), label: z.string().optional() }),
  defaults: { menu_id: '' },
  accepts: 'nothing',
  needs: (state) => (state.menu_id ? { source: 'content.menu', arguments: { id: state.menu_id } } : null),
  panel: () => [
    { name: 'menu_id', title: texts.menu, type: 'string', picks: 'menu' },
    { name: 'label', title: settings.name_for_screen_readers, type: 'string' },
  ],
  examples: () => [
    { title: texts.two_levels, values: { menu_id: 'example', label: texts.example }, data: exampleMenu() },
  ],
})
