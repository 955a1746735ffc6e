/** The way from home to this page. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'

export const breadcrumb = defineBlock({
  type: 'breadcrumb',
  label: 'Breadcrumb',
  icon: 'chevrons-right',
  category: 'dynamic',
  keywords: ['path', 'navigation', 'you are here', 'trail'],
  version: 1,
  state: z.strictObject({ shows_current: z.boolean().optional(), label: z.string().optional() }),
  defaults: { shows_current: true },
  accepts: 'nothing',
  needs: () => ({ source: 'content.breadcrumb', arguments: {} }),
  panel: [
    { name: 'shows_current', title: 'End with this page', type: 'boolean', use_switch: true },
    { name: 'label', title: 'Name for screen readers', type: 'string', placeholder: 'Breadcrumb' },
  ],
  examples: [
    {
      title: 'Three levels',
      values: {},
      data: {
        items: [
          { title: 'Home', url: '/' },
          { title: 'Journal', url: '/p/category/journal' },
          { title: 'What ash does', url: '/what-ash-does' },
        ],
      },
    },
  ],
})
