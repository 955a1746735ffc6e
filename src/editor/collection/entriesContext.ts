/** The entries of the collection that a block of the canvas is in. */
import { createContext } from 'react'
import type { CollectionData } from '#blocks/collection/data.ts'

export interface CollectionEntries {
  /** The block. */
  id: string
  data: CollectionData | null
}

/** Null outside of collections. */
export const EntriesContext = createContext<CollectionEntries | null>(null)
