/**
 * On a long page the browser would lay out and walk through every block at every key. While words are written their block
 * has a fixed height and is laid out by itself; a line more or less gives it the new one. Where that would show in any
 * way the block is left as it is.
 */

/** @param text the element whose words are written */
export function layOutAlone(text: HTMLElement, signal: AbortSignal): void {
  const block = text.parentElement?.closest<HTMLElement>('[data-bid]')
  const parent = block?.parentElement
  const view = text.ownerDocument.defaultView
  if (!block || !parent || !view || signal.aborted) return
  /** What the block is taller than its words; null: it is not fixed. */
  let around: number | null = null
  const release = (): void => {
    if (around === null) return
    around = null
    block.style.removeProperty('contain')
    block.style.removeProperty('block-size')
  }
  const fix = (): void => {
    if (around !== null || !standsInFlow(view, block, parent)) return
    const before = placesOf(block, text, parent)
    around = block.offsetHeight === 0 ? null : heightOf(block) - heightOf(text)
    if (around === null) return
    block.style.blockSize = `${heightOf(block)}px`
    block.style.contain = 'size layout'
    if (placesOf(block, text, parent) !== before) release()
  }
  // Settings beside the page may change the block's own look while another place has the focus.
  text.addEventListener('focus', fix, { signal })
  text.addEventListener('blur', release, { signal })
  const sizes = new view.ResizeObserver(() => {
    if (around !== null) block.style.blockSize = `${heightOf(text) + around}px`
  })
  sizes.observe(text)
  if (text.ownerDocument.activeElement === text) fix()
  signal.addEventListener('abort', () => {
    sizes.disconnect()
    release()
  })
}

const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height

/** Only in plain flow has what a block holds no say in how wide it or its neighbours are. */
function standsInFlow(view: Window, block: HTMLElement, parent: HTMLElement): boolean {
  const { display, float, position, contain, boxSizing, paddingBlockStart, borderBlockStartWidth } = view.getComputedStyle(block)
  const isBare = Number.parseFloat(paddingBlockStart) === 0 && Number.parseFloat(borderBlockStartWidth) === 0
  const isFlow = (value: string) => value === 'block' || value === 'flow-root'
  return isFlow(display) && isFlow(view.getComputedStyle(parent).display) && float === 'none' && position !== 'absolute' && position !== 'fixed' && contain === 'none' && (boxSizing === 'border-box' || isBare)
}

/** Where all that could be moved stands, for comparing. */
function placesOf(...elements: readonly HTMLElement[]): string {
  const next = elements[0]?.nextElementSibling
  return [...elements, ...(next ? [next] : [])].map((element) => Object.values(element.getBoundingClientRect().toJSON()).join(' ')).join('|')
}
