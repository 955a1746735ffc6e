/** A line between thoughts, or another sign of a pause. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { settings } from '../texts/settings.ts'
import { divider as texts } from './texts/divider.ts'

export default defineBlock({
  type: 'divider',
  label: () => texts.label,
  icon: 'minus',
  category: 'layout',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({ look: z.enum(['line', 'strong', 'short', 'dots', 'mark', 'scale']).optional() }),
  defaults: {},
  accepts: 'nothing',
  panel: () => [
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'line', title: texts.thin_line },
        { value: 'strong', title: texts.strong_line },
        { value: 'short', title: texts.short_line },
        { value: 'dots', title: texts.dots },
        { value: 'mark', title: texts.three_stars },
        { value: 'scale', title: texts.scale },
      ],
    },
  ],
  examples: () => [{ title: texts.thin_line, values: {} }],
})
