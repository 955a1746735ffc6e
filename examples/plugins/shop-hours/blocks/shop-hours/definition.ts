/** The hours of a shop, day by day. */
import { z } from 'zod'
import { defineBlock } from '#blocks/defineBlock.ts'
import { plainText } from '#blocks/plainText.ts'
import { days } from './hours.ts'

export default defineBlock({
  type: 'shop-hours',
  label: 'Shop hours',
  icon: 'list-checks',
  category: 'dynamic',
  keywords: ['opening', 'open', 'closed', 'times', 'week'],
  version: 1,
  state: z.strictObject({
    title: z.string(),
    rows: z.array(
      z.strictObject({
        day: z.enum(['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su', '']),
        from: z.string(),
        to: z.string(),
      }),
    ),
    note: z.string().optional(),
  }),
  defaults: {
    title: 'Opening hours',
    rows: [
      { day: 'mo', from: '09:00', to: '17:00' },
      { day: 'tu', from: '09:00', to: '17:00' },
      { day: 'we', from: '09:00', to: '17:00' },
      { day: 'th', from: '09:00', to: '17:00' },
      { day: 'fr', from: '09:00', to: '17:00' },
    ],
  },
  accepts: 'nothing',
  textKey: 'title',
  isInline: true,
  textOf: (state) =>
    plainText(
      [
        state.title,
        ...state.rows.map(
          ({ day, from, to }) => `${days.find(({ value }) => value === day)?.title ?? ''} ${from} ${to}`,
        ),
        state.note ?? '',
      ].join(' '),
    ),
  panel: [
    {
      name: 'rows',
      title: 'Hours',
      type: 'arr-object',
      description: 'A day without a row is closed; a day with two is closed between them.',
      fields: [
        { name: 'day', title: 'Day', type: 'dropdown', values: days },
        { name: 'from', title: 'Opens', type: 'string', placeholder: '09:00' },
        { name: 'to', title: 'Closes', type: 'string', placeholder: '17:00' },
      ],
    },
    { name: 'note', title: 'Note', type: 'text', placeholder: 'Closed on public holidays' },
  ],
  examples: [
    {
      title: 'A studio shop',
      values: {
        title: 'When to come by',
        rows: [
          { day: 'we', from: '10:00', to: '18:00' },
          { day: 'th', from: '10:00', to: '18:00' },
          { day: 'fr', from: '10:00', to: '13:00' },
          { day: 'fr', from: '14:00', to: '20:00' },
          { day: 'sa', from: '10:00', to: '16:00' },
        ],
        note: 'On firing days the kiln room stays shut; the shop does not.',
      },
    },
  ],
})
