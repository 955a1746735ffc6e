/**
 * One day as the rows of a table: a column for each hall, a row for each time at which something begins. What lasts longer
 * reaches over rows, what is for everybody over all columns. Rows are times and cells are in the order of time, so that the
 * table is read in that order too. Nothing is left out: what overlaps in one hall is there side by side.
 */
import { readSpan, type WrittenSpan } from '#ui/writtenTime.ts'
import { hallsIn, isBlank, type ScheduleDay, type ScheduleEntry } from './programme.ts'

/** An entry in the order of time. */
export interface Session extends WrittenSpan {
  entry: ScheduleEntry
  /** Names of the halls; none: everybody is there. */
  halls: string[]
  /** When it is in the order of the day; what has no time is where it was written. */
  at: number
}

export interface Cell {
  /** Null: nothing is there at that time. */
  session: Session | null
  columns: number
  rows: number
  /** It goes on for longer than its cell shows, so its end is written. */
  isCut: boolean
}

export interface DayGrid {
  halls: { name: string; columns: number }[]
  rows: Cell[][]
}

const dayLength = 24 * 60
/** What is written after an evening and is this early is after midnight. */
const lateStart = 17 * 60
const earlyStart = 5 * 60

/** Returns the entries of a day in the order of time. @param halls of the whole programme */
export function sessionsOf(day: ScheduleDay, halls: readonly string[]): Session[] {
  let last = -1
  const sessions = day.entries
    .filter((entry) => !isBlank(entry))
    .map((entry): Session => {
      const span = readSpan(entry.start ?? '', entry.end ?? '')
      const isNextDay = span.from !== null && span.from < earlyStart && last >= lateStart
      const shift = isNextDay ? dayLength : 0
      last = span.from === null ? last : span.from + shift
      return {
        entry,
        halls: hallsIn(entry, halls),
        from: span.from === null ? null : span.from + shift,
        to: span.to === null ? null : span.to + shift,
        at: last,
      }
    })
  const rank = (session: Session) =>
    session.from === null ? halls.length : halls.indexOf(session.halls[0] ?? '')
  return sessions.toSorted((one, other) => one.at - other.at || rank(one) - rank(other))
}

/** Where a session is: its rows, and the columns that it may have. */
interface Place {
  session: Session
  first: number
  last: number
  halls: string[]
  isCut: boolean
  column: number
  columns: number
}

interface Row {
  at: number
  /** It holds one entry alone. */
  isOwn: boolean
  isForAll: boolean
  sessions: Session[]
}

/** @param halls of the whole programme; the day shows those that it uses */
export function dayGrid(sessions: readonly Session[], halls: readonly string[]): DayGrid {
  const rows = rowsOf(sessions)
  const places = rows.flatMap((row, first) => row.sessions.map((session) => placeIn(rows, first, session)))
  keepApart(places)
  const used = halls.filter((name) => sessions.some((session) => session.halls.includes(name)))
  let column = 0
  const columns = used.map((name) => {
    const lanes = setInLanes(places, name, column)
    column += lanes
    return { name, columns: lanes }
  })
  for (const place of places) reachOver(place, places, columns)
  return { halls: columns, rows: rows.map((_, index) => cellsOf(index, places, column)) }
}

function rowsOf(sessions: readonly Session[]): Row[] {
  const rows: Row[] = []
  for (const session of sessions) {
    const isForAll = session.halls.length === 0
    const isOwn = isForAll || session.from === null
    const last = rows.at(-1)
    if (last && !isOwn && !last.isOwn && last.at === session.at) last.sessions.push(session)
    else rows.push({ at: session.at, isOwn, isForAll, sessions: [session] })
  }
  return rows
}

/** It reaches to the row in which it has ended, or, where its end is not known, to what follows in its hall or for everybody. */
function placeIn(rows: readonly Row[], first: number, session: Session): Place {
  const { halls, to, from } = session
  const place = { session, first, last: first, halls: [...halls], isCut: false, column: 0, columns: 1 }
  if (halls.length === 0) return { ...place, isCut: to !== null && (rows[first + 1]?.at ?? to) < to }
  if (from === null) return place
  const follows = ({ isForAll, sessions }: Row) =>
    isForAll || sessions.some((other) => other.halls.some((hall) => halls.includes(hall)))
  const after = rows.slice(first + 1)
  if (to === null) {
    const next = after.findIndex(follows)
    return { ...place, last: first + Math.max(0, next) }
  }
  const stops = after.findIndex((row) => row.isForAll || row.at >= to)
  const last = stops < 0 ? rows.length - 1 : first + stops
  return { ...place, last, isCut: (rows[last + 1]?.at ?? to) < to }
}

const overlap = (one: Place, other: Place): boolean => one.first <= other.last && other.first <= one.last

/** What is in two halls is over both columns if these are free for it; otherwise it is in the first of them. */
function keepApart(places: readonly Place[]): void {
  for (const place of places) {
    if (place.halls.length < 2) continue
    const isFree = places.every(
      (other) =>
        other === place || !overlap(place, other) || !other.halls.some((hall) => place.halls.includes(hall)),
    )
    if (!isFree) place.halls = place.halls.slice(0, 1)
  }
}

/** Sets what overlaps in a hall side by side. Returns how many columns the hall needs. */
function setInLanes(places: readonly Place[], hall: string, firstColumn: number): number {
  const lanes: Place[][] = []
  for (const place of places) {
    if (place.halls.length !== 1 || place.halls[0] !== hall) continue
    const free = lanes.findIndex((lane) => !lane.some((other) => overlap(place, other)))
    if (free < 0) lanes.push([place])
    else lanes[free]?.push(place)
    place.column = firstColumn + (free < 0 ? lanes.length - 1 : free)
  }
  return Math.max(1, lanes.length)
}

/** What is alone in its hall is as wide as the hall, and what is in several as wide as these if they are neighbours. */
function reachOver(place: Place, places: readonly Place[], halls: DayGrid['halls']): void {
  const startOf = (at: number) => halls.slice(0, at).reduce((sum, { columns }) => sum + columns, 0)
  if (place.halls.length === 0) {
    place.columns = Math.max(1, startOf(halls.length))
    return
  }
  const indexes = place.halls
    .map((name) => halls.findIndex((hall) => hall.name === name))
    .toSorted((a, b) => a - b)
  const first = indexes[0] ?? 0
  const apart = indexes.findIndex((at, index) => at !== first + index)
  const count = apart < 0 ? indexes.length : apart
  const isAlone =
    place.halls.length > 1 ||
    !places.some((other) => other !== place && overlap(place, other) && other.halls[0] === place.halls[0])
  if (!isAlone) return
  place.column = startOf(first)
  place.columns = startOf(first + count) - place.column
}

function cellsOf(row: number, places: readonly Place[], columns: number): Cell[] {
  const cells: Cell[] = []
  const holding = (column: number) =>
    places.find(
      (place) =>
        place.first <= row &&
        row <= place.last &&
        place.column <= column &&
        column < place.column + place.columns,
    )
  for (let column = 0; column < Math.max(1, columns); column += 1) {
    const place = holding(column)
    const last = cells.at(-1)
    if (place) {
      if (place.first !== row || place.column !== column) continue
      cells.push({
        session: place.session,
        columns: place.columns,
        rows: place.last - place.first + 1,
        isCut: place.isCut,
      })
    } else if (last?.session === null && !holding(column - 1)) last.columns += 1
    else cells.push({ session: null, columns: 1, rows: 1, isCut: false })
  }
  return cells
}
