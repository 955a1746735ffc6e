/** Finds the operation for a method and path: whole paths first, then paths with `{parameters}`. */
import type { Operation } from '../operations/operation.ts'

export interface RouteMatch {
  operation: Operation
  parameters: Record<string, string>
}

interface Pattern {
  operation: Operation
  segments: readonly string[]
}

export function createRouter(operations: readonly Operation[]) {
  const whole = new Map<string, Operation>()
  const patterns = new Map<string, Pattern[]>()
  for (const operation of operations) {
    if (!operation.path.includes('{')) {
      whole.set(`${operation.method} ${operation.path}`, operation)
      continue
    }
    const segments = operation.path.split('/')
    const key = `${operation.method} ${segments.length}`
    patterns.set(key, [...(patterns.get(key) ?? []), { operation, segments }])
  }

  /** Returns null where the table has no row. A HEAD is answered as its GET. */
  function match(method: string, path: string): RouteMatch | null {
    const wanted = method === 'HEAD' ? 'GET' : method
    const exact = whole.get(`${wanted} ${path}`)
    if (exact) return { operation: exact, parameters: {} }
    const segments = path.split('/')
    for (const pattern of patterns.get(`${wanted} ${segments.length}`) ?? []) {
      const parameters = matchSegments(pattern.segments, segments)
      if (parameters) return { operation: pattern.operation, parameters }
    }
    return null
  }

  return { match }
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | null {
  const parameters: Record<string, string> = {}
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i] ?? ''
    if (part.startsWith('{')) {
      if (segment === '') return null
      try {
        const value = decodeURIComponent(segment)
        if (value.includes('\u0000')) return null
        parameters[part.slice(1, -1)] = value
      } catch {
        return null
      }
    } else if (part !== segment) return null
  }
  return parameters
}
