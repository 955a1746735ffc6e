/** Signs at the start of a paragraph that turn it into another block, as in Markdown. */

/** What they can make of it, and the paragraph itself: its views are there before the first key. */
export const typedTypes: readonly string[] = ['paragraph', 'heading', 'list', 'quote']

/** Returns what these signs mean; null for none. */
export function shortcutOf(
  marker: string,
): { type: string; state: Record<string, unknown>; list?: 'bullets' | 'numbers' | 'tasks' | 'done' } | null {
  if (/^#{1,6}$/.test(marker)) return { type: 'heading', state: { level: marker.length } }
  if (marker === '-' || marker === '*') return { type: 'list', state: {}, list: 'bullets' }
  if (/^1[.)]$/.test(marker)) return { type: 'list', state: {}, list: 'numbers' }
  if (/^\[ ?\]$/.test(marker)) return { type: 'list', state: {}, list: 'tasks' }
  if (/^\[x\]$/i.test(marker)) return { type: 'list', state: {}, list: 'done' }
  return marker === '>' ? { type: 'quote', state: {} } : null
}
