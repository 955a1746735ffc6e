/** Every data source that features offer to blocks, by name. */
import type { Source } from '#blocks/source.ts'

const modules = import.meta.glob<Record<string, unknown>>('../features/**/sources/*.ts', { eager: true })

function isSource(value: unknown): value is Source {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    'run' in value &&
    typeof value.run === 'function'
  )
}

export const sources: ReadonlyMap<string, Source> = new Map(
  Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter(isSource)
    .map((source) => [source.name, source]),
)
