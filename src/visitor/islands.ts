/** Wakes islands when their strategy says so; React and the list of views are loaded with the first one that wakes. */
import { holdSubmits } from './earlySubmit.ts'

/** @param root where to look: the page, or what navigation has put in */
export function startIslands(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const sendHeld = holdSubmits(place)
    const start = async () => {
      if (place.dataset.awake) return
      place.dataset.awake = 'true'
      await (await import('./islandRoot.tsx')).hydrateIsland(place, sendHeld)
    }
    switch (place.dataset.strategy) {
      case 'load':
        start()
        break
      case 'idle':
        if ('requestIdleCallback' in window) requestIdleCallback(start)
        else setTimeout(start)
        break
      case 'interaction':
        for (const event of ['pointerover', 'focusin', 'touchstart'])
          place.addEventListener(event, start, { once: true, passive: true })
        break
      default:
        starts.set(place, start)
        seen.observe(place)
    }
  }
}

/** How the places that wait until they are seen wake up. */
const starts = new WeakMap<Element, () => void>()

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      starts.get(target)?.()
    }
  },
  { rootMargin: '200px' },
)
