/** Rows written or pasted as one text, as a menu, opening hours or a timeline; they follow with every key. */
import { useId, useState } from 'react'
import { readHours, writeHours } from '#blocks/opening-hours/hoursText.ts'
import { columnsFor, readMenu, writeMenu, type MenuSection } from '#blocks/price-list/menuText.ts'
import { readPlans, type WrittenPlan, writePlans } from '#blocks/pricing/plansText.ts'
import { readTimeline, type TimelineEntry, writeTimeline } from '#blocks/timeline/timelineText.ts'
import { isRecord } from '#platform/isRecord.ts'
import { blockPanel } from './texts/blockPanel.ts'

type State = Readonly<Record<string, unknown>>

interface TextForm {
  help: string
  example: string
  write(state: State): string
  /** What the text makes of the block's state. */
  read(text: string, state: State): Record<string, unknown>
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
}

const timeline: TextForm = {
  help: blockPanel.timeline_help,
  example: blockPanel.timeline_example,
  write: ({ entries }) => writeTimeline(entriesIn(entries)),
  read: (text, { entries }) => ({ entries: readTimeline(text, entriesIn(entries)) }),
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
  return (
    <div className="field">
      <label htmlFor={id}>{blockPanel.as_text}</label>
      <textarea
        id={id}
        rows={type === 'opening-hours' ? 4 : 10}
        aria-describedby={`${id}-help`}
        placeholder={form.example}
        value={typed ?? form.write(state)}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(form.read(target.value, state))
        }}
        onBlur={() => setTyped(null)}
      />
      <span className="help" id={`${id}-help`}>
        {form.help}
      </span>
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

const plansIn = (value: unknown): WrittenPlan[] =>
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
