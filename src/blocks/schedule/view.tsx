/**
 * Draws a programme: each day as a table with a column for each hall, or as a list where there are no halls. Several days are
 * tabs without a script: a choice of one day, and the sheet shows it.
 */
import type { Clock } from '../opening-hours/words.ts'
import type { ViewProps } from '../block.ts'
import DayBars from './DayBars.tsx'
import { dayGrid, type Cell, type Session, sessionsOf } from './dayGrid.ts'
import { hallsOf, isBlank, type ScheduleDay } from './programme.ts'
import { SessionTime } from './SessionTime.tsx'
import { schedule as texts } from './texts/schedule.ts'

export interface ScheduleState {
  days: ScheduleDay[]
  look?: string
  show_days?: string
  has_ends?: boolean
  clock?: string
  line_at?: string
}

/** The sheet has a rule for each of them. */
const maxTabs = 7
const tints = 5
/** From so many columns on they stand beside each other on wide screens only. */
const manyColumns = 4

export default function Schedule({ block, state, page }: ViewProps<ScheduleState>) {
  const days = state.days.filter(({ title, entries }) => title.trim() !== '' || !entries.every(isBlank))
  if (days.length === 0) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  const halls = hallsOf(days)
  // Whoever edits sees all of them.
  const isTabs = days.length > 1 && days.length <= maxTabs && state.show_days !== 'below' && !page.isCanvas
  return (
    <div className={`b-schedule b-schedule-${state.look ?? 'filled'}${isTabs ? ' b-schedule-tabs' : ''}`}>
      {isTabs ? (
        <fieldset className="b-schedule-choice">
          <legend className="sr-only">{texts.day}</legend>
          {days.map(({ title }, index) => (
            <label key={index}>
              <input type="radio" name={`day-${block.id}`} value={index + 1} defaultChecked={index === 0} />
              {title.trim() || texts.day_number({ number: index + 1 })}
            </label>
          ))}
        </fieldset>
      ) : null}
      {days.map((day, index) => (
        <Day key={index} day={day} halls={halls} state={state} />
      ))}
    </div>
  )
}

interface DayProps {
  day: ScheduleDay
  /** Of all days: each has its colour by its place. */
  halls: readonly string[]
  state: ScheduleState
}

function Day({ day, halls, state }: DayProps) {
  const sessions = sessionsOf(day, halls)
  const grid = dayGrid(sessions, halls)
  const columns = grid.halls.reduce((sum, { columns }) => sum + columns, 0)
  // Without an end there is no bar.
  const isBars = state.look === 'bars' && sessions.some(({ from, to }) => from !== null && to !== null)
  const drawn = { halls, state, titleTag: day.title.trim() ? 'h4' : 'h3' } as const
  return (
    <div className={!isBars && columns >= manyColumns ? 'b-schedule-day b-schedule-many' : 'b-schedule-day'}>
      {day.title.trim() ? <h3 className="b-schedule-title">{day.title}</h3> : null}
      {sessions.length === 0 ? null : isBars ? (
        <DayBars
          sessions={sessions}
          clock={clockOf(state)}
          lineAt={state.line_at}
          tint={({ halls: [hall] }, index) => (hall === undefined ? tintAt(index) : tintOf(hall, halls))}
        />
      ) : grid.halls.length < 2 ? (
        <ol className="b-schedule-list">
          {sessions.map((session, index) => (
            <li key={index} className={grid.halls.length === 0 ? 'b-schedule-in-1' : kindOf(session, halls)}>
              <SessionText {...drawn} session={session} isCut={false} />
            </li>
          ))}
        </ol>
      ) : (
        <table>
          <thead>
            <tr>
              {grid.halls.map(({ name, columns }) => (
                <th
                  key={name}
                  scope={columns > 1 ? 'colgroup' : 'col'}
                  colSpan={columns}
                  className={tintOf(name, halls)}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((cells, index) => (
              <tr key={index}>
                {cells.map((cell, place) => (
                  <GridCell key={place} {...drawn} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

type Drawn = Omit<DayProps, 'day'> & { titleTag: 'h3' | 'h4' }

function GridCell({ cell: { session, columns, rows, isCut }, ...drawn }: Drawn & { cell: Cell }) {
  return (
    <td
      colSpan={columns > 1 ? columns : undefined}
      rowSpan={rows > 1 ? rows : undefined}
      className={session ? kindOf(session, drawn.halls) : undefined}
    >
      {session ? <SessionText {...drawn} session={session} isCut={isCut} /> : null}
    </td>
  )
}

function SessionText({
  session,
  isCut,
  state,
  titleTag: Title,
}: Drawn & { session: Session; isCut: boolean }) {
  const { entry, to } = session
  const hall = entry.hall?.trim()
  return (
    <div className="b-schedule-entry">
      <p className="b-schedule-time">
        {/* What is seen by the height of a cell is heard as words. */}
        <SessionTime
          session={session}
          clock={clockOf(state)}
          isEndSeen={state.has_ends === true || isCut || to === null}
        />
      </p>
      <div className="b-schedule-words">
        {entry.title.trim() ? <Title className="b-schedule-what">{entry.title}</Title> : null}
        {entry.note?.trim() ? <p className="b-schedule-note">{entry.note}</p> : null}
        {hall ? <p className="b-schedule-hall">{hall}</p> : null}
      </div>
    </div>
  )
}

const clockOf = ({ clock }: ScheduleState): Clock => (clock === '24' || clock === '12' ? clock : undefined)

const tintOf = (hall: string, halls: readonly string[]): string => tintAt(Math.max(0, halls.indexOf(hall)))
const tintAt = (place: number): string => `b-schedule-in-${(place % tints) + 1}`

/** What is for everybody and has no words below it is a break. */
function kindOf({ halls: [first], entry }: Session, halls: readonly string[]): string {
  if (first !== undefined) return tintOf(first, halls)
  return entry.note?.trim() ? 'b-schedule-all' : 'b-schedule-break'
}
