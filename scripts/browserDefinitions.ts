/**
 * What the browser gets of the definitions of blocks: of the schemas what the editor reads (src/blocks/schemaShape.ts)
 * instead of zod, and no examples, which only the gallery page of the server and the tests show.
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
      filter: { id: /src\/blocks\/([^/]+\/(definition|partDefinition)|exampleData)\.ts$/ },
      handler(code, id) {
        // What only examples use goes with them.
        if (id.endsWith('exampleData.ts')) return { code, map: null, moduleSideEffects: false }
        return { code: withoutExamples(code, this.parse(code, { lang: 'ts' })), map: null }
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

/** Takes the property `examples` out of every call of `defineBlock`. */
function withoutExamples(code: string, program: unknown): string {
  const found: Part[] = []
  walk(program, (part) => {
    if (part.type !== 'CallExpression' || !isPart(part.callee) || part.callee.name !== 'defineBlock') return
    const [given] = Array.isArray(part.arguments) ? part.arguments.filter(isPart) : []
    const properties = given && Array.isArray(given.properties) ? given.properties.filter(isPart) : []
    found.push(...properties.filter(({ key }) => isPart(key) && key.name === 'examples'))
  })
  return found.toReversed().reduce((text, { start, end }) => `${text.slice(0, start)}examples: undefined${text.slice(end)}`, code)
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
