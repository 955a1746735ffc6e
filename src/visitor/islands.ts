/** Wakes islands when their strategy says so; React and the list of views are loaded with the first one that wakes. */

async function wake(place: HTMLElement): Promise<void> {
  if (place.dataset.awake) return
  place.dataset.awake = 'true'
  const { hydrateIsland } = await import('./islandRoot.tsx')
  await hydrateIsland(place)
}

/** @param root where to look: the page, or what navigation has put in */
export function startIslands(root: ParentNode): void {
  for (const place of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const start = () => void wake(place)
    switch (place.dataset.strategy) {
      case 'load':
        start()
        break
      case 'idle':
        if ('requestIdleCallback' in window) requestIdleCallback(start)
        else setTimeout(start, 1)
        break
      case 'interaction':
        for (const event of ['pointerover', 'focusin', 'touchstart']) place.addEventListener(event, start, { once: true, passive: true })
        break
      default:
        seen.observe(place)
    }
  }
}

const seen = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      seen.unobserve(target)
      void wake(target)
    }
  },
  { rootMargin: '200px' },
)
