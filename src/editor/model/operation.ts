/**
 * The closed set of changes to a document. Each is plain JSON and has an exact inverse: undo, autosave and later
 * collaboration speak this one language.
 */
import type { Subtree } from './record.ts'

/** `undefined` stands for "no such key". */
export type Change = readonly [from: unknown, to: unknown]

export type DocumentOperation =
  | { readonly kind: 'insert'; readonly parent: string; readonly index: number; readonly subtree: Subtree }
  | { readonly kind: 'remove'; readonly id: string }
  /** `index` counts in the new parent's children without the moved block. */
  | { readonly kind: 'move'; readonly id: string; readonly parent: string; readonly index: number }
  /**
   * `state` changes keys of the block's state; `block` changes `do_not_render`.
   * `order` is the order of the state's keys afterwards, given by inverses that bring a key back.
   */
  | {
      readonly kind: 'patch'
      readonly id: string
      readonly on: 'state' | 'block'
      readonly changes: Readonly<Record<string, Change>>
      readonly order?: readonly string[]
    }
  | {
      readonly kind: 'set_text'
      readonly id: string
      readonly key: string
      readonly from: string
      readonly to: string
    }

/** The operation does not fit the document: an id that is missing or taken, a place that is not there, a cycle. */
export class OperationError extends Error {}
