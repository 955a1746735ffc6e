/** Views of the plugins' blocks by type, all at once, for the server; written by the build. */
import type { BlockView } from '#blocks/knownViews.ts'

export const views: Readonly<Record<string, BlockView>> = {}
