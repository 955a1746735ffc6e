/** An icon by its name, alone or beside words. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { settings } from '../texts/settings.ts'
import { icon as texts } from './texts/icon.ts'

export default defineBlock({
  type: 'icon',
  label: () => texts.label,
  icon: 'sparkles',
  category: 'media',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    // One of the many that the program does not hold is drawn as it was chosen, whatever becomes of their collection.
    icon: z.union([
      z.string(),
      z.strictObject({
        name: z.string().max(60),
        strokes: z
          .array(
            z
              .string()
              .max(4000)
              .regex(/^[\d\sA-Za-z.,+-]*$/),
          )
          .min(1)
          .max(60),
      }),
    ]),
    label: z.string().optional(),
    text: z.string().optional(),
    size: z.enum(['small', 'medium', 'large']).optional(),
    look: z.enum(['plain', 'disc']).optional(),
  }),
  defaults: { icon: 'leaf' },
  accepts: 'nothing',
  textOf: (state) => state.text ?? '',
  panel: () => [
    {
      name: 'icon',
      title: texts.icon,
      type: 'icon',
    },
    { name: 'text', title: settings.words_beside_it, type: 'string' },
    {
      name: 'label',
      title: settings.name_for_screen_readers,
      type: 'string',
      description: texts.what_the_icon_says,
    },
    {
      name: 'size',
      title: common.size,
      type: 'dropdown',
      values: [
        { value: 'medium', title: common.medium },
        { value: 'small', title: common.small },
        { value: 'large', title: common.large },
      ],
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'plain', title: texts.lines_only },
        { value: 'disc', title: texts.on_a_disc },
      ],
    },
  ],
  examples: () => [
    { title: texts.with_words, values: { icon: 'truck', text: texts.sent_within_two_days } },
    {
      title: texts.on_a_disc,
      values: { icon: 'flame', label: texts.fired_at_1250_degrees, look: 'disc', size: 'large' },
    },
  ],
})
