/** Feeds the page activity machine with what happens in the browser, and sends its reports (F-ANA-03, F-ANA-07). */
import { createPageActivity } from './pageActivity.ts'

export interface ActivityWatch {
  leaving(next: string): void
  arrived(from: string): void
}

export function watchActivity(): ActivityWatch {
  const activity = createPageActivity({
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
    screenWidth: () => screen.width,
    isAutomated: navigator.webdriver,
    send(report) {
      // Reports are sent while the page goes away; one that is lost is not missed.
      void fetch('/api/posts/ity', {
        method: 'POST',
        keepalive: true,
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json', 'cache-control': 'no-cache', 'x-timestamp': String(Date.now()) },
        body: JSON.stringify(report),
      }).catch(() => undefined)
    },
  })
  const here = () => location.pathname + location.search
  activity.open(here(), document.referrer ? new URL(document.referrer).pathname : '', !document.hidden)

  document.addEventListener('click', () => activity.click(), { capture: true, passive: true })
  document.addEventListener('visibilitychange', () => (document.hidden ? activity.hidden() : activity.visible()))
  const measure = () => {
    const page = document.documentElement
    if (activity.scrolled(page.scrollHeight - innerHeight - scrollY)) document.dispatchEvent(new Event('pageend'))
  }
  addEventListener('scroll', measure, { passive: true })
  addEventListener('pagehide', () => activity.leave(''))
  addEventListener('pageshow', ({ persisted }) => {
    // Back out of the browser's memory: another visit.
    if (persisted) activity.open(here(), here(), true)
  })
  return {
    leaving: (next) => activity.leave(new URL(next).pathname),
    arrived: (from) => activity.open(here(), from, !document.hidden),
  }
}
