/** The way from home to this page. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { settings } from '../texts/settings.ts'
import { breadcrumb as texts } from './texts/breadcrumb.ts'

export default defineBlock({
  type: 'breadcrumb',
  label: () => texts.label,
  icon: 'chevrons-right',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ shows_current: z.boolean().optional(), label: z.string().optional() }),
  defaults: { shows_current: true },
  accepts: 'nothing',
  needs: () => ({ source: 'content.breadcrumb', arguments: {} }),
  panel: () => [
    { name: 'shows_current', title: texts.end_with_this_page, type: 'boolean', use_switch: true },
    { name: 'label', title: settings.name_for_screen_readers, type: 'string', placeholder: texts.breadcrumb },
  ],
  examples: () => [
    {
      title: texts.three_levels,
      values: {},
      data: {
        items: [
          { title: texts.home, url: '/' },
          { title: texts.journal, url: '/p/category/journal' },
          { title: texts.what_ash_does, url: '/what-ash-does' },
        ],
      },
    },
  ],
})
