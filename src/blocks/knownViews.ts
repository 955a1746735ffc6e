/** The views that are there: all of them on the server (viewRegistry.ts), those that have loaded in the editor (lazyViews.ts). */
import type { ComponentType } from 'react'
import type { ViewProps } from './block.ts'

/** A view as its callers see it: state and data have the shape that the definition says. */
export type BlockView = ComponentType<ViewProps<Record<string, unknown>, unknown>>

export const knownViews = new Map<string, BlockView>()
