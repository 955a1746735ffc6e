/** How long ago, with the exact time in the title (F-CONST-20). */
import { frame } from './texts/frame.ts'
import { relativeTime } from './dateFormat.ts'
import { formatTime } from './formatTime.ts'
import { minuteMs, useNow } from './useNow.ts'

export function RelativeTime({ time, timeZone }: { time: string | null | undefined; timeZone?: string }) {
  const nowMs = useNow()
  if (!time) return <span className="muted">{frame.never}</span>
  const date = new Date(time)
  const timeMs = date.getTime()
  // What happened since the time was last told is no future.
  const isAhead = timeMs > nowMs + minuteMs
  const text = isAhead
    ? formatTime(date, 'day_and_year', timeZone)
    : relativeTime(date, new Date(Math.max(nowMs, timeMs)))
  return (
    <time dateTime={date.toISOString()} title={formatTime(date, 'exact', timeZone)}>
      {text}
    </time>
  )
}
