/**
 * One day as bars on an axis of hours, one below the other: who takes over from whom, and how long each lasts. What has no end is
 * a moment, beside the bar that follows it. The cells of a layout table hold the widths, so that no value needs a style of its own.
 */
import { readTime } from '#ui/writtenTime.ts'
import { hourText, timeText, type Clock } from '../opening-hours/words.ts'
import type { Session } from './dayGrid.ts'
import { SessionTime } from './SessionTime.tsx'

const slotMinutes = 15
const hour = 60
/** Of the axis: what is shorter has its words beside it. */
const minShare = 0.2
const maxHours = 9
/** So many bars have room beside each other on a phone, where their words are few. */
const maxTurned = { bars: 3, title: 14, below: 24 }

interface Bar {
  session: Session
  from: number
  to: number
  /** What happens on the way to it. */
  moments: Session[]
}

interface DayBarsProps {
  sessions: readonly Session[]
  clock: Clock
  /** A time at which a line is drawn through all bars. */
  lineAt: string | undefined
  /** The colour of a bar: its hall's, or that of its place. */
  tint: (session: Session, index: number) => string
}

export default function DayBars({ sessions, clock, lineAt, tint }: DayBarsProps) {
  const bars = barsOf(sessions)
  if (bars.length === 0) return null
  const start = Math.floor(Math.min(...bars.map(({ from }) => from)) / hour) * hour
  const end = Math.ceil(Math.max(...bars.map(({ to }) => to)) / hour) * hour
  const slots = (end - start) / slotMinutes
  const line = minutesOn(start, end, lineAt)
  const last = bars.at(-1)
  // On a phone its time stands at the end of the line: above the last bar, or beside it where the line goes through it.
  const isAbove = line !== null && last !== undefined && line <= last.from + slotMinutes
  const turns =
    bars.length <= maxTurned.bars &&
    bars.every(
      ({ session: { entry } }) =>
        entry.title.length <= maxTurned.title && belowOf(entry).length <= maxTurned.below,
    )
  return (
    <table
      role="none"
      className={[
        'b-schedule-axis',
        ...(turns ? ['b-schedule-turns'] : []),
        ...(line !== null && !isAbove ? ['b-schedule-through'] : []),
        ...(hourText(start, clock).length > 2 ? ['b-schedule-halves'] : []),
      ].join(' ')}
    >
      <tbody>
        <Hours start={start} end={end} clock={clock} />
        {bars.map(({ session, from, to, moments }, index) => {
          const before = Math.round((from - start) / slotMinutes)
          const length = Math.max(1, Math.round((to - from) / slotMinutes))
          const after = slots - before - length
          const isWide = length / slots >= minShare
          const { title } = session.entry
          const below = belowOf(session.entry)
          const words = (
            <div className="b-schedule-entry">
              {/* It is seen on the axis. */}
              <p className="sr-only">
                <SessionTime session={session} clock={clock} isEndSeen />
              </p>
              <p className="b-schedule-what">{title}</p>
              {below ? <p className="b-schedule-note">{below}</p> : null}
            </div>
          )
          const said = moments.map((moment, place) => (
            <p key={place} className="b-schedule-moment">
              <span className="b-schedule-time">
                <SessionTime session={moment} clock={clock} isEndSeen />
              </span>{' '}
              {[moment.entry.title, moment.entry.hall, moment.entry.note]
                .filter((text) => text?.trim())
                .join(', ')}
            </p>
          ))
          const isBefore = before >= after
          const next = bars[index + 1]
          // Of the room beside each bar, before the next one has begun.
          const isAlone = next !== undefined && next.from - from >= (end - start) / 4
          const place = isAlone ? 'b-schedule-alone' : isAbove && !next ? 'b-schedule-below' : undefined
          return (
            <tr key={index} className={place}>
              {before > 0 ? (
                <td colSpan={before} className="b-schedule-before">
                  {isBefore ? said : null}
                  {!isWide && isBefore ? words : null}
                </td>
              ) : null}
              <td colSpan={length} className={`b-schedule-bar ${tint(session, index)}`}>
                {isWide ? words : null}
              </td>
              {after > 0 ? (
                <td colSpan={after}>
                  {isBefore ? null : said}
                  {isWide || isBefore ? null : words}
                </td>
              ) : null}
            </tr>
          )
        })}
        {line === null ? null : (
          <Line before={Math.round((line - start) / slotMinutes)} slots={slots} at={line} clock={clock} />
        )}
      </tbody>
    </table>
  )
}

const belowOf = ({ hall, note }: Session['entry']): string =>
  [hall, note].filter((text) => text?.trim()).join(', ')

interface LineProps {
  before: number
  slots: number
  at: number
  clock: Clock
}

/** Its cell is where it begins; what is drawn is as long as the table. */
function Line({ before, slots, at, clock }: LineProps) {
  const drawn = (
    <span className="b-schedule-line">
      <span>{timeText(at, clock)}</span>
    </span>
  )
  const nothing = null
  return (
    <tr className="b-schedule-at">
      {before > 0 ? <td colSpan={before}>{nothing}</td> : null}
      <td colSpan={slots - before}>{drawn}</td>
    </tr>
  )
}

/** The time on the axis, which may reach into the next day; null where it is not on it. */
function minutesOn(start: number, end: number, written: string | undefined): number | null {
  const time = written?.trim() ? readTime(written) : null
  if (time === null) return null
  const at = time < start ? time + 24 * hour : time
  return at < end ? at : null
}

/** The first row of the table gives its columns their widths; it is seen only, since each entry says its time. */
function Hours({ start, end, clock }: { start: number; end: number; clock: Clock }) {
  const hours = (end - start) / hour
  const every = Math.ceil(hours / maxHours)
  const ticks = Array.from({ length: Math.ceil(hours / every) }, (_, index) => index * every)
  return (
    <tr className="b-schedule-hours" aria-hidden="true">
      {ticks.flatMap((tick, place) => {
        const slots = (Math.min(every, hours - tick) * hour) / slotMinutes
        return Array.from({ length: slots }, (_, index) => (
          <td key={`${tick} ${index}`}>
            {index === 0 ? (
              <span className={place % 2 === 1 ? 'b-schedule-between' : undefined}>
                {hourText(start + tick * hour, clock)}
              </span>
            ) : null}
          </td>
        ))
      })}
    </tr>
  )
}

/** A moment is beside the last bar that has begun by then: that of who takes over. */
function barsOf(sessions: readonly Session[]): Bar[] {
  const bars = sessions.flatMap(({ from, to, ...session }): Bar[] =>
    from === null || to === null ? [] : [{ session: { from, to, ...session }, from, to, moments: [] }],
  )
  for (const session of sessions) {
    if (session.from !== null && session.to !== null) continue
    const bar = bars.findLast(({ from }) => from <= session.at) ?? bars[0]
    bar?.moments.push(session)
  }
  return bars
}
