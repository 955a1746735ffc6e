/** A moment as day and time of day where the writer is. */

const twoDigits = (number: number): string => String(number).padStart(2, '0')

export function dayOf(iso: string | null): string {
  if (!iso) return ''
  const date = new Date(iso)
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}

export function timeOf(iso: string | null): string {
  if (!iso) return ''
  const date = new Date(iso)
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}

/** Returns the moment; null without a day. A day without a time begins at nine. 60 minutes are an hour more, 24:xx is the next day (reading A-24). */
export function momentFrom(day: string, time: string): string | null {
  if (day === '') return null
  const date = new Date(`${day}T00:00`)
  const [hours = Number.NaN, minutes = Number.NaN] = (time || '09:00').split(':').map(Number)
  date.setHours(hours, minutes)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
