/** What a pattern is, and a kind of patterns. */
import type { BuiltBlock } from './build.ts'
import type { Keyword } from './texts/keywords.ts'

export interface Pattern {
  name: string
  title: () => string
  /** What else it is looked for by. */
  keywords: readonly Keyword[]
  /** One section. */
  make: () => BuiltBlock
}

export interface PatternKind {
  name: string
  title: () => string
  /** Where it is in the list. */
  order: number
  patterns: readonly Pattern[]
}
