/** The frames of a preview: all of them show the same page, at the same place of it. */
import type { Reader } from './previewChoices.ts'
import { seenAs } from './previewPaths.ts'

export interface Frames {
  /** The URL that a new frame begins with. */
  shownNow(): string
  /** Returns what takes it out again. */
  add(frame: HTMLIFrameElement): () => void
  /** A frame shows a page now: the others go there too, and follow when it is scrolled. */
  loaded(frame: HTMLIFrameElement, shown: Window): void
  reload(): void
  seeAs(reader: Reader): void
}

/** @param first URL of the page that is shown first */
export function framesOf(first: string): Frames {
  /** Each with where it is on its way to. */
  const all = new Map<HTMLIFrameElement, string>()
  let href = first
  /** The one that somebody scrolls; the others only follow. */
  let leading: HTMLIFrameElement | null = null

  function lead(frame: HTMLIFrameElement, url: string): void {
    all.set(frame, url)
    frame.contentWindow?.location.replace(url)
  }

  function scrollOthers(frame: HTMLIFrameElement, { document }: Window): void {
    if (leading !== frame) return
    const part = partScrolled(document.documentElement)
    for (const other of all.keys()) {
      const root = other === frame ? null : other.contentDocument?.documentElement
      root?.scrollTo({ top: part * (root.scrollHeight - root.clientHeight), behavior: 'instant' })
    }
  }

  return {
    shownNow: () => href,
    add(frame) {
      all.set(frame, href)
      return () => all.delete(frame)
    },
    loaded(frame, shown) {
      const url = new URL(shown.location.href)
      href = url.pathname + url.search + url.hash
      all.set(frame, href)
      for (const [other, target] of all) if (other !== frame && target !== href) lead(other, href)
      for (const act of ['pointerover', 'wheel', 'touchstart', 'keydown'])
        shown.addEventListener(act, () => (leading = frame), { capture: true, passive: true })
      shown.addEventListener('scroll', () => scrollOthers(frame, shown), { passive: true })
    },
    reload() {
      for (const frame of all.keys()) frame.contentWindow?.location.reload()
    },
    seeAs(reader) {
      for (const frame of all.keys()) lead(frame, seenAs(href, reader))
    },
  }
}

/** Returns how far it is scrolled, from 0 to 1. */
function partScrolled({ scrollTop, scrollHeight, clientHeight }: Element): number {
  return scrollHeight > clientHeight ? scrollTop / (scrollHeight - clientHeight) : 0
}
