/** How long a block's text may be: the limit of its schema, counted in characters without the marks (F-EDIT-09). */
import type { BlockDefinition } from '#blocks/defineBlock.ts'

/** Returns the characters that the text of a block may have; undefined where its type sets no limit. */
export function maximumLengthOf(definition: Pick<BlockDefinition, 'state' | 'textKey'>): number | undefined {
  const { state, textKey } = definition
  const schema: unknown = textKey === undefined ? undefined : state.shape[textKey]
  if (typeof schema !== 'object' || schema === null || !('maxLength' in schema)) return undefined
  return typeof schema.maxLength === 'number' ? schema.maxLength : undefined
}

/** A key that makes a text longer than its limit is refused; one that shortens a text that is too long already is not. */
export function allowsLength(maximum: number | undefined, before: number, after: number): boolean {
  return maximum === undefined || after <= maximum || after < before
}
