/** The hours of a place: its week, its special days, and whether it is open now. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { weekdays } from './hours.ts'
import { openingHours as texts } from './texts/openingHours.ts'
import { dayText } from './words.ts'

const workdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']

export default defineBlock({
  type: 'opening-hours',
  label: () => texts.label,
  icon: 'clock',
  category: 'text',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    rows: z.array(z.strictObject({ days: z.array(z.string()), opens: z.string(), closes: z.string() })),
    special: z
      .array(
        z.strictObject({
          day: z.string(),
          last_day: z.string().optional(),
          name: z.string().optional(),
          opens: z.string().optional(),
          closes: z.string().optional(),
        }),
      )
      .optional(),
    grouped: z.boolean().optional(),
    has_status: z.boolean().optional(),
    clock: z.enum(['language', '24', '12']).optional(),
    business: z.enum(['business', 'restaurant', 'cafe', 'store', 'practice', 'salon']).optional(),
    name: z.string().optional(),
  }),
  defaults: {
    rows: [{ days: workdays, opens: '09:00', closes: '17:00' }],
    grouped: true,
    has_status: true,
  },
  accepts: 'nothing',
  textOf: (state) =>
    (state.special ?? [])
      .map(({ name }) => name ?? '')
      .join(' ')
      .trim(),
  panel: () => [
    {
      name: 'rows',
      title: texts.hours,
      type: 'arr-object',
      description: texts.hours_help,
      isContent: true,
      fields: [
        {
          name: 'days',
          title: texts.days,
          type: 'checklist',
          values: weekdays.map((value) => ({ value, title: dayText(value) })),
        },
        { name: 'opens', title: texts.opens, type: 'time' },
        { name: 'closes', title: texts.closes, type: 'time' },
      ],
    },
    {
      name: 'special',
      title: texts.special,
      type: 'arr-object',
      description: texts.special_help,
      isContent: true,
      fields: [
        { name: 'name', title: texts.what_for, type: 'string' },
        { name: 'day', title: texts.day, type: 'date' },
        { name: 'last_day', title: texts.last_day, type: 'date' },
        { name: 'opens', title: texts.opens, type: 'time' },
        { name: 'closes', title: texts.closes, type: 'time' },
      ],
    },
    { name: 'grouped', title: texts.group_days, type: 'boolean', use_switch: true },
    { name: 'has_status', title: texts.show_status, type: 'boolean', use_switch: true },
    {
      name: 'clock',
      title: texts.clock,
      type: 'dropdown',
      values: [
        { value: 'language', title: texts.clock_of_language },
        { value: '24', title: texts.clock_24 },
        { value: '12', title: texts.clock_12 },
      ],
    },
    {
      name: 'business',
      title: texts.business,
      type: 'dropdown',
      description: texts.business_help,
      values: [
        { value: 'business', title: texts.local_business },
        { value: 'restaurant', title: texts.restaurant },
        { value: 'cafe', title: texts.cafe },
        { value: 'store', title: texts.store },
        { value: 'practice', title: texts.practice },
        { value: 'salon', title: texts.salon },
      ],
    },
    { name: 'name', title: texts.business_name, type: 'string' },
  ],
  examples: () => [
    {
      title: texts.kitchen_closed,
      values: {
        rows: [
          { days: ['wednesday', 'thursday', 'friday', 'saturday'], opens: '17:30', closes: '22:00' },
          { days: ['sunday'], opens: '12:00', closes: '15:00' },
          { days: ['sunday'], opens: '17:30', closes: '21:00' },
        ],
        special: [{ name: texts.new_year, day: '2099-12-31', last_day: '2100-01-02' }],
      },
    },
  ],
})
