/** Find and replace in the words of a document: marks and tags stay where they are, all replacements are one undo entry. */
import { escapeText } from '#platform/escapeHtml.ts'
import type { BlockDocument } from './document.ts'
import type { DocumentOperation } from './operation.ts'
import type { BlockRecord } from './record.ts'
import type { EditorDocument } from './editorDocument.ts'
import { acts } from './texts/acts.ts'

export interface FindQuery {
  words: string
  isCaseSensitive: boolean
}

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
      const next = withReplaced(text.value, chosen, text.isRich ? escapeText(by) : by)
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

/** A sign of the text and where it is in the stored value: an entity is one sign. */
interface Character {
  text: string
  from: number
  to: number
}

type Span = readonly Character[]

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
}
/** Where these are, a word ends: nothing is found over them. */
const breaks = /^<\/?(p|li|ul|ol|br|div|blockquote|h[1-6])\b/i

function charactersOf(value: string, isRich: boolean): Character[] {
  const characters: Character[] = []
  const pattern = isRich ? /<[^>]*>|&(?:amp|lt|gt|quot|nbsp|#39);|[\s\S]/g : /[\s\S]/g
  for (const { 0: part, index } of value.matchAll(pattern)) {
    const at = { from: index, to: index + part.length }
    if (isRich && part.length > 1 && part.startsWith('<')) {
      if (breaks.test(part)) characters.push({ text: '\n', ...at })
    } else characters.push({ text: entities[part] ?? part, ...at })
  }
  return characters
}

function placesIn(value: string, { words, isCaseSensitive }: FindQuery, isRich: boolean): Span[] {
  // One letter may become several in small letters; a comparison sign by sign keeps the places true.
  const fold = (text: string) =>
    isCaseSensitive || text.toLowerCase().length !== text.length ? text : text.toLowerCase()
  const characters = charactersOf(value, isRich)
  const text = characters.map((character) => fold(character.text)).join('')
  const wanted = [...words].map(fold).join('')
  const places: Span[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
    places.push(characters.slice(at, at + wanted.length))
  return places
}

/** The first sign of each place becomes the new words, its others go; tags between them stay. */
function withReplaced(value: string, places: readonly Span[], by: string): string {
  let next = ''
  let at = 0
  for (const span of places) {
    span.forEach(({ from, to }, index) => {
      next += value.slice(at, from) + (index === 0 ? by : '')
      at = to
    })
  }
  return next + value.slice(at)
}
