/** A note that stands out of the text: a hint, good news, a caution, a warning. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { plainText } from '../plainText.ts'

export const alert = defineBlock({
  type: 'alert',
  label: 'Alert',
  icon: 'info',
  category: 'text',
  keywords: ['callout', 'notice', 'note', 'warning', 'tip'],
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
  panel: [
    {
      name: 'kind',
      title: 'Kind',
      type: 'dropdown',
      values: [
        { value: 'info', title: 'Note' },
        { value: 'good', title: 'Good news' },
        { value: 'warn', title: 'Caution' },
        { value: 'danger', title: 'Warning' },
      ],
    },
    { name: 'title', title: 'Title', type: 'string' },
  ],
  examples: [
    {
      title: 'Note',
      values: {
        title: 'Kiln days',
        text: 'The studio smells of smoke on firing days. The shop stays open.',
        kind: 'info',
      },
    },
    { title: 'Without a title', values: { text: 'Your parcel left this morning.', kind: 'good' } },
  ],
})
