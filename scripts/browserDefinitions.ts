/**
 * What the browser gets of the definitions of blocks: of the schemas what the editor reads (src/blocks/schemaShape.ts)
 * instead of zod, the keys alone where that is all, and no examples, which only the gallery page of the server and the tests show. The fields of their
 * panels and their keywords come apart from them (src/blocks/panels.ts), with the first panel or menu that opens. Words that the server reads by a
 * function, in the language of each reader, are there as they are: `label: () => texts.label` becomes `label: texts.label`,
 * which the bundler fills in, and `defineBlock`, which would call the functions, falls away.
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
      filter: { id: /\/blocks\/([^/]+\/(definition|partDefinition|panel)|exampleData)\.ts(\?panel)?$/ },
      handler(code, id) {
        // What only examples and panels use goes with them.
        if (/\/(exampleData|panel)\.ts$/.test(id)) return { code, map: null, moduleSideEffects: false }
        const isPanel = id.endsWith('?panel') || id.includes('partDefinition')
        return {
          code: inOneLanguage(
            code,
            this.parse(code, { lang: 'ts' }),
            isPanel
              ? { examples: 'undefined' }
              : { examples: 'undefined', panel: '[]', keywords: 'undefined' },
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

/** Schemas of which the editor reads nothing but their key. */
const opaque = new Set(['enum', 'literal', 'array', 'record', 'union', 'number', 'boolean', 'unknown'])

/** True for `z.enum(…).optional()` and its like. */
function isOpaque(value: unknown): boolean {
  if (!isPart(value)) return false
  if (value.type === 'CallExpression') return isOpaque(value.callee)
  if (value.type !== 'MemberExpression' || !isPart(value.object) || !isPart(value.property)) return false
  return value.object.name === 'z' ? opaque.has(String(value.property.name)) : isOpaque(value.object)
}

/** What may be given as a function (src/blocks/defineBlock.ts). */
const words = new Set(['label', 'keywords', 'defaults', 'panel', 'examples'])

interface Edit {
  start: number
  end: number
  text: string
}

/** Definitions without the calls of `defineBlock`, their words as values, and something short in the place of these properties. */
function inOneLanguage(code: string, program: unknown, short: Readonly<Record<string, string>>): string {
  const edits: Edit[] = []
  walk(program, (part) => {
    if (part.type === 'CallExpression' && isPart(part.callee) && part.callee.name === 'defineBlock')
      edits.push({ start: part.callee.start, end: part.callee.end, text: '' })
    if (part.type === 'Property' && isPart(part.value) && isOpaque(part.value))
      edits.push({ start: part.value.start, end: part.value.end, text: '0' })
    const name = part.type === 'Property' && isPart(part.key) ? String(part.key.name) : ''
    if (!words.has(name) || !isPart(part.value)) return
    const { start, end } = part
    if (name in short) {
      // What is undefined need not be named: there are many definitions.
      const text = short[name] === 'undefined' ? '' : `${name}: ${short[name]}`
      const after = text === '' ? (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0) : 0
      edits.push({ start, end: end + after, text })
    } else if (part.value.type === 'ArrowFunctionExpression' && isPart(part.value.body)) {
      const { body, expression } = part.value
      // What is made in several steps is called where it is.
      if (expression === false)
        edits.push({ start, end, text: `${name}: (${code.slice(part.value.start, end)})()` })
      else {
        edits.push({ start, end: body.start, text: `${name}: ` })
        edits.push({ start: body.end, end, text: '' })
      }
    }
  })
  // What is within something that is replaced goes with it.
  const kept = edits.filter(
    (edit) => !edits.some((other) => other !== edit && other.start <= edit.start && other.end >= edit.end),
  )
  return kept
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => `${text.slice(0, edit.start)}${edit.text}${text.slice(edit.end)}`, code)
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
