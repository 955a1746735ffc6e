/** Date picker with month, year and decade views (F-UI-11). */
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import {
  decadeWindow,
  monthWindow,
  moveMonths,
  parseDay,
  dayInField,
  settleDate,
  writeDay,
  addDays,
  dayOf,
  type Day,
} from './calendar.ts'
import { currentTag } from '#platform/language/current.ts'
import { formatLongDate } from './formatLongDate.ts'
import { fields } from './texts/fields.ts'

/** Names of months and weekdays, as the language that holds writes them. */
const named = (part: Intl.DateTimeFormatOptions, days: readonly number[]): string[] => {
  const format = new Intl.DateTimeFormat(currentTag(), { ...part, timeZone: 'UTC' })
  return days.map((day) => format.format(Date.UTC(2026, 0, day)))
}
const monthNames = named(
  { month: 'long' },
  Array.from({ length: 12 }, (_, month) => 31 * month + 1 - (month > 1 ? 2 : 0)),
)
// The 4th of January 2026 is a Sunday.
const weekdays = named({ weekday: 'long' }, [4, 5, 6, 7, 8, 9, 10])

const monthFormat = new Intl.DateTimeFormat(currentTag(), { month: 'long', year: 'numeric', timeZone: 'UTC' })
const writeMonth = ({ year, month }: Day) => monthFormat.format(Date.UTC(year, month - 1))

interface DatePickerProps {
  id?: string
  label: string
  /** `2026-11-21` or empty. */
  value: string
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
  onChange: (value: string) => void
}

export function DatePicker({ id, label, value, describedBy, isInvalid, onChange }: DatePickerProps) {
  const [text, setText] = useState(() => dayInField(value))
  const [isOpen, setOpen] = useState(false)
  const [unread, setUnread] = useState('')
  const problem = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setText(dayInField(value))
  }
  const calendar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) calendar.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]')?.focus()
  }, [isOpen])
  function close() {
    setOpen(false)
    opener.current?.focus()
  }
  function settle() {
    const settled = settleDate(text)
    setUnread(settled === '' ? text.trim() : '')
    setText(dayInField(settled))
    if (settled !== value) onChange(settled)
  }
  return (
    <div
      className="anchor"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) {
          // A dialog around it stays open.
          event.preventDefault()
          event.stopPropagation()
          close()
        }
      }}
    >
      <div className="joined">
        <input
          id={id}
          aria-label={label}
          aria-describedby={[describedBy, unread && problem].filter(Boolean).join(' ') || undefined}
          aria-invalid={isInvalid || unread !== '' || undefined}
          placeholder={fields.day_pattern}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={settle}
          // Before the form is sent by it.
          onKeyDown={({ key }) => key === 'Enter' && settle()}
        />
        <button
          ref={opener}
          type="button"
          className="button"
          aria-label={fields.open_calendar({ label })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <CalendarDays size={16} aria-hidden />
        </button>
      </div>
      {unread === '' ? null : (
        <p id={problem} className="problem" role="alert">
          {fields.day_unread({ text: unread, example: dayInField('2026-12-19') })}
        </p>
      )}
      {isOpen && (
        <div ref={calendar} className="popover" role="dialog" aria-label={label} tabIndex={-1}>
          <Calendar
            value={value}
            onPick={(day) => {
              setUnread('')
              onChange(day)
              close()
            }}
          />
        </div>
      )}
    </div>
  )
}

export function Calendar({ value, onPick }: { value: string; onPick: (day: string) => void }) {
  const [view, setView] = useState<'month' | 'year' | 'decade'>('month')
  const [at, setAt] = useState<Day>(() => parseDay(value) ?? dayOf(Date.now()))
  const move = (by: number) => {
    const months = view === 'month' ? by : view === 'year' ? by * 12 : by * 120
    setAt({ ...moveMonths(at, months), day: 1 })
  }
  const title =
    view === 'month'
      ? writeMonth(at)
      : view === 'year'
        ? String(at.year)
        : `${Math.floor(at.year / 10) * 10}–${Math.floor(at.year / 10) * 10 + 9}`
  return (
    <div className="calendar">
      <header>
        <button type="button" aria-label={fields.earlier} onClick={() => move(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </button>
        <button
          type="button"
          onClick={() => setView(view === 'month' ? 'year' : 'decade')}
          aria-live="polite"
        >
          <b>{title}</b>
        </button>
        <button type="button" aria-label={fields.later} onClick={() => move(1)}>
          <ChevronRight size={18} aria-hidden />
        </button>
      </header>
      {view === 'month' && <Month at={at} value={value} onMove={setAt} onPick={onPick} />}
      {view === 'year' && (
        <div className="years">
          {monthNames.map((name, index) => (
            <button
              key={name}
              type="button"
              aria-pressed={at.month === index + 1}
              aria-label={name}
              onClick={() => {
                setAt({ ...at, month: index + 1, day: 1 })
                setView('month')
              }}
            >
              {name.slice(0, 3)}
            </button>
          ))}
        </div>
      )}
      {view === 'decade' && (
        <div className="years">
          {decadeWindow(at.year).map((year) => (
            <button
              key={year}
              type="button"
              aria-pressed={at.year === year}
              onClick={() => {
                setAt({ ...at, year })
                setView('year')
              }}
            >
              {year}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

/** Where a key goes from a day: to a neighbour, the ends of its week, a month on, with Shift a year; null for other keys. */
function dayByKey(from: Day, key: string, isShifted: boolean): Day | null {
  const weekday = new Date(Date.UTC(from.year, from.month - 1, from.day)).getUTCDay()
  const step = arrows[key]
  if (step !== undefined) return addDays(from, step)
  if (key === 'Home') return addDays(from, -weekday)
  if (key === 'End') return addDays(from, 6 - weekday)
  if (key !== 'PageUp' && key !== 'PageDown') return null
  const month = moveMonths(from, (key === 'PageUp' ? -1 : 1) * (isShifted ? 12 : 1))
  const last = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate()
  return { ...month, day: Math.min(from.day, last) }
}

function Month({
  at,
  value,
  onMove,
  onPick,
}: {
  at: Day
  value: string
  onMove: (day: Day) => void
  onPick: (day: string) => void
}) {
  const grid = useRef<HTMLDivElement>(null)
  return (
    <div
      className="days"
      ref={grid}
      onKeyDown={(event) => {
        const next = dayByKey(at, event.key, event.shiftKey)
        if (!next) return
        event.preventDefault()
        onMove(next)
        requestAnimationFrame(() =>
          grid.current?.querySelector<HTMLElement>(`[data-day="${writeDay(next)}"]`)?.focus(),
        )
      }}
    >
      {weekdays.map((name) => (
        <span key={name} title={name}>
          {name.slice(0, 2)}
        </span>
      ))}
      {monthWindow(at.year, at.month).map((day) => {
        const written = writeDay(day)
        return (
          <button
            key={written}
            type="button"
            data-day={written}
            aria-label={formatLongDate(new Date(Date.UTC(day.year, day.month - 1, day.day)), 'UTC')}
            aria-pressed={written === value}
            tabIndex={written === writeDay(at) ? 0 : -1}
            className={day.month === at.month ? '' : 'other'}
            onClick={() => onPick(written)}
          >
            {day.day}
          </button>
        )
      })}
    </div>
  )
}
