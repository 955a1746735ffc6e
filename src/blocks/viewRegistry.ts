/** The views of all block types, loaded at once: for the server and the editor's canvas. Public pages load islands only. */
import type { ComponentType } from 'react'
import type { ViewProps } from './block.ts'

/** A view as its callers see it: state and data have the shape that the definition says. */
export type BlockView = ComponentType<ViewProps<Record<string, unknown>, unknown>>

const modules = import.meta.glob<BlockView>('./*/view.tsx', { eager: true, import: 'default' })

export const views: ReadonlyMap<string, BlockView> = new Map(
  Object.entries(modules).map(([path, view]) => [path.split('/')[1] ?? path, view]),
)
