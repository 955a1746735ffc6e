/** A note that stands out of the text: a hint, good news, a caution, a warning. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'
import { common } from '#ui/texts/common.ts'
import { alert as texts } from './texts/alert.ts'

export default defineBlock({
  type: 'alert',
  label: () => texts.label,
  icon: 'info',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    text: z.string(),
    title: z.string().optional(),
    kind: z.enum(['info', 'good', 'warn', 'danger']),
  }),
  defaults: { text: '', kind: 'info' },
  accepts: 'nothing',
  textKey: 'text',
  textOf: (state) => plainText(`${state.title ?? ''} ${state.text}`),
  panel: () => [
    {
      name: 'kind',
      title: texts.kind,
      type: 'dropdown',
      values: [
        { value: 'info', title: texts.note },
        { value: 'good', title: texts.good_news },
        { value: 'warn', title: texts.caution },
        { value: 'danger', title: texts.warning },
      ],
    },
    { name: 'title', title: common.title, type: 'string' },
  ],
  examples: () => [
    {
      title: texts.note,
      values: {
        title: texts.kiln_days,
        text: texts.the_studio_smells_of,
        kind: 'info',
      },
    },
    { title: texts.without_a_title, values: { text: texts.your_parcel_left_this, kind: 'good' } },
  ],
})
