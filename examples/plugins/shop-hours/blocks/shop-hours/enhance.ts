/** Says whether it is open now and marks today, by the clock of the site's time zone; looks again each minute. */
import { dayOf, minuteAt, type Span, statusAt } from './hours.ts'

export function enhance(root: HTMLElement): void {
  const spans = [...root.querySelectorAll<HTMLElement>('[data-from]')].map(({ dataset }): Span => ({
    from: Number(dataset.from),
    to: Number(dataset.to),
  }))
  const badge = root.querySelector<HTMLElement>('.b-shop-hours-now')
  if (!badge) return

  function look(): void {
    // Navigation has put another page in its place.
    if (!badge?.isConnected) return
    const minute = minuteAt(new Date(), root.dataset.timeZone ?? 'UTC')
    const { isOpen, text } = statusAt(spans, minute)
    if (badge.textContent !== text) badge.textContent = text
    badge.hidden = false
    root.dataset.open = String(isOpen)
    for (const row of root.querySelectorAll<HTMLElement>('[data-day]')) {
      if (Number(row.dataset.day) === dayOf(minute)) row.setAttribute('aria-current', 'date')
      else row.removeAttribute('aria-current')
    }
    setTimeout(look, 60_000 - (Date.now() % 60_000))
  }
  look()
}
