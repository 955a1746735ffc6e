/** Steps in their order: numbers, titles, what to do (F-POST-06 `values`). */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { steps as texts } from './texts/steps.ts'

export default defineBlock({
  type: 'steps',
  label: () => texts.label,
  icon: 'list-ordered',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    /** `value` is the title of the step. */
    values: z.array(
      z.strictObject({
        value: z.string(),
        text: z.string().optional(),
        src: z.string().optional(),
        alt: z.string().optional(),
      }),
    ),
    look: z.enum(['down', 'across']).optional(),
  }),
  defaults: () => ({ values: [{ value: texts.first }, { value: texts.second }, { value: texts.last }] }),
  accepts: 'nothing',
  textOf: (state) =>
    state.values
      .map(({ value, text }) => `${value} ${text ?? ''}`)
      .join(' ')
      .trim(),
  panel: () => [
    {
      name: 'values',
      title: texts.steps,
      type: 'arr-object',
      fields: [
        { name: 'value', title: common.title, type: 'string' },
        { name: 'text', title: texts.what_happens, type: 'text' },
        { name: 'src', title: common.image, type: 'file' },
        { name: 'alt', title: common.text_alternative, type: 'string' },
      ],
    },
    {
      name: 'look',
      title: texts.direction,
      type: 'dropdown',
      values: [
        { value: 'down', title: texts.one_under_the_other },
        { value: 'across', title: texts.side_by_side },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.under_each_other,
      values: {
        values: [
          { value: texts.wedge, text: texts.knead_the_clay_until },
          { value: texts.throw, text: texts.centre_it_open_it },
          { value: texts.fire, text: texts.a_day_up_to },
        ],
      },
    },
  ],
})
