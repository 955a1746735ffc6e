/** Counts down, second by second, as long as the page is looked at. */
import { remaining } from './moment.ts'

export function enhance(root: HTMLElement): void {
  const until = new Date(root.dataset.until ?? '')
  const numbers = [...root.querySelectorAll('b')]
  const [before, after] = ['.b-countdown-before', '.b-countdown-after'].map((one) =>
    root.querySelector<HTMLElement>(one),
  )
  function count(): void {
    const left = remaining(until)
    if (before) before.hidden = left === null
    if (after) after.hidden = left !== null
    for (const [index, number] of numbers.entries()) {
      const text = String(left?.[index] ?? 0).padStart(2, '0')
      if (number.textContent !== text) number.textContent = text
    }
    if (left === null || !root.isConnected) clearInterval(timer)
  }
  const timer = setInterval(() => document.hidden || count(), 1000)
  count()
}
