/** What the source `content.collection` answers: entries of a content type with what their fields say, ready to be shown. */
import type { BoundEntry } from '../binding.ts'

export interface CollectionData {
  items: BoundEntry[]
  total: number
  page: number
  pages: number
  /** What the fields are called, by name; for the editor. */
  titles?: Readonly<Record<string, string>>
}
