/** Rows written or pasted as one text, as a menu, opening hours, a timeline or a programme; they follow with every key. */
import { useId, useState } from 'react'
import { readHours, unreadHours, writeHours } from '#blocks/opening-hours/hoursText.ts'
import { columnsFor, readMenu, writeMenu, type MenuSection } from '#blocks/price-list/menuText.ts'
import { isBlank, type ScheduleDay } from '#blocks/schedule/programme.ts'
import { readSchedule, writeSchedule } from '#blocks/schedule/scheduleText.ts'
import { readPlans, type Plan, writePlans } from '#blocks/pricing/plansText.ts'
import { readTimeline, type TimelineEntry, writeTimeline } from '#blocks/timeline/timelineText.ts'
import { isRecord } from '#platform/isRecord.ts'
import { timeProblem } from '#ui/writtenTime.ts'
import { blockPanel } from './texts/blockPanel.ts'

type State = Readonly<Record<string, unknown>>

interface TextForm {
  help: string
  example: string
  write(state: State): string
  /** What the text makes of the block's state. */
  read(text: string, state: State): Record<string, unknown>
  /** Lines that nothing was made of. */
  unread?(text: string): string[]
  /** What of it is wrong, in words. */
  problems?(state: State): string[]
}

const menu: TextForm = {
  help: blockPanel.menu_help,
  example: blockPanel.menu_example,
  write: (state) => writeMenu(sectionsIn(state.sections)),
  read(text, state) {
    const sections = readMenu(text)
    // As many columns as sections, until somebody chooses another number.
    const isOwn = state.columns !== undefined && state.columns !== columnsFor(sectionsIn(state.sections))
    return isOwn ? { sections } : { sections, columns: columnsFor(sections) }
  },
}

const hours: TextForm = {
  help: blockPanel.hours_help,
  example: blockPanel.hours_example,
  write: ({ rows }) =>
    writeHours(
      rowsOf(rows).map(({ days, opens, closes }) => ({
        days: Array.isArray(days) ? days.map(textOf) : [],
        opens: textOf(opens),
        closes: textOf(closes),
      })),
    ),
  read: (text) => ({ rows: readHours(text) }),
  unread: unreadHours,
}

const timeline: TextForm = {
  help: blockPanel.timeline_help,
  example: blockPanel.timeline_example,
  write: ({ entries }) => writeTimeline(entriesIn(entries)),
  read: (text, { entries }) => ({ entries: readTimeline(text, entriesIn(entries)) }),
}

const schedule: TextForm = {
  help: blockPanel.schedule_help,
  example: blockPanel.schedule_example,
  write({ days }) {
    const written = daysIn(days)
    // A new programme has a line to fill in, which is no text yet.
    const isNew = written.every(({ title, entries }) => title === '' && entries.every(isBlank))
    return isNew ? '' : writeSchedule(written)
  },
  read: (text) => ({ days: readSchedule(text) }),
  problems: ({ days }) =>
    daysIn(days)
      .flatMap(({ entries }) => entries)
      .flatMap(({ start = '', end = '' }) =>
        [
          { time: start, message: timeProblem(start) },
          { time: `${start}–${end}`, message: timeProblem(end, start) },
        ].flatMap(({ time, message }) => (message ? [blockPanel.wrong_time({ time, message })] : [])),
      ),
}

const plans: TextForm = {
  help: blockPanel.plans_help,
  example: blockPanel.plans_example,
  write: (state) => writePlans(plansIn(state.plans)),
  read: (text, state) => ({ plans: readPlans(text, plansIn(state.plans)) }),
}

/** By the type of the block. */
const forms = {
  'price-list': menu,
  'opening-hours': hours,
  timeline,
  schedule,
  pricing: plans,
} as const

interface AsTextProps {
  type: keyof typeof forms
  state: State
  onChange(patch: Record<string, unknown>): void
}

export default function AsText({ type, state, onChange }: AsTextProps) {
  const id = useId()
  const form = forms[type]
  // What is being typed stays as it is typed; without the focus it is what the rows say.
  const [typed, setTyped] = useState<string | null>(null)
  // Said until the next change: the text that is made of the rows has them no more.
  const [unread, setUnread] = useState<readonly string[]>([])
  const problems = [
    ...unread.map((line) => blockPanel.line_unread({ line })),
    ...(form.problems?.(state) ?? []),
  ]
  return (
    <div className="field">
      <label htmlFor={id}>{blockPanel.as_text}</label>
      <textarea
        id={id}
        rows={type === 'opening-hours' ? 4 : 10}
        aria-describedby={problems.length > 0 ? `${id}-help ${id}-problem` : `${id}-help`}
        aria-invalid={problems.length > 0 || undefined}
        placeholder={form.example}
        value={typed ?? form.write(state)}
        onChange={({ target }) => {
          setTyped(target.value)
          setUnread(form.unread?.(target.value) ?? [])
          onChange(form.read(target.value, state))
        }}
        onBlur={() => setTyped(null)}
      />
      <span className="help" id={`${id}-help`}>
        {form.help}
      </span>
      {problems.length > 0 ? (
        <span className="problem" id={`${id}-problem`}>
          {problems.join(' ')}
        </span>
      ) : null}
    </div>
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

const entriesIn = (value: unknown): TimelineEntry[] =>
  rowsOf(value).map(({ when, title, text, src, alt }) => ({
    title: textOf(title),
    ...(when ? { when: textOf(when) } : {}),
    ...(text ? { text: textOf(text) } : {}),
    ...(src ? { src: textOf(src), alt: textOf(alt) } : {}),
  }))

const plansIn = (value: unknown): Plan[] =>
  rowsOf(value).map(
    ({ name, text, price, period, features, button, url, is_highlighted: isHighlighted }) => ({
      name: textOf(name),
      ...(text ? { text: textOf(text) } : {}),
      ...(price ? { price: textOf(price) } : {}),
      ...(period ? { period: textOf(period) } : {}),
      ...(Array.isArray(features)
        ? {
            features: rowsOf(features).map((one) => ({
              text: textOf(one.text),
              ...(one.is_left_out === true ? { is_left_out: true } : {}),
            })),
          }
        : {}),
      ...(button ? { button: textOf(button) } : {}),
      ...(url ? { url: textOf(url) } : {}),
      ...(isHighlighted === true ? { is_highlighted: true } : {}),
    }),
  )

function sectionsIn(value: unknown): MenuSection[] {
  return rowsOf(value).map(({ title, note, dishes }) => ({
    title: textOf(title),
    ...(note ? { note: textOf(note) } : {}),
    dishes: rowsOf(dishes).map(({ name, text, price, marks }) => ({
      name: textOf(name),
      ...(text ? { text: textOf(text) } : {}),
      ...(price ? { price: textOf(price) } : {}),
      ...(Array.isArray(marks) ? { marks: marks.map(textOf) } : {}),
    })),
  }))
}

const daysIn = (value: unknown): ScheduleDay[] =>
  rowsOf(value).map(({ title, entries }) => ({
    title: textOf(title),
    entries: rowsOf(entries).map(({ title, start, end, hall, note }) => ({
      title: textOf(title),
      ...(start ? { start: textOf(start) } : {}),
      ...(end ? { end: textOf(end) } : {}),
      ...(hall ? { hall: textOf(hall) } : {}),
      ...(note ? { note: textOf(note) } : {}),
    })),
  }))
