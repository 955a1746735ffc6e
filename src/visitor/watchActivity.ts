/** Feeds the page activity machine with what happens in the browser, and sends its reports (F-ANA-03, F-ANA-07). */
import { call } from '#platform/client/call.ts'
import { createPageActivity, type ActivityReport } from './pageActivity.ts'

export interface ActivityWatch {
  leaving(next: string): void
  arrived(from: string): void
}

export function watchActivity(): ActivityWatch {
  /** The ids that the server gave: the first report of a visit asks for one, the others carry it. */
  const ids = new Map<number, Promise<string | null>>()
  const activity = createPageActivity({
    now: () => Date.now(),
    screenWidth: () => screen.width,
    isAutomated: navigator.webdriver || isUnwanted(),
    send({ visit, value }) {
      const known = ids.get(visit)
      if (!known) ids.set(visit, report({ value }))
      else void known.then((id) => (id ? report({ activity_id: id, value }) : null))
    },
  })
  // What follows the mark on these pages is the secret of an order: nobody else's business.
  const here = () =>
    location.pathname + (/^\/(order|checkout-complete)(\/|$)/.test(location.pathname) ? '' : location.search)
  activity.open(here(), referrer(), !document.hidden)

  document.addEventListener(
    'click',
    ({ target }) => activity.click(target instanceof Element ? blockOf(target) : ''),
    { capture: true, passive: true },
  )
  document.addEventListener('visibilitychange', () =>
    document.hidden ? activity.hidden() : activity.visible(),
  )
  const measure = () => {
    const page = document.documentElement
    if (activity.scrolled(page.scrollHeight - innerHeight - scrollY))
      document.dispatchEvent(new Event('pageend'))
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

/** The page of ours that led here, or the other site's URL without its path: that is its own business. */
function referrer(): string {
  if (!document.referrer) return ''
  const { origin, pathname } = new URL(document.referrer)
  return origin === location.origin ? pathname : origin
}

/** Blocks whose clicks lead somewhere carry their id, and those that are awake. */
function blockOf(target: Element): string {
  const { b, id } = target.closest<HTMLElement>('[data-b], [data-island]')?.dataset ?? {}
  return b ?? id ?? ''
}

/** Who asks not to be tracked sends nothing at all. */
const isUnwanted = () =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true

/** Sent while the page may be going away; a report that is lost is not missed. */
async function report(body: {
  activity_id?: string
  value: ActivityReport['value']
}): Promise<string | null> {
  const answer = await call<{ activity_id: string | null }>('POST', '/api/posts/ity', body, {
    keepalive: true,
  }).catch(() => null)
  return answer?.activity_id ?? null
}
