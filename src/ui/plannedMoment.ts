/** The moment that was planned last on this device: a page and the price on it are planned for one. */
const key = 'plinth:planned-for'

/** null where it is over, or nothing was planned. */
export function lastPlanned(now: Date): string | null {
  try {
    const moment = localStorage.getItem(key)
    return moment !== null && Date.parse(moment) > now.getTime() ? moment : null
  } catch {
    // A browser that keeps nothing offers the usual moments.
    return null
  }
}

export function keepPlanned(moment: string): void {
  try {
    localStorage.setItem(key, moment)
  } catch {
    // It is typed again next time.
  }
}
