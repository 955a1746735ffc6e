/** Rows written or pasted as one text, as a menu or opening hours; they follow with every key. */
import { useId, useState } from 'react'
import { readHours, writeHours } from '#blocks/opening-hours/hoursText.ts'
import { columnsFor, readMenu, writeMenu, type MenuSection } from '#blocks/price-list/menuText.ts'
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

interface AsTextProps {
  type: 'price-list' | 'opening-hours'
  state: State
  onChange(patch: Record<string, unknown>): void
}

export default function AsText({ type, state, onChange }: AsTextProps) {
  const id = useId()
  const form = type === 'price-list' ? menu : hours
  // What is being typed stays as it is typed; without the focus it is what the rows say.
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <div className="field">
      <label htmlFor={id}>{blockPanel.as_text}</label>
      <textarea
        id={id}
        rows={type === 'price-list' ? 10 : 4}
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
