/** Hydrates one island as a React root of its own; loaded when the first island wakes. */
import { createElement, type ComponentType } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'

const roots = new Map<HTMLElement, Root>()

function isView(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === 'function'
}

export function hydrateIsland(place: HTMLElement, module: object): void {
  const view = 'default' in module ? module.default : null
  const script = place.nextElementSibling
  if (!isView(view) || !(script instanceof HTMLScriptElement)) return
  const props: Record<string, unknown> = JSON.parse(script.textContent ?? '{}')
  const inside = place.querySelector('[data-island-children]')
  const children = inside
    ? createElement('div', { 'data-island-children': '', suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: inside.innerHTML } })
    : undefined
  // Navigation has taken away the islands that no longer stand in the page.
  for (const [gone, root] of roots) {
    if (gone.isConnected) continue
    root.unmount()
    roots.delete(gone)
  }
  roots.set(place, hydrateRoot(place, createElement(view, props, children), { identifierPrefix: `${place.dataset.id}-` }))
}
