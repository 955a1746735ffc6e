/** When a countdown ends, and what is left until then. */

/** The moment at which the clocks of that time zone show this day and time; null for what is no day. */
export function momentIn(timeZone: string, day: string, time = ''): Date | null {
  const wall = Date.parse(`${day}T${/^\d{2}:\d{2}/.test(time) ? time.slice(0, 5) : '00:00'}Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(wall)) return null
  // Twice, as the first guess may be on the other side of a change of the clocks.
  let moment = wall
  for (let turn = 0; turn < 2; turn += 1) moment = wall - offsetAt(new Date(moment), timeZone)
  return new Date(moment)
}

/** By how much the clocks there are ahead of UTC, in milliseconds. */
function offsetAt(moment: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-CA-u-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '00'
  const shown = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`
  return Date.parse(shown) - Math.floor(moment.getTime() / 1000) * 1000
}

/** Days, hours, minutes and seconds; null once it is over. */
export function remaining(until: Date, now = new Date()): readonly [number, number, number, number] | null {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000)
  if (seconds <= 0) return null
  return [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
    seconds % 60,
  ]
}
