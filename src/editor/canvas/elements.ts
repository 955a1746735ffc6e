/**
 * Which elements a block has drawn. The first elements of a block carry its id as `data-bid`; React tells through the
 * fragment around the block, also when a view later draws others.
 */

interface Fragmentish {
  observeUsing(observer: ResizeObserver): void
  unobserveUsing(observer: ResizeObserver): void
}

function isFragmentish(instance: object): instance is Fragmentish {
  return 'observeUsing' in instance && typeof instance.observeUsing === 'function'
}

/** Not a measuring observer: it only notes which elements it is handed. */
class Marker extends ResizeObserver {
  private readonly id: string

  constructor(id: string) {
    super(() => undefined)
    this.id = id
  }

  override observe(element: Element): void {
    // A block that draws nothing but its children has no element of its own.
    if (!element.hasAttribute('data-bid')) element.setAttribute('data-bid', this.id)
  }

  override unobserve(): void {
    // Elements that go take their mark along.
  }
}

/** Marks the first elements of the fragment with the block's id. Returns what ends it. */
export function markElements(instance: object, id: string): (() => void) | undefined {
  if (!isFragmentish(instance)) return undefined
  const marker = new Marker(id)
  instance.observeUsing(marker)
  return () => instance.unobserveUsing(marker)
}

export function elementsOf(inside: Document, id: string): HTMLElement[] {
  const found = [...inside.querySelectorAll<HTMLElement>(`[data-bid="${CSS.escape(id)}"]`)]
  return found
}

/** Returns the id of the innermost block around a node. */
export function blockIdAt(node: EventTarget | null): string | null {
  const element = isNode(node) ? (node.nodeType === 1 ? node : node.parentNode) : null
  if (!element || !('closest' in element) || typeof element.closest !== 'function') return null
  const found: unknown = element.closest('[data-bid]')
  return hasAttribute(found) ? found.getAttribute('data-bid') : null
}

// Nodes of the frame are not instances of this window's classes.
function isNode(target: EventTarget | null): target is Node {
  return target !== null && 'nodeType' in target
}

function hasAttribute(value: unknown): value is Element {
  return typeof value === 'object' && value !== null && 'getAttribute' in value
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Returns the box of a block in the frame's window; null while it draws nothing. */
export function boxOf(inside: Document, id: string): Box | null {
  const boxes = elementsOf(inside, id)
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 || height > 0)
  const first = boxes[0]
  if (!first) return null
  let { left, top, right, bottom } = first
  for (const box of boxes) {
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  return { left, top, width: right - left, height: bottom - top }
}
