/**
 * The runtime of public pages: small, without React. Pages read whole without it; it makes them quick and alive.
 * What a plain page does not use (animations, islands, the receipt) loads when it is needed.
 */
import './styles.ts'
import { mayReload, watchBuild } from '#platform/client/buildWatch.ts'
import { startIslands } from './islands.ts'
import { startNavigation, watchLinks } from './navigate.ts'
import { showNotice, type Notice } from './notices.ts'
import { showCartCount, showPersonal, startSessionWatch } from './personal.ts'
import { watchActivity } from './watchActivity.ts'

declare global {
  interface WindowEventMap {
    'plinth:notice': CustomEvent<Notice>
    'plinth:cart': CustomEvent<{ count: number }>
  }
}

/** What begins with what a page holds. */
const parts: readonly (readonly [selector: string, () => Promise<{ start(root: ParentNode): void }>])[] = [
  ['[data-enhance]', () => import('./enhancements.ts')],
  ['[data-animate]', () => import('./animations.ts')],
  ['iframe[data-component]', () => import('./components.ts')],
]

function wake(root: ParentNode): void {
  startIslands(root)
  for (const [selector, load] of parts)
    if (root.querySelector(selector)) void load().then(({ start }) => start(root))
  void showPersonal()
  const order = document.getElementById('checkout-complete')
  if (order) void import('./checkoutComplete.ts').then(({ followOrder }) => followOrder(order))
}

addEventListener('plinth:notice', ({ detail }) => void showNotice(detail))
addEventListener('plinth:cart', ({ detail }) => showCartCount(detail.count))
wake(document)
startSessionWatch()
watchBuild()
addEventListener('vite:preloadError', () => {
  if (mayReload(location.pathname, Date.now(), sessionStorage)) location.reload()
})
const activity = watchActivity()
startNavigation({
  leaving: activity.leaving,
  arrived(content, from) {
    wake(content)
    watchLinks(content)
    activity.arrived(from)
  },
})
