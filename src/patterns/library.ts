/** The library of patterns: one file of `kinds/` for each kind, found by its place. */
import type { Pattern, PatternKind } from './pattern.ts'

const files = import.meta.glob<Record<string, PatternKind>>('./kinds/*.ts', { eager: true })

export const patternKinds: readonly PatternKind[] = Object.values(files)
  .flatMap((file) => Object.values(file))
  .sort((one, other) => one.order - other.order)

export const patternNamed = (name: string): Pattern | undefined =>
  patternKinds.flatMap(({ patterns }) => patterns).find((pattern) => pattern.name === name)
