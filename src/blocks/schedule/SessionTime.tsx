/** When something of a programme is, as the site writes times. */
import { timeText, type Clock } from '../opening-hours/words.ts'
import type { Session } from './dayGrid.ts'

interface SessionTimeProps {
  session: Session
  clock: Clock
  /** False: its end is heard only. */
  isEndSeen: boolean
}

/** When it begins, and when it ends. */
export function SessionTime({ session: { entry, from, to }, clock, isEndSeen }: SessionTimeProps) {
  return (
    <>
      <Time minutes={from} written={entry.start} clock={clock} />
      {entry.end?.trim() ? (
        <span className={isEndSeen ? 'b-schedule-end' : 'sr-only'}>
          {'–'}
          <Time minutes={to} written={entry.end} clock={clock} />
        </span>
      ) : null}
    </>
  )
}

/** A time as the site writes it; what is none stays as it was written. */
function Time(props: { minutes: number | null; written: string | undefined; clock: Clock }) {
  const { minutes, written, clock } = props
  if (minutes === null) return written?.trim() || null
  const inDay = minutes % (24 * 60)
  const plain = [Math.floor(inDay / 60), inDay % 60].map((part) => String(part).padStart(2, '0')).join(':')
  return <time dateTime={plain}>{timeText(minutes, clock)}</time>
}
