/** Header and footer as they are drafted: drawn by the server, and which part of them is at a place of a page. */
import { useEffect, useState } from 'react'
import type { MenuEntry } from '../menuRows.ts'

export type HeaderPart = 'announcement' | 'logo' | 'menu' | 'tools' | 'footer'

export interface HeaderDraft {
  settings: Record<string, unknown>
  header: readonly MenuEntry[]
  footer: readonly MenuEntry[]
}

/** What is typed may change for so long before it is drawn. */
const patienceMs = 120

/** Returns the page with the draft around nothing, null until it has come; `isLost`: the last draft could not be drawn. */
export function useDrawnHeader(draft: HeaderDraft): { drawn: Document | null; isLost: boolean } {
  const [drawn, setDrawn] = useState<Document | null>(null)
  const [isLost, setLost] = useState(false)
  const body = JSON.stringify(draft)
  useEffect(() => {
    const abort = new AbortController()
    const timer = setTimeout(() => {
      drawDraft(body, abort.signal).then(
        (page) => {
          setDrawn(page)
          setLost(false)
        },
        () => setLost(!abort.signal.aborted),
      )
    }, patienceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [body])
  return { drawn, isLost }
}

async function drawDraft(body: string, signal: AbortSignal): Promise<Document> {
  const response = await fetch('/user/preview/header', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
  })
  if (!response.ok) throw new Error(response.statusText)
  // Its sheet stays out: a document that is parsed would apply it, which the policy of this page forbids.
  const html = (await response.text()).replace(/<style[^]*?<\/style>/g, '')
  return new DOMParser().parseFromString(html, 'text/html')
}

/**
 * Puts what is drafted in the place of what the page shows; an announcement may come or go.
 * @param copy makes a part of the draft one of the page
 */
export function putHeader(
  page: Document,
  drawn: Document,
  copy: (part: Element) => Element = (part) => page.importNode(part, true),
): void {
  page.querySelector('.announcement')?.remove()
  for (const selector of ['.site-header', '.site-footer']) {
    const next = drawn.querySelector(selector)
    if (next) page.querySelector(selector)?.replaceWith(copy(next))
  }
  const announcement = drawn.querySelector('.announcement')
  if (announcement) page.querySelector('.site-header')?.before(copy(announcement))
}

/** Where a part is on the page, the innermost first. */
const selectors: readonly [string, HeaderPart][] = [
  ['.announcement', 'announcement'],
  ['.logo', 'logo'],
  ['.site-menu', 'menu'],
  ['.header-tools', 'tools'],
  ['.site-footer', 'footer'],
  ['.site-header', 'menu'],
]

/** Returns the part that a target of an event is in, with the words of the link that was meant; null: none of them. */
export function headerPartAt(target: EventTarget | null): { part: HeaderPart; title: string } | null {
  // A frame has a realm of its own: `instanceof` of this one knows none of its elements.
  if (target === null || !('closest' in target) || typeof target.closest !== 'function') return null
  for (const [selector, part] of selectors) {
    if (target.closest(selector) === null) continue
    const link: unknown = target.closest('a, summary')
    const text =
      typeof link === 'object' && link !== null && 'textContent' in link ? String(link.textContent) : ''
    return { part, title: text.trim() }
  }
  return null
}
