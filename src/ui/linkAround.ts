/** The link that was clicked in the page of a frame. */

/** Returns the link around what was clicked, or null. A frame has a realm of its own, whose elements `instanceof` of this one does not know. */
export function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  if (target === null || !('closest' in target) || typeof target.closest !== 'function') return null
  const found: unknown = target.closest('a[href]')
  return isLink(found) ? found : null
}

const isLink = (found: unknown): found is HTMLAnchorElement =>
  typeof found === 'object' && found !== null && 'href' in found && typeof found.href === 'string'
