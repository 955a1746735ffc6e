/** Marks what was found on the canvas without touching its elements: the browser's own highlights. */
import type { FindQuery } from '../model/find.ts'

const name = 'editor-found'

/** Returns what takes the marks away; a browser without highlights shows none. */
export function markFound(inside: Document, { words, isCaseSensitive }: FindQuery): (() => void) | undefined {
  const view = inside.defaultView
  const registry = view && 'CSS' in view ? view.CSS.highlights : undefined
  if (!view || !registry || words === '') return undefined
  const fold = (text: string) => (isCaseSensitive ? text : text.toLowerCase())
  const wanted = fold(words)
  const ranges: Range[] = []
  const walker = inside.createTreeWalker(inside.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = fold(node.nodeValue ?? '')
    // Header, footer and title are no part of what is searched.
    if (!text.includes(wanted) || node.parentElement?.closest('[data-around]')) continue
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      const range = inside.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + wanted.length)
      ranges.push(range)
    }
  }
  registry.set(name, new view.Highlight(...ranges))
  return () => void registry.delete(name)
}
