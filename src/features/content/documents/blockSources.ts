/** The data sources of all features, by name, for answering one block at a time. */
import type { Source } from '#blocks/source.ts'

const files = import.meta.glob<Record<string, unknown>>('../../**/sources/*.ts', { eager: true })

function isSource(value: unknown): value is Source {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'run' in value &&
    typeof value.run === 'function'
  )
}

export const blockSources: ReadonlyMap<string, Source> = new Map(
  Object.values(files)
    .flatMap((file) => Object.values(file))
    .filter(isSource)
    .map((source) => [source.name, source]),
)
