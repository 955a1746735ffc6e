/**
 * Two people changed one page: their blocks side by side, by id. What only one of them changed is decided by itself; what
 * both changed is a choice. Data in, data out, so that no way through it can lose a block unseen.
 */
import { same } from './same.ts'
import { plainText } from '#blocks/plainText.ts'
import { definitions } from '#blocks/registry.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from '../model/serialise.ts'

export type Side = 'mine' | 'theirs'

export interface MergeRow {
  id: string
  /** undefined: this side does not have the block. */
  mine: StoredBlock | undefined
  theirs: StoredBlock | undefined
  /** What is taken unless the writer says otherwise. */
  chosen: Side
  /** True where both changed it, or one removed what the other changed. */
  isConflict: boolean
  isSame: boolean
}

/** Returns a row for each block of the top level, in the order of theirs with mine put in behind what they stood behind. */
export function mergeRows(
  base: readonly StoredBlock[],
  mine: readonly StoredBlock[],
  theirs: readonly StoredBlock[],
): MergeRow[] {
  const [bases, mines, others] = [base, mine, theirs].map(byId)
  const order = theirs.map(idOf)
  mine.forEach((block, index) => {
    const id = idOf(block)
    if (order.includes(id)) return
    const before = mine
      .slice(0, index)
      .map(idOf)
      .findLast((other) => order.includes(other))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  })
  return order.map((id) => rowOf(id, bases?.get(id), mines?.get(id), others?.get(id)))
}

function rowOf(
  id: string,
  base: StoredBlock | undefined,
  mine: StoredBlock | undefined,
  theirs: StoredBlock | undefined,
): MergeRow {
  const isSame = same(mine, theirs)
  const iChanged = !same(base, mine)
  const theyChanged = !same(base, theirs)
  return {
    id,
    mine,
    theirs,
    isSame,
    isConflict: !isSame && iChanged && theyChanged,
    chosen: iChanged ? 'mine' : 'theirs',
  }
}

/** Returns the page of what was chosen. */
export function mergedBlocks(rows: readonly MergeRow[], choices: ReadonlyMap<string, Side>): StoredBlock[] {
  return rows.flatMap((row): StoredBlock[] => {
    const block = (choices.get(row.id) ?? row.chosen) === 'mine' ? row.mine : row.theirs
    return block ? [block] : []
  })
}

/** A block in words: its type and all the text in it. */
export function blockText(block: StoredBlock): { type: string; words: string } {
  const type = String(block.type)
  return { type: definitions.get(type)?.label ?? type, words: wordsOf(block).join(' · ') }
}

function wordsOf(block: StoredBlock): string[] {
  const state = isRecord(block.state) ? block.state : {}
  const own = ['title', 'text', 'cite', 'caption', 'alt', 'src'].flatMap((key) =>
    typeof state[key] === 'string' && state[key] !== '' ? plainText(state[key]) : [],
  )
  const inner = Array.isArray(block.children) ? block.children.filter(isRecord).flatMap(wordsOf) : []
  return [...own, ...inner]
}

export interface DiffPart {
  words: string
  kind: 'same' | 'added' | 'removed'
}

/** Words beyond which a text is shown whole, without marks: the comparison grows with the square. */
const longestCompared = 600

/** Returns what leads from one text to another, word by word. */
export function wordDifference(from: string, to: string): DiffPart[] {
  const one = from.split(/(?<=\s)/)
  const other = to.split(/(?<=\s)/)
  if (one.length > longestCompared || other.length > longestCompared) return [{ words: to, kind: 'same' }]
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const line = lengths[row]
      if (line)
        line[column] =
          one[row] === other[column]
            ? at(row + 1, column + 1) + 1
            : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  const parts: DiffPart[] = []
  const add = (words: string, kind: DiffPart['kind']) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.words += words
    else if (words !== '') parts.push({ words, kind })
  }
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    if (row < one.length && column < other.length && one[row] === other[column])
      add(one[row++] ?? '', (column++, 'same'))
    else if (column >= other.length || (row < one.length && at(row + 1, column) >= at(row, column + 1)))
      add(one[row++] ?? '', 'removed')
    else add(other[column++] ?? '', 'added')
  }
  return parts
}

function byId(blocks: readonly StoredBlock[]): Map<string, StoredBlock> {
  return new Map(blocks.map((block) => [idOf(block), block]))
}

const idOf = (block: StoredBlock): string => String(block.id)
