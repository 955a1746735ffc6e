/** How long ago, with the exact time in the title (F-CONST-20). */
import { formatDate, relativeTime } from './dateFormat.ts'

export function RelativeTime({ time, timeZone }: { time: string | null | undefined; timeZone?: string }) {
  if (!time) return <span className="muted">never</span>
  const date = new Date(time)
  const text =
    date.getTime() > Date.now() ? formatDate(date, 'e b Y', timeZone) : relativeTime(date, new Date())
  return (
    <time dateTime={date.toISOString()} title={formatDate(date, undefined, timeZone)}>
      {text}
    </time>
  )
}
