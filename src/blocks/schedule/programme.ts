/** A programme as it is written: days, and what happens on them. */
export interface ScheduleEntry {
  title: string
  /** As it is written: `10:00`, `10 am`, or words as `noon`. */
  start?: string
  end?: string
  /** Where it is; absent or empty: everybody is there. Two halls are written `Belt + Cellar`. */
  hall?: string
  note?: string
}

export interface ScheduleDay {
  title: string
  entries: ScheduleEntry[]
}

export const isBlank = ({ title, start, end, hall, note }: ScheduleEntry): boolean =>
  ![title, start, end, hall, note].some((one) => one?.trim())

/** Names of the halls, in the order in which they are first named on any of the days: each keeps its colour. */
export function hallsOf(days: readonly ScheduleDay[]): string[] {
  const named = new Set(days.flatMap(({ entries }) => entries.map(({ hall }) => hall?.trim() ?? '')))
  named.delete('')
  return [...named].filter(
    (name) => partsOf(name).length < 2 || !partsOf(name).every((part) => named.has(part)),
  )
}

const partsOf = (hall: string): string[] => hall.split('+').map((part) => part.trim())

/** Which of these halls an entry is in. `A + B` is the name of one hall where there are no halls A and B. */
export function hallsIn(entry: ScheduleEntry, halls: readonly string[]): string[] {
  const name = entry.hall?.trim() ?? ''
  return halls.includes(name) ? [name] : partsOf(name).filter((part) => halls.includes(part))
}
