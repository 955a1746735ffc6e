/**
 * On a long page the browser would lay out and walk through every block at every key. While words are written their block
 * has a fixed height and the words lie over it: what they change is nobody else's. A line more or less gives the block its
 * new height. Where words cannot be lifted out the block is at least laid out by itself; where that would show in any way,
 * nothing is done.
 */

/** Nothing in it takes part in the layout around it. */
const containment = 'size layout'

/** @param text the element whose words are written */
export function layOutAlone(text: HTMLElement, signal: AbortSignal): void {
  const block = text.parentElement?.closest<HTMLElement>('[data-bid]')
  const parent = block?.parentElement
  const view = text.ownerDocument.defaultView
  if (!block || !parent || !view || signal.aborted) return
  /** What the block is taller than its words; null: it is not fixed. */
  let around: number | null = null
  let width = 0
  const release = (): void => {
    if (around === null) return
    around = null
    for (const name of ['contain', 'block-size']) block.style.removeProperty(name)
    for (const name of ['position', 'box-sizing', 'width']) text.style.removeProperty(name)
  }
  /** Does it in one way; undoes it where it shows. */
  const tryFix = (set: () => void): void => {
    const before = placesOf(block, text, parent)
    const height = heightOf(block)
    around = height - heightOf(text)
    width = widthOf(block)
    set()
    block.style.blockSize = `${height}px`
    if (placesOf(block, text, parent) !== before) release()
  }
  const fix = (): void => {
    if (around !== null || block.offsetHeight === 0 || !standsInFlow(view, block, parent)) return
    if (mayBeLifted(view, block, text)) {
      const own = widthOf(text)
      tryFix(() =>
        Object.assign(text.style, { position: 'absolute', boxSizing: 'border-box', width: `${own}px` }),
      )
    }
    if (around === null) tryFix(() => (block.style.contain = containment))
  }
  // Settings beside the page may change the block's own look while another place has the focus.
  text.addEventListener('focus', fix, { signal })
  text.addEventListener('blur', release, { signal })
  const sizes = new view.ResizeObserver(() => {
    if (around === null) return
    if (widthOf(block) === width) {
      block.style.blockSize = `${heightOf(text) + around}px`
      return
    }
    release()
    fix()
  })
  sizes.observe(text)
  sizes.observe(block)
  if (text.ownerDocument.activeElement === text) fix()
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    release()
  })
}

const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height
const widthOf = (element: HTMLElement): number => element.getBoundingClientRect().width

/** Only in plain flow has what a block holds no say in how wide it or its neighbours are. */
function standsInFlow(view: Window, block: HTMLElement, parent: HTMLElement): boolean {
  const { display, float, position, contain, boxSizing, paddingBlockStart, borderBlockStartWidth } =
    view.getComputedStyle(block)
  const isBare = Number.parseFloat(paddingBlockStart) === 0 && Number.parseFloat(borderBlockStartWidth) === 0
  const isFlow = (value: string) => value === 'block' || value === 'flow-root'
  return (
    isFlow(display) &&
    isFlow(view.getComputedStyle(parent).display) &&
    float === 'none' &&
    position !== 'absolute' &&
    position !== 'fixed' &&
    contain === 'none' &&
    (boxSizing === 'border-box' || isBare)
  )
}

/**
 * Whether the words are all that is in their block, and can lie over it with nothing around that holds, cuts off or
 * scrolls what lies over a page. A browser looks anew at all that is drawn together with what holds the words: then that
 * is the window, and not the page with all its blocks.
 */
function mayBeLifted(view: Window, block: HTMLElement, text: HTMLElement): boolean {
  const { body } = text.ownerDocument
  if (text.parentElement !== block || block.childNodes.length !== 1 || text.offsetParent !== body)
    return false
  if (view.getComputedStyle(text).position !== 'static') return false
  for (let at = block; at !== body && at.parentElement; at = at.parentElement) {
    const { overflow, columnCount, columnWidth } = view.getComputedStyle(at)
    if (overflow !== 'visible' || columnCount !== 'auto' || columnWidth !== 'auto') return false
  }
  return true
}

/** Where all that could be moved stands, for comparing. */
function placesOf(...elements: readonly HTMLElement[]): string {
  const next = elements[0]?.nextElementSibling
  return [...elements, ...(next ? [next] : [])]
    .map((element) => Object.values(element.getBoundingClientRect().toJSON()).join(' '))
    .join('|')
}
