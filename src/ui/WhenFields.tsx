/** Date and time of what is planned, on the site's clock, with the moments that are chosen most beside them. */
import { useId } from 'react'
import { DatePicker } from './DatePicker.tsx'
import { lastPlanned } from './plannedMoment.ts'
import { TimeEntry } from './TimeEntry.tsx'
import { planning } from './texts/planning.ts'
import {
  comingDay,
  type DayAndTime,
  momentInZone,
  plannedTime,
  timeUntil,
  zonedDayAndTime,
} from './zonedTime.ts'

const morning = '08:00'
const monday = 1

interface WhenProps {
  value: DayAndTime
  timeZone: string
  now: Date
  onChange(value: DayAndTime): void
}

/** What the fields begin with: what is planned already, what was planned last, else the next Monday morning. */
export function firstMoment(planned: string | null, timeZone: string, now: Date): DayAndTime {
  const known = planned !== null && Date.parse(planned) > now.getTime() ? planned : lastPlanned(now)
  return known === null
    ? comingDay(now, timeZone, { weekday: monday, time: morning })
    : zonedDayAndTime(known, timeZone)
}

/** What is wrong with a moment; null where it can be planned. */
export function whenProblem(value: DayAndTime, timeZone: string, now: Date): string | null {
  const moment = momentInZone(value, timeZone)
  if (moment === null) return planning.no_date
  return Date.parse(moment) <= now.getTime() ? planning.in_the_past : null
}

export function WhenFields({ value, timeZone, now, onChange }: WhenProps) {
  const id = useId()
  const moment = momentInZone(value, timeZone)
  const problem = whenProblem(value, timeZone, now)
  const last = lastPlanned(now)
  const offered = [
    ...(last === null ? [] : [zonedDayAndTime(last, timeZone)]),
    comingDay(now, timeZone, { time: morning }),
    comingDay(now, timeZone, { weekday: monday, time: morning }),
  ].map((one) => ({ ...one, title: plannedTime(momentInZone(one, timeZone) ?? '', timeZone, now) }))
  return (
    <div className="when-fields">
      <div className="when-entries">
        <DatePicker
          id={`${id}-day`}
          label={planning.date}
          value={value.day}
          isInvalid={problem !== null}
          describedBy={`${id}-note`}
          onChange={(day) => onChange({ ...value, day })}
        />
        <TimeEntry
          id={`${id}-time`}
          label={planning.time}
          value={value.time}
          onChange={(time) => onChange({ ...value, time })}
        />
      </div>
      <p id={`${id}-note`} className={problem === null ? 'help' : 'problem'} role="status">
        {problem ?? (moment && planning.zone({ zone: timeZone, until: timeUntil(moment, now) }))}
      </p>
      <div className="when-offers" role="group" aria-label={planning.soon}>
        {offered
          .filter(({ title }, index) => offered.findIndex((one) => one.title === title) === index)
          .map(({ title, day, time }) => (
            <button
              key={title}
              type="button"
              className="button small"
              aria-pressed={day === value.day && time === value.time}
              onClick={() => onChange({ day, time })}
            >
              {title}
            </button>
          ))}
      </div>
    </div>
  )
}
