/**
 * What the browser gets of the definitions of blocks: of the schemas what the editor reads (src/blocks/schemaShape.ts)
 * instead of zod, and no examples, which only the gallery page of the server and the tests show. The fields of their
 * panels come apart from them (src/blocks/panels.ts), with the first panel that opens.
 */
import { join } from 'node:path'
import type { Plugin } from 'vite'

const blocks = join(import.meta.dirname, '..', 'src', 'blocks')

export function browserDefinitions(): Plugin {
  return {
    name: 'browser-definitions',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === 'zod' && importer?.startsWith(blocks) ? join(blocks, 'schemaShape.ts') : null
    },
    transform: {
      filter: { id: /\/blocks\/([^/]+\/(definition|partDefinition)|exampleData)\.ts(\?panel)?$/ },
      handler(code, id) {
        // What only examples use goes with them.
        if (id.endsWith('exampleData.ts')) return { code, map: null, moduleSideEffects: false }
        const isPanel = id.endsWith('?panel') || id.includes('partDefinition')
        return {
          code: without(
            code,
            this.parse(code, { lang: 'ts' }),
            isPanel ? { examples: 'undefined' } : { examples: 'undefined', panel: '[]' },
          ),
          map: null,
        }
      },
    },
  }
}

interface Part {
  type: string
  start: number
  end: number
  [name: string]: unknown
}

/** Puts something short in the place of these properties of every call of `defineBlock`. */
function without(code: string, program: unknown, short: Readonly<Record<string, string>>): string {
  const found: Part[] = []
  walk(program, (part) => {
    if (part.type !== 'CallExpression' || !isPart(part.callee) || part.callee.name !== 'defineBlock') return
    const [given] = Array.isArray(part.arguments) ? part.arguments.filter(isPart) : []
    const properties = given && Array.isArray(given.properties) ? given.properties.filter(isPart) : []
    found.push(
      ...properties.filter(({ key }) => isPart(key) && typeof key.name === 'string' && key.name in short),
    )
  })
  return found
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, key }) => {
      const name = isPart(key) ? String(key.name) : ''
      return `${text.slice(0, start)}${name}: ${short[name]}${text.slice(end)}`
    }, code)
}

function walk(node: unknown, visit: (part: Part) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  if (!isPart(node)) return
  visit(node)
  for (const value of Object.values(node)) if (typeof value === 'object') walk(value, visit)
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
