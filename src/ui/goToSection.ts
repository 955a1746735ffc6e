/** Goes to a section of a screen, which may be there only once its data is: it is brought into view then. */

/** How long a screen may take; somebody who has scrolled meanwhile is left alone. */
const waitMs = 5000

export function goToSection(href: string, go: (path: string) => void): void {
  const [path = '', part] = href.split('#')
  go(path)
  if (!part) return
  const end = () => {
    watcher.disconnect()
    clearTimeout(timer)
    removeEventListener('wheel', end)
  }
  const look = () => {
    const element = location.pathname === path ? document.getElementById(part) : null
    if (!element) return
    end()
    element.scrollIntoView({ block: 'start' })
  }
  const watcher = new MutationObserver(look)
  const timer = setTimeout(end, waitMs)
  addEventListener('wheel', end, { passive: true })
  watcher.observe(document.body, { childList: true, subtree: true })
  look()
}
