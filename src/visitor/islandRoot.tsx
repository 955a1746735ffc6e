/**
 * Hydrates one island as a React root of its own; loaded when the first island wakes. One that fails shows the
 * RenderError box: the page around it stands.
 */
import { createElement, useEffect, type ComponentType, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import { BlockBoundary } from '#rendering/BlockBoundary.tsx'
import { loaders as ofPlugins } from '#plugins/islands.ts'
import { takeEarlyInput } from './earlyInput.ts'

/** By their folders; browsers get those of the blocks that wake up (scripts/islandViews.ts). */
const views = import.meta.glob<object>('../blocks/*/view.tsx')
const roots = new Map<HTMLElement, Root>()

function isView(value: unknown): value is ComponentType<Record<string, unknown>> {
  return typeof value === 'function'
}

/** Wakes one place; a type without a view stays as the server drew it. @param sendHeld sends what was sent before it listened */
export async function hydrateIsland(place: HTMLElement, sendHeld: () => void): Promise<void> {
  // The page's head names the files of its islands, so they are on their way already.
  const type = place.dataset.island ?? ''
  const module = await (views[`../blocks/${type}/view.tsx`] ?? ofPlugins.get(type))?.()
  const view = module && 'default' in module ? module.default : null
  const script = place.nextElementSibling
  if (!isView(view) || !(script instanceof HTMLScriptElement)) return
  const props: Record<string, unknown> = JSON.parse(script.textContent ?? '{}')
  const inside = place.querySelector('[data-island-children]')
  const children = inside
    ? createElement('div', {
        'data-island-children': '',
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: inside.innerHTML },
      })
    : undefined
  // Navigation has taken away the islands that no longer are in the page.
  for (const [gone, root] of roots) {
    if (gone.isConnected) continue
    root.unmount()
    roots.delete(gone)
  }
  const { id = '?', island = '?', index } = place.dataset
  const doAgain = takeEarlyInput(place)
  const onAwake = () => {
    doAgain()
    // What was chosen early is drawn by then, so that it is what is sent.
    setTimeout(sendHeld)
  }
  const guarded = (
    <BlockBoundary failureOf={(message) => ({ id, type: island, message, index: Number(index) })}>
      <Awake onAwake={onAwake}>{createElement(view, props, children)}</Awake>
    </BlockBoundary>
  )
  // At once: what a visitor chooses while React still has it to do, React sets back before it tells the block.
  flushSync(() => roots.set(place, hydrateRoot(place, guarded, { identifierPrefix: `${id}-` })))
}

/** Tells once that everything inside listens. */
function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake])
  return children
}
