/** The programme of an event: what begins when, in which hall, on one day or on several. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { common } from '#ui/texts/common.ts'
import { openingHours } from '../opening-hours/texts/openingHours.ts'
import { openNow } from '../opening-hours/texts/openNow.ts'
import { settings } from '../texts/settings.ts'
import { schedule as texts } from './texts/schedule.ts'

export default defineBlock({
  type: 'schedule',
  label: () => texts.label,
  icon: 'layout-grid',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    days: z.array(
      z.strictObject({
        title: z.string(),
        entries: z.array(
          z.strictObject({
            title: z.string(),
            start: z.string().optional(),
            end: z.string().optional(),
            hall: z.string().optional(),
            note: z.string().optional(),
          }),
        ),
      }),
    ),
    look: z.enum(['filled', 'lines', 'bars']).optional(),
    show_days: z.enum(['tabs', 'below']).optional(),
    has_ends: z.boolean().optional(),
    clock: z.enum(['language', '24', '12']).optional(),
    line_at: z.string().optional(),
  }),
  // A day with one line to fill in: nothing has to be added before the first word is written.
  defaults: { days: [{ title: '', entries: [{ title: '' }] }] },
  accepts: 'nothing',
  // The days may be tabs.
  holdsLinks: true,
  textOf: (state) =>
    state.days
      .flatMap(({ title, entries }) => [
        title,
        ...entries.flatMap((one) => [one.start ?? '', one.hall ?? '', one.title, one.note ?? '']),
      ])
      .filter((text) => text.trim() !== '')
      .join(' '),
  panel: () => [
    {
      name: 'days',
      title: texts.days,
      type: 'arr-object',
      isContent: true,
      fields: [
        { name: 'title', title: texts.day, type: 'string', placeholder: openNow.friday },
        {
          name: 'entries',
          title: texts.entries,
          type: 'arr-object',
          fields: [
            { name: 'title', title: common.title, type: 'string' },
            { name: 'start', title: texts.start, type: 'written_time', placeholder: '10:00' },
            { name: 'end', title: texts.end, type: 'written_time', placeholder: '10:40', follows: 'start' },
            { name: 'hall', title: texts.hall, type: 'string', description: texts.hall_help },
            { name: 'note', title: texts.note, type: 'string' },
          ],
        },
      ],
    },
    {
      name: 'look',
      title: settings.look,
      type: 'dropdown',
      values: [
        { value: 'filled', title: texts.filled },
        { value: 'lines', title: settings.lines },
        { value: 'bars', title: texts.bars },
      ],
    },
    {
      name: 'show_days',
      title: texts.show_days,
      type: 'dropdown',
      values: [
        { value: 'tabs', title: texts.tabs },
        { value: 'below', title: texts.below },
      ],
    },
    {
      name: 'line_at',
      title: texts.line_at,
      type: 'written_time',
      placeholder: '17:30',
      description: texts.line_at_help,
    },
    { name: 'has_ends', title: texts.has_ends, type: 'boolean', use_switch: true },
    {
      name: 'clock',
      title: openingHours.clock,
      type: 'dropdown',
      values: [
        { value: 'language', title: openingHours.clock_of_language },
        { value: '24', title: openingHours.clock_24 },
        { value: '12', title: openingHours.clock_12 },
      ],
    },
  ],
  examples: () => [
    {
      title: texts.two_days,
      values: {
        days: [
          {
            title: openNow.friday,
            entries: [
              { title: texts.welcome, start: '9:30', note: texts.welcome_note },
              { title: texts.talk, start: '10:00', end: '11:00', hall: texts.hall_1, note: texts.speaker },
              { title: texts.film, start: '10:00', end: '10:40', hall: texts.hall_2 },
              { title: texts.workshop, start: '10:40', end: '12:00', hall: texts.hall_2, note: texts.seats },
              { title: texts.lunch, start: '12:00' },
            ],
          },
          {
            title: openNow.saturday,
            entries: [
              { title: texts.walk, start: '10:00', end: '12:00' },
              { title: texts.concert, start: '19:30', note: texts.concert_note },
            ],
          },
        ],
      },
    },
  ],
})
