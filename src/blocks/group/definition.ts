/** A section: blocks that belong together, on a ground of their own. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { group as texts } from './texts/group.ts'

export const group = defineBlock({
  type: 'group',
  label: () => texts.label,
  icon: 'group',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    width: z.enum(['text', 'wide', 'full']),
    tone: z.enum(['plain', 'surface', 'ink']).optional(),
    label: z.string().optional(),
  }),
  defaults: { width: 'wide' },
  startsWith: ['paragraph'],
  accepts: { except: ['column'] },
  panel: () => [
    {
      name: 'width',
      title: texts.width,
      type: 'dropdown',
      values: [
        { value: 'text', title: settings.text },
        { value: 'wide', title: texts.wide },
        { value: 'full', title: texts.edge_to_edge },
      ],
    },
    {
      name: 'tone',
      title: texts.ground,
      type: 'dropdown',
      values: [
        { value: 'plain', title: common.none },
        { value: 'surface', title: texts.raised_paper },
        { value: 'ink', title: texts.ink },
      ],
    },
    { name: 'label', title: settings.name_for_screen_readers, type: 'string' },
  ],
  examples: () => [
    {
      title: texts.raised_paper,
      values: { width: 'wide', tone: 'surface' },
      children: [
        { type: 'heading', values: { text: texts.opening_hours, level: 3 } },
        { type: 'paragraph', values: { text: texts.thursday_to_saturday_10 } },
      ],
    },
  ],
})
