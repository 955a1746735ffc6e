/** Makes tabs of titles and panels: one shows, arrows move between them, Home and End go to the first and last (ARIA tabs). */
import { tabs } from './texts/tabs.ts'
export function enhance(root: HTMLElement): void {
  const panels = [...root.querySelectorAll<HTMLElement>('.b-tab')].filter(
    (panel) => panel.closest('.b-tabs') === root,
  )
  if (panels.length === 0) return
  const name = root.dataset.name ?? 'tabs'
  const list = document.createElement('div')
  list.className = 'b-tabs-list'
  list.setAttribute('role', 'tablist')
  if (root.dataset.label) list.setAttribute('aria-label', root.dataset.label)
  const buttons = panels.map((panel, index) => tabOf(panel, index, name))
  list.append(...buttons)

  function show(shown: number, takesFocus = false): void {
    for (const [index, button] of buttons.entries()) {
      const isShown = index === shown
      button.setAttribute('aria-selected', String(isShown))
      button.tabIndex = isShown ? 0 : -1
      panels[index]?.toggleAttribute('hidden', !isShown)
      if (isShown && takesFocus) button.focus()
    }
  }

  list.addEventListener('click', (event) => {
    const index = buttons.findIndex((button) => event.target instanceof Node && button.contains(event.target))
    if (index >= 0) show(index)
  })
  list.addEventListener('keydown', (event) => {
    const from = buttons.findIndex((button) => button === document.activeElement)
    const isReversed = getComputedStyle(root).direction === 'rtl'
    const to = tabAfter(event.key, from, buttons.length, isReversed)
    if (to === null || from < 0) return
    event.preventDefault()
    show(to, true)
  })
  root.prepend(list)
  root.dataset.ready = ''
  show(
    Math.max(
      0,
      panels.findIndex((panel) => panel.querySelector(':target') !== null),
    ),
  )
}

/** Which tab a key leads to; null: the key is not for tabs. */
export function tabAfter(key: string, from: number, count: number, isReversed: boolean): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step === 0 ? null : (from + (isReversed ? -step : step) + count) % count
}

function tabOf(panel: HTMLElement, index: number, name: string): HTMLButtonElement {
  const heading = panel.querySelector('.b-tab-title')
  const button = document.createElement('button')
  button.type = 'button'
  button.id = `${name}-${index}`
  button.className = 'b-tabs-tab'
  button.textContent = heading?.textContent?.trim() || tabs.tab({ value: index + 1 })
  button.setAttribute('role', 'tab')
  panel.id ||= `${name}-${index}-panel`
  panel.setAttribute('role', 'tabpanel')
  panel.setAttribute('aria-labelledby', button.id)
  panel.tabIndex = 0
  button.setAttribute('aria-controls', panel.id)
  return button
}
