/** Draws the hours of a week, the special days that are to come, and whether it is open now; search engines read them too. */
import type { ViewProps } from '../block.ts'
import { formatTime } from '#ui/formatTime.ts'
import {
  spanOf,
  spansOfWeekday,
  statusAt,
  wallTime,
  weekdayOf,
  weekdays,
  type HoursRow,
  type Span,
  type SpecialDay,
  type Weekday,
} from './hours.ts'
import { schemaType } from './schemaTypes.ts'
import { openingHours as texts } from './texts/openingHours.ts'
import { openNow } from './texts/openNow.ts'
import { dayText, spanText, statusText, type Clock } from './words.ts'

export interface OpeningHoursState {
  rows: HoursRow[]
  special?: SpecialDay[]
  grouped?: boolean
  has_status?: boolean
  clock?: string
  business?: string
  name?: string
}

/** Days beside each other with the same hours. */
interface DayGroup {
  days: Weekday[]
  spans: Span[]
}

const specification = 'https://schema.org/OpeningHoursSpecification'

export default function OpeningHours({ state, page }: ViewProps<OpeningHoursState>) {
  const { rows, special = [] } = state
  const dated = special.filter(({ day }) => /^\d{4}-\d{2}-\d{2}$/.test(day))
  const isEmpty = dated.length === 0 && !rows.some((row) => row.days.length > 0 && spanOf(row) !== null)
  if (isEmpty) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  const clock: Clock = state.clock === '24' || state.clock === '12' ? state.clock : undefined
  const hours = { rows, special: dated }
  const now = wallTime(page.timeZone)
  const status = statusAt(hours, now)
  const isOpen = status.kind === 'open' || status.kind === 'all_day'
  const today = weekdayOf(now.date)
  const coming = dated
    .filter(({ day, last_day }) => (last_day || day) >= now.date)
    .toSorted((one, other) => one.day.localeCompare(other.day, 'en'))
  return (
    <div
      className="b-hours"
      itemScope
      itemType={`https://schema.org/${schemaType(state.business)}`}
      data-enhance="opening-hours"
      data-hours={JSON.stringify({ ...hours, timeZone: page.timeZone, clock })}
    >
      <meta itemProp="name" content={state.name || page.siteName} />
      {state.has_status === false ? null : (
        <p className="b-hours-status" data-open={isOpen}>
          {statusText(status, clock)}
        </p>
      )}
      <dl className="b-hours-week">
        {groupsOf(rows, state.grouped !== false).map((group) => (
          <div
            key={group.days[0]}
            data-days={group.days.join(' ')}
            aria-current={group.days.includes(today) ? 'date' : undefined}
          >
            <dt>{daysText(group.days)}</dt>
            <dd>
              {group.spans.length === 0 ? texts.closed : null}
              {group.spans.map((span) => (
                <span key={span.from} itemProp="openingHoursSpecification" itemScope itemType={specification}>
                  {group.days.map((day) => (
                    <link
                      key={day}
                      itemProp="dayOfWeek"
                      href={`https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`}
                    />
                  ))}
                  <SpanTimes span={span} clock={clock} />
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      {coming.length > 0 ? (
        <>
          <h3 className="b-hours-special">{texts.special}</h3>
          <dl>
            {coming.map((one) => (
              <SpecialLine key={`${one.day} ${one.opens}`} special={one} clock={clock} />
            ))}
          </dl>
        </>
      ) : null}
    </div>
  )
}

function SpecialLine({ special, clock }: { special: SpecialDay; clock: Clock }) {
  const span = spanOf(special)
  const last = special.last_day || special.day
  const dateText = (date: string) => formatTime(new Date(`${date}T00:00Z`), 'day_and_year')
  const days =
    last === special.day
      ? dateText(special.day)
      : openNow.from_to({ from: dateText(special.day), to: dateText(last) })
  return (
    <div data-until={last}>
      <dt>
        {special.name ? <b>{special.name}</b> : null}
        {days}
      </dt>
      <dd>
        <span itemProp="specialOpeningHoursSpecification" itemScope itemType={specification}>
          <meta itemProp="validFrom" content={special.day} />
          <meta itemProp="validThrough" content={last} />
          {span === null ? (
            <>
              {/* From midnight to midnight is how search engines read a closed day. */}
              <meta itemProp="opens" content="00:00" />
              <meta itemProp="closes" content="00:00" />
              {texts.closed}
            </>
          ) : (
            <SpanTimes span={span} clock={clock} />
          )}
        </span>
      </dd>
    </div>
  )
}

function SpanTimes({ span, clock }: { span: Span; clock: Clock }) {
  const isAllDay = span.to - span.from >= 24 * 60
  return (
    <>
      <meta itemProp="opens" content={isAllDay ? '00:00' : plainTime(span.from)} />
      <meta itemProp="closes" content={isAllDay ? '23:59' : plainTime(span.to)} />
      {spanText(span, clock)}
    </>
  )
}

function plainTime(minutes: number): string {
  const inDay = minutes % (24 * 60)
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

function groupsOf(rows: readonly HoursRow[], isGrouped: boolean): DayGroup[] {
  const groups: DayGroup[] = []
  for (const day of weekdays) {
    const spans = spansOfWeekday(rows, day)
    const last = groups.at(-1)
    if (isGrouped && last && JSON.stringify(last.spans) === JSON.stringify(spans)) last.days.push(day)
    else groups.push({ days: [day], spans })
  }
  return groups
}

function daysText(days: readonly Weekday[]): string {
  const [first = 'monday'] = days
  const last = days.at(-1) ?? first
  if (days.length === weekdays.length) return texts.every_day
  return days.length === 1 ? dayText(first) : openNow.from_to({ from: dayText(first), to: dayText(last) })
}
