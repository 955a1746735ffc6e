/** Which elements a block has drawn: the shell of each block carries its id as `data-bid`. */
export function elementsOf(inside: Document, id: string): HTMLElement[] {
  return [...inside.querySelectorAll<HTMLElement>(`[data-bid="${CSS.escape(id)}"]`)]
}

/** Returns the id of the innermost block around a node. */
export function blockIdAt(node: EventTarget | null): string | null {
  return around(node, '[data-bid]')?.getAttribute('data-bid') ?? null
}

/** Returns the innermost element around a node that a selector finds. */
export function around(node: EventTarget | null, selector: string): Element | null {
  const element = isNode(node) ? (node.nodeType === 1 ? node : node.parentNode) : null
  if (!element || !('closest' in element) || typeof element.closest !== 'function') return null
  const found: unknown = element.closest(selector)
  return hasAttribute(found) ? found : null
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

/** Returns where a box of the frame is drawn over it. */
export function scaledBox({ left, top, width, height }: Box, scale: number): Box {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale }
}

/** How much larger than it is laid out an element shows: the zoom of the canvas. */
function frameScale(element: HTMLElement): number {
  return element.offsetWidth > 0 ? element.getBoundingClientRect().width / element.offsetWidth : 1
}

/** Returns where a box of the frame shows in the window around it. */
export function boxInWindow(
  element: HTMLIFrameElement,
  box: Pick<Box, 'left' | 'top' | 'height'>,
): { left: number; top: number; bottom: number } {
  const around = element.getBoundingClientRect()
  const scale = frameScale(element)
  const top = around.top + box.top * scale
  return { left: around.left + box.left * scale, top, bottom: top + box.height * scale }
}

/** Returns where a block shows in the window around the frame; null while it draws nothing. */
export function placeInWindow(
  frame: { document: Document | null; element: HTMLIFrameElement | null },
  id: string,
): { left: number; top: number; bottom: number } | null {
  const box = frame.document ? boxOf(frame.document, id) : null
  if (!box || !frame.element) return null
  const around = frame.element.getBoundingClientRect()
  const { left, top, bottom } = boxInWindow(frame.element, box)
  return {
    left,
    top: Math.max(around.top, Math.min(top, around.bottom - 40)),
    bottom: Math.min(around.bottom, bottom),
  }
}
