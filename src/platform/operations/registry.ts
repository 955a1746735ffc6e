/** The table of all operations, gathered from the files of the features: adding a file adds a call. */
import type { Operation } from './operation.ts'

const modules = import.meta.glob<Record<string, unknown>>('../../features/**/operations/*.ts', {
  eager: true,
})

function isOperation(value: unknown): value is Operation {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'call' in value && 'capability' in value
  )
}

export const operations: readonly Operation[] = collect()

function collect(): Operation[] {
  const seen = new Map<string, string>()
  const found: Operation[] = []
  for (const [file, module] of Object.entries(modules)) {
    if (/\.test\.ts$/.test(file)) continue
    for (const value of Object.values(module)) {
      if (!isOperation(value)) continue
      const key = `${value.method} ${value.path}`
      const known = seen.get(key) ?? seen.get(value.name)
      if (known) throw new Error(`${key} (${value.name}) is declared in ${known} and in ${file}`)
      seen.set(key, file).set(value.name, file)
      found.push(value)
    }
  }
  return found
}
