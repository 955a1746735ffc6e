/** Finds texts for people in a source file that are in no catalogue. */
import { parseSync } from 'vite'

interface Node {
  type: string
  [name: string]: unknown
}

/** What is written below these names is read by programs. */
const forPrograms = new Set([
  'className',
  'class',
  'sizes',
  'd',
  'viewBox',
  'keywords',
  'autoComplete',
  'aria-keyshortcuts',
  'rel',
])
/** Imports, types, what is said to programmers by `new Error(…)`, SQL, and what is compared (`event.key === 'Escape'`). */
const notRead = /^(Import|NewExpression|TaggedTemplate|TS(?!AsExpression|SatisfiesExpression))/
/** Keys of keyboards, operators of queries. */
const keys = new Set([
  'is not',
  'not in',
  'Enter',
  'Escape',
  'Tab',
  'AltGraph',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Backspace',
])

const isComparison = ({ type, operator }: Node): boolean =>
  type === 'BinaryExpression' && /^[!=]==$/.test(String(operator))

/** What the query builder reads: `live as l`, `is not`. */
const isSql = (text: string): boolean => /^([\w.]+ as \w+|is not( distinct from)?|not in)$/.test(text)

const isProse = (text: string): boolean =>
  !isSql(text) && /^\s*\p{Lu}\p{Ll}+(?![\w/-]*\/)|\p{L} \p{Ll}/u.test(text.replace(/<[^>]*>?|^[^<]*>/g, ' '))

const isOfOperations = (file: string): boolean => /\/operations\/|openapi|openApiPaths/i.test(file)

/** @param ignored names of constants that hold no texts: sheets, policies */
export function textsOutside(file: string, source: string, ignored: readonly string[] = []): string[] {
  const found: string[] = []
  walk(parseSync(file, source).program, (node) => {
    if (notRead.test(node.type) || isComparison(node)) return false
    const name = nameOf(node.key) ?? nameOf(node.id) ?? nameOf(node.name)
    const isNamed = ['Property', 'JSXAttribute', 'VariableDeclarator'].includes(node.type)
    if (isNamed && name !== undefined && (forPrograms.has(name) || ignored.includes(name))) return false
    // Of an operation: developers read it in the API's reference. Anywhere else it is the sentence of a problem.
    if (isNamed && name === 'summary' && isOfOperations(file)) return false
    if (node.type === 'JSXText' && /\p{L}{2}/u.test(String(node.value))) found.push(String(node.value).trim())
    if (
      node.type === 'Literal' &&
      typeof node.value === 'string' &&
      isProse(node.value) &&
      !keys.has(node.value)
    )
      found.push(node.value)
    if (node.type === 'TemplateElement' && isProse(cookedOf(node))) found.push(cookedOf(node))
    return true
  })
  return found
}

const cookedOf = ({ value }: Node): string =>
  typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''

const nameOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.name === 'string' ? value.name : undefined

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** @param visit false: not below this one */
function walk(value: unknown, visit: (node: Node) => boolean): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit)
    return
  }
  if (!isNode(value) || !visit(value)) return
  for (const child of Object.values(value)) walk(child, visit)
}
