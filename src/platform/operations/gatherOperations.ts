/** Finds the operations in modules of the features: adding a file adds a call. */
import type { Operation } from './operation.ts'

function isOperation(value: unknown): value is Operation {
  return (
    typeof value === 'object' && value !== null && 'path' in value && 'call' in value && 'capability' in value
  )
}

/** @throws Error where a path or a name is declared twice */
export function gatherOperations(modules: Record<string, Record<string, unknown>>): Operation[] {
  const seen = new Map<string, string>()
  const found: Operation[] = []
  for (const [file, module] of Object.entries(modules)) {
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
