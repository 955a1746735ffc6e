/** The block definitions as saving needs them, and which blocks carry code. */
import type { Block } from '#blocks/block.ts'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { migrated, stamped } from '#blocks/migrate.ts'
import { allDefinitions } from '#blocks/registry.ts'

/** Returns undefined for a type that this site does not know; one whose plugin is off is known, and its rules hold. */
export function blockClassOf(type: string): BlockDefinition | undefined {
  return allDefinitions.get(type)
}

/** Stored blocks as this program draws and edits them. */
export const asPresent = (blocks: Block[]): Block[] => migrated(blocks, allDefinitions)

/** Blocks that are about to be stored, with the versions of their types. */
export const asStored = (blocks: Block[]): Block[] => stamped(blocks, allDefinitions)

/**
 * True for types whose code runs in visitors' browsers: writing one needs `code.write` (A-05b). What nobody knows may come to
 * be one: its text is not cleaned, and a plugin that is put there later would draw it as it is.
 */
export function mayHoldCode(type: string): boolean {
  const definition = allDefinitions.get(type)
  return definition === undefined || definition.capability === 'code.write'
}
