/** The entries of the collection that a block of the canvas is in. */
import { createContext } from 'react'
import type { BoundEntry } from '#blocks/binding.ts'
import type { CollectionData } from '#blocks/collection/data.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { BlockDocument } from '../model/document.ts'

export interface CollectionEntries {
  /** The block. */
  id: string
  data: CollectionData | null
}

/** Null outside of collections. */
export const EntriesContext = createContext<CollectionEntries | null>(null)

export const isCollectionData = (data: unknown): data is CollectionData =>
  isRecord(data) && Array.isArray(data.items)

/** The entry that a block of a card shows on the canvas: each card that is designed has one of the first. */
export function entryOf(
  blocks: BlockDocument,
  id: string,
  { id: collection, data }: CollectionEntries,
): BoundEntry | undefined {
  const lineage = new Set([id, ...blocks.ancestorsOf(id).map((above) => above.id)])
  const cards = blocks.get(collection)?.children ?? []
  return data?.items[cards.findIndex((card) => lineage.has(card))]
}
