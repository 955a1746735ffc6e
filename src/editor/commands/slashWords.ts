/** What is typed behind a `/` in a text, and its mark on the canvas. */
import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'

/** Returns what is between the sign and the caret; null where that is no search: a second space or sign, or the caret is elsewhere. */
export function slashWords({ doc, selection }: EditorState, from: number): string | null {
  const { $head, head, empty } = selection
  if (!empty || head <= from || !doc.resolve(from).sameParent($head)) return null
  const words = doc.textBetween(from, head, undefined, '\n')
  return /^\/(?:[^\s/]+[^\S\n]?[^\s/]*)?$/.test(words) ? words.slice(1) : null
}

/** True right behind a sign that no word follows: only there arrows to the side are the menu's. */
export function isSlashAlone({ selection: { $head } }: EditorState): boolean {
  const { parent, parentOffset } = $head
  const [before, behind] = [parentOffset - 1, parentOffset + 1].map((to) =>
    parent.textBetween(
      Math.max(0, Math.min(parentOffset, to)),
      Math.min(parent.content.size, Math.max(parentOffset, to)),
      undefined,
      ' ',
    ),
  )
  return before === '/' && /^\s?$/.test(behind ?? '')
}

const name = 'editor-slash'

/** Marks the sign and its word, without touching their elements; a browser without highlights shows none. Returns what takes it away. */
export function markSlash(view: EditorView, from: number, words: string): (() => void) | undefined {
  const inside = view.dom.ownerDocument
  const around = inside.defaultView
  const registry = around && 'CSS' in around ? around.CSS.highlights : undefined
  if (!around || !registry || view.isDestroyed) return undefined
  const to = Math.min(from + 1 + words.length, view.state.doc.content.size)
  const [start, end] = [view.domAtPos(from), view.domAtPos(to)]
  const range = inside.createRange()
  range.setStart(start.node, start.offset)
  range.setEnd(end.node, end.offset)
  registry.set(name, new around.Highlight(range))
  return () => void registry.delete(name)
}
