/** What the source `content.placed` answers: the blocks of another post, as they stand where they are placed. */
import type { Block } from '../block.ts'

export interface PlacedData {
  title: string
  blocks: Block[]
  /** The URL of a frame that shows it, for code that runs on its own. */
  frame: string | null
}
