/** The block definitions as saving needs them, and which blocks carry code. */
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { definitions } from '#blocks/registry.ts'

/** Returns undefined for a type that this site does not know. */
export function blockClassOf(type: string): BlockDefinition | undefined {
  return definitions.get(type)
}

/** Blocks whose code runs in visitors' browsers: writing one needs `code.write` (A-05b). */
export const codeBlockTypes: ReadonlySet<string> = new Set(
  [...definitions.values()].flatMap(({ type, capability }) => (capability === 'code.write' ? [type] : [])),
)
