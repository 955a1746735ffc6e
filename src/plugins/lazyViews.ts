/** Views of the plugins' blocks by type, each loaded when the editor first draws one; written by the build. */
import type { BlockView } from '#blocks/knownViews.ts'

export const loaders: ReadonlyMap<string, () => Promise<BlockView>> = new Map()
