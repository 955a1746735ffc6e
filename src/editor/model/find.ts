/** Find and replace in the words of a document: marks and tags stay where they are, all replacements are one undo entry. */
import { placesIn, withReplaced, type WordQuery } from '#blocks/findWords.ts'
import type { BlockDocument } from './document.ts'
import type { DocumentOperation } from './operation.ts'
import type { BlockRecord } from './record.ts'
import type { EditorDocument } from './editorDocument.ts'
import { acts } from './texts/acts.ts'

export type FindQuery = WordQuery

/** One place where the words stand. */
export interface Match {
  id: string
  key: string
  /** How many places of the same text come before it. */
  nth: number
}

/** Keys whose value is rich text; the words of others are plain. */
const richKeys: ReadonlySet<string> = new Set(['text', 'cells'])
const plainKeys: readonly string[] = ['title', 'cite', 'caption', 'alt', 'note', 'label']

/** Returns every place of the words in reading order. */
export function findAll(blocks: BlockDocument, query: FindQuery): Match[] {
  if (query.words === '') return []
  return blocks
    .order()
    .flatMap((id) =>
      textsOf(blocks.need(id)).flatMap(({ key, value, isRich }) =>
        placesIn(value, query, isRich).map((_, nth) => ({ id, key, nth })),
      ),
    )
}

/** Replaces one place, or all of them; one entry. Returns how many there were. */
export function replaceMatches(
  editorDocument: EditorDocument,
  query: FindQuery,
  by: string,
  only: Match | null,
): number {
  const { blocks } = editorDocument
  let count = 0
  const operations: DocumentOperation[] = []
  for (const id of only ? [only.id] : blocks.order()) {
    const record = blocks.get(id)
    if (!record) continue
    const changes: Record<string, [unknown, unknown]> = {}
    const cells = structuredClone(record.state.cells)
    for (const text of textsOf(record)) {
      if ((only && only.key !== text.key) || !editorDocument.mayPatch(record.type, text.key)) continue
      const places = placesIn(text.value, query, text.isRich)
      const chosen = only ? places.filter((_, nth) => nth === only.nth) : places
      if (chosen.length === 0) continue
      count += chosen.length
      const next = withReplaced(text.value, chosen, by, text.isRich)
      if (!text.cell) changes[text.key] = [text.value, next]
      else if (Array.isArray(cells)) {
        const [row, column] = text.cell
        if (Array.isArray(cells[row])) cells[row][column] = next
        changes.cells = [record.state.cells, cells]
      }
    }
    if (Object.keys(changes).length > 0) operations.push({ kind: 'patch', id, on: 'state', changes })
  }
  if (operations.length > 0)
    editorDocument.run(count === 1 ? acts.replace : acts.replace_times({ count }), operations, {
      id: operations[0] && 'id' in operations[0] ? operations[0].id : null,
    })
  return count
}

interface TextPlace {
  /** `cells.1.2` for a cell. */
  key: string
  value: string
  isRich: boolean
  cell?: readonly [row: number, column: number]
}

function textsOf({ state }: BlockRecord): TextPlace[] {
  const texts: TextPlace[] = []
  for (const key of [...richKeys, ...plainKeys]) {
    const value = state[key]
    if (typeof value === 'string' && value !== '') texts.push({ key, value, isRich: richKeys.has(key) })
    if (key !== 'cells' || !Array.isArray(value)) continue
    value.forEach((cells: unknown, row) => {
      if (!Array.isArray(cells)) return
      cells.forEach((cell: unknown, column) => {
        if (typeof cell === 'string' && cell !== '')
          texts.push({ key: `cells.${row}.${column}`, value: cell, isRich: true, cell: [row, column] })
      })
    })
  }
  return texts
}
