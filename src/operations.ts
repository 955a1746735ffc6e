/** The table of all operations, gathered from the files of the features: adding a file adds a call. */
import { gatherOperations } from '#platform/operations/gatherOperations.ts'
import type { Operation } from '#platform/operations/operation.ts'

export const operations: readonly Operation[] = gatherOperations(
  import.meta.glob(['./features/**/operations/*.ts', '!./**/*.test.ts'], { eager: true }),
)
