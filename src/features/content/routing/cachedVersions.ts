/**
 * The content of published versions that were shown lately. A version never changes, so a page that is drawn again asks
 * only which version is published now, and takes what is in it from here: the same blocks, frozen, by identity.
 */
import type { Block } from '#blocks/block.ts'
import type { StoredMeta } from '../tables.ts'

export interface KeptVersion {
  id: string
  value: Block[]
  metas: StoredMeta[]
}

interface Kept extends KeptVersion {
  size: number
}

/** Characters of all kept versions together, as JSON. */
const maxCharacters = 8_000_000

interface Shelf {
  byPlace: Map<string, Kept>
  size: number
}

const shelves = new WeakMap<object, Shelf>()

function shelfOf(db: object): Shelf {
  const known = shelves.get(db)
  if (known) return known
  const made = { byPlace: new Map<string, Kept>(), size: 0 }
  shelves.set(db, made)
  return made
}

/** What was last shown at a place, whether it is still published or not: the caller asks the database. */
export function keptVersion(db: object, place: string): KeptVersion | undefined {
  return shelfOf(db).byPlace.get(place)
}

/** Keeps what is shown at a place, and freezes it. */
export function keepVersion(db: object, place: string, version: KeptVersion): KeptVersion {
  const shelf = shelfOf(db)
  const size = JSON.stringify(version).length
  freeze(version.value)
  drop(shelf, place)
  if (size > maxCharacters / 10) return version
  shelf.byPlace.set(place, { ...version, size })
  shelf.size += size
  for (const oldest of shelf.byPlace.keys()) {
    if (shelf.size <= maxCharacters) break
    drop(shelf, oldest)
  }
  return version
}

function drop(shelf: Shelf, place: string): void {
  shelf.size -= shelf.byPlace.get(place)?.size ?? 0
  shelf.byPlace.delete(place)
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  Object.freeze(value)
  for (const inner of Object.values(value)) freeze(inner)
}
