/** The block types that this build knows, with the views that draw them: what the canvas, the menu and the panels read. */
import type { ComponentType } from 'react'
import type { ViewProps } from '#blocks/block.ts'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { isPlainObject } from './model/serialise.ts'

const definitionFiles = import.meta.glob<Record<string, unknown>>('../blocks/*/definition.ts', { eager: true })
const viewFiles = import.meta.glob<Record<string, unknown>>('../blocks/*/view.tsx', { eager: true })

export type BlockView = ComponentType<ViewProps<Record<string, unknown>, unknown>>

function isDefinition(value: unknown): value is BlockDefinition {
  return isPlainObject(value) && typeof value.type === 'string' && Array.isArray(value.panel) && 'accepts' in value
}

function isView(value: unknown): value is BlockView {
  return typeof value === 'function' || isPlainObject(value)
}

export const blockRegistry: ReadonlyMap<string, BlockDefinition> = new Map(
  Object.values(definitionFiles)
    .flatMap((file) => Object.values(file).filter(isDefinition))
    .map((definition) => [definition.type, definition]),
)

/** Views by block type; the folder of a view is its type. */
export const blockViews: ReadonlyMap<string, BlockView> = new Map(
  Object.entries(viewFiles).flatMap(([file, exported]): [string, BlockView][] => {
    const type = file.split('/').at(-2)
    return type !== undefined && isView(exported.default) ? [[type, exported.default]] : []
  }),
)

export const categoryTitles: Record<BlockDefinition['category'], string> = {
  text: 'Text',
  media: 'Media',
  layout: 'Layout',
  shop: 'Shop',
  dynamic: 'Lists and more',
}
