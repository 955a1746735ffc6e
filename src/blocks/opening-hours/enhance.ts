/** Keeps the state of opening hours true: a page that was drawn earlier says what holds now, minute by minute. */
import { statusAt, wallTime, weekdayOf, type Hours } from './hours.ts'
import { statusText, type Clock } from './words.ts'

export function enhance(root: HTMLElement): void {
  const hours: Hours & { timeZone: string; clock?: Clock } = JSON.parse(root.dataset.hours ?? '')
  function correct(): void {
    const now = wallTime(hours.timeZone)
    const status = statusAt(hours, now)
    const line = root.querySelector<HTMLElement>('.b-hours-status')
    const text = statusText(status, hours.clock)
    if (line && line.textContent !== text) line.textContent = text
    if (line) line.dataset.open = String(status.kind === 'open' || status.kind === 'all_day')
    for (const row of root.querySelectorAll<HTMLElement>('[data-days]')) {
      if (row.dataset.days?.split(' ').includes(weekdayOf(now.date))) row.setAttribute('aria-current', 'date')
      else row.removeAttribute('aria-current')
    }
  }
  correct()
  const timer = setInterval(() => (root.isConnected ? correct() : clearInterval(timer)), 20_000)
}
