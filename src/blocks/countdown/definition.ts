/** The time that is left until a day, as the clock of the site counts it. */
import { z } from 'zod'
import { defineBlock } from '../defineBlock.ts'
import { countdown as texts } from './texts/countdown.ts'

export default defineBlock({
  type: 'countdown',
  label: () => texts.label,
  icon: 'timer',
  category: 'dynamic',
  keywords: () => texts.keywords,
  version: 1,
  state: z.strictObject({
    day: z.string(),
    time: z.string().optional(),
    title: z.string().optional(),
    text: z.string().optional(),
    has_seconds: z.boolean().optional(),
  }),
  defaults: { day: '', has_seconds: true },
  accepts: 'nothing',
  textOf: (state) => `${state.title ?? ''} ${state.text ?? ''}`.trim(),
  panel: () => [
    { name: 'title', title: texts.heading, type: 'string' },
    { name: 'day', title: texts.day, type: 'date' },
    { name: 'time', title: texts.time, type: 'time', description: texts.time_help },
    { name: 'text', title: texts.after, type: 'text' },
    { name: 'has_seconds', title: texts.has_seconds, type: 'boolean', use_switch: true },
  ],
  examples: () => [
    {
      title: texts.doors_open,
      values: { title: texts.doors_open, day: '2099-12-31', time: '18:00', text: texts.we_are_open },
    },
  ],
})
