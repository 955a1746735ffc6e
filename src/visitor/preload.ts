/** Loads pages before they are asked for, four at a time (F-ROUTE-09, F-CONST-05). What was loaded is used once. */
import { preloadConcurrency } from '#constants.ts'

export interface PreloadQueue<Page> {
  /** Queues a page; `isUrgent` puts it first. A page is queued once. */
  add(url: string, isUrgent?: boolean): void
  /** Hands over the load of a page, started or not; the page is forgotten. */
  take(url: string): Promise<Page>
}

/**
 * @param keepMs how long a loaded page is shown without asking again: from pointing at a link to pressing it. An older
 *   load has still filled the browser's cache, so that asking again costs one small answer (304) and shows what is new.
 */
export function createPreloadQueue<Page>(
  load: (url: string) => Promise<Page>,
  now: () => number,
  keepMs = 3000,
): PreloadQueue<Page> {
  const waiting: string[] = []
  const loads = new Map<string, { at: number; page: Promise<Page> }>()
  let running = 0

  function start(url: string): Promise<Page> {
    running += 1
    const page = load(url).finally(() => {
      running -= 1
      next()
    })
    // A failed load is told to whoever takes it; until then nobody listens.
    page.catch(() => loads.delete(url))
    loads.set(url, { at: now(), page })
    return page
  }

  function next(): void {
    while (running < preloadConcurrency) {
      const url = waiting.shift()
      if (url === undefined) return
      start(url)
    }
  }

  return {
    add(url, isUrgent = false) {
      const known = loads.get(url)
      if (known && now() - known.at < keepMs) return
      const place = waiting.indexOf(url)
      if (place >= 0 && !isUrgent) return
      if (place >= 0) waiting.splice(place, 1)
      if (isUrgent) waiting.unshift(url)
      else waiting.push(url)
      next()
    },
    take(url) {
      const known = loads.get(url)
      loads.delete(url)
      const place = waiting.indexOf(url)
      if (place >= 0) waiting.splice(place, 1)
      if (known && now() - known.at < keepMs) return known.page
      const fresh = start(url)
      loads.delete(url)
      return fresh
    },
  }
}
