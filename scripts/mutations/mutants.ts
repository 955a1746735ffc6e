/**
 * The ways to break one place of a file: an operator, a condition, a constant, a returned value or a step left out, in
 * TypeScript and in the SQL that is in it. Types, texts for people and names of columns are left alone.
 */
import { parseSync } from 'vite'
import { holderOf, isNode, type Holder, type Node, type Step } from './holders.ts'

export interface Mutant {
  file: string
  line: number
  /** What is there, and what is put in its place. */
  from: string
  to: string
  start: number
  end: number
  /** The expression or step around it that can be in the file twice, whole and broken. */
  holder: Holder
}

type Change = readonly [node: { start: number; end: number }, to: string]

const opposites: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
}

const logical = new Set(['&&', '||', '??'])

/** Calls that turn into another one; '' leaves the call out, so that what it was called on stays. */
const otherCalls: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  filter: '',
  sort: '',
  toSorted: '',
  toReversed: '',
  slice: '',
  trim: '',
  toLowerCase: '',
  toUpperCase: '',
  normalize: '',
  replaceAll: '',
  orderBy: '',
  limit: '',
  where: '',
}

/** Whether its strings are values that are compared, and no texts, names of columns or parts of paths. */
const stringHolders = new Set([
  'SwitchCase',
  'ArrayExpression',
  'BinaryExpression',
  'ConditionalExpression',
  'ReturnStatement',
])

export function mutantsOf(file: string, source: string): Mutant[] {
  const { program } = parseSync(file, source)
  const found: { change: Change; holder: Holder }[] = []
  walk(program, [], (path) => {
    const node = path[0]?.node
    const changes = node ? changesOf(node, path[1]?.node ?? null, source) : []
    found.push(...changes.map((change) => ({ change, holder: holderOf(path) })))
  })
  const seen = new Set<string>()
  return found.flatMap(({ change: [{ start, end }, to], holder }) => {
    const key = `${start} ${end} ${to}`
    if (seen.has(key) || source.slice(start, end) === to) return []
    seen.add(key)
    const line = source.slice(0, start).split('\n').length
    const mutant = { file, line, from: source.slice(start, end), to, start, end, holder }
    // `a ?? b || c` is no program: it would count as seen without any test.
    const isProgram = !logical.has(to) || parseSync(file, mutated(source, mutant)).errors.length === 0
    return isProgram ? [mutant] : []
  })
}

/** The file with one of its mutants in it. */
export function mutated(source: string, { start, end, to }: Mutant): string {
  return source.slice(0, start) + to + source.slice(end)
}

/** @param path from the node up to the file */
function walk(node: unknown, path: readonly Step[], visit: (path: readonly Step[]) => void, key = ''): void {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, path, visit, key)
    return
  }
  if (!isNode(node) || isUntouched(node)) return
  const here = [{ node, key }, ...path]
  visit(here)
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'typeArguments' && key !== 'typeAnnotation' && key !== 'returnType')
      walk(child, here, visit, key)
  }
}

/** Types, imports, and what is said to people where something is refused. */
function isUntouched({ type }: Node): boolean {
  if (['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(type)) return false
  return type.startsWith('TS') || type === 'ImportDeclaration' || type === 'ExportAllDeclaration'
}

function changesOf(node: Node, parent: Node | null, source: string): Change[] {
  const textOf = (one: { start: number; end: number }) => source.slice(one.start, one.end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression':
      return operatorChanges(node, source)
    case 'UnaryExpression':
      return isNode(node.argument) && (node.operator === '!' || node.operator === '-')
        ? [[node, textOf(node.argument)]]
        : []
    case 'IfStatement':
    case 'ConditionalExpression':
      return isNode(node.test)
        ? [
            [node.test, 'true'],
            [node.test, 'false'],
          ]
        : []
    case 'WhileStatement':
    case 'ForStatement':
      // Never `true`: that only waits.
      return isNode(node.test) ? [[node.test, 'false']] : []
    case 'Literal':
      return literalChanges(node, parent)
    case 'ArrayExpression':
      return Array.isArray(node.elements) && node.elements.length > 0 ? [[node, '[]']] : []
    case 'CallExpression':
      return callChanges(node, source)
    case 'ExpressionStatement':
      return parent?.type === 'BlockStatement' || parent?.type === 'Program' ? statementChanges(node) : []
    case 'ThrowStatement':
    case 'ContinueStatement':
    case 'BreakStatement':
      return parent?.type === 'BlockStatement' ? [[node, ';']] : []
    case 'TemplateElement':
      return sqlChanges(node, source)
    default:
      return []
  }
}

/** What is between the two sides of an operator, which may be written over several lines. */
function operatorChanges({ operator, left, right }: Node, source: string): Change[] {
  if (!isNode(left) || !isNode(right) || typeof operator !== 'string') return []
  if (operator === '+' && [left, right].some(isText)) return []
  const start = source.indexOf(operator, left.end)
  if (start < left.end || start >= right.start) return []
  return (opposites[operator] ?? []).map((to) => [{ start, end: start + operator.length }, to])
}

const isText = (node: Node) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')

function literalChanges(node: Node, parent: Node | null): Change[] {
  if (typeof node.value === 'boolean') return [[node, String(!node.value)]]
  if (typeof node.value === 'number') return [[node, String(node.value + 1)]]
  if (typeof node.bigint === 'string') return [[node, `${BigInt(node.bigint) + 1n}n`]]
  if (typeof node.regex === 'object' && node.regex !== null) return patternChanges(node)
  if (typeof node.value !== 'string' || !parent || !stringHolders.has(parent.type)) return []
  if (parent.operator === '+') return []
  return [[node, node.value === '' ? "'other'" : "''"]]
}

/** A pattern without one of its anchors, or with one sign less in one of its sets. */
function patternChanges(node: Node): Change[] {
  const raw = typeof node.raw === 'string' ? node.raw : ''
  const changes: Change[] = []
  const without = (at: number, length: number) =>
    changes.push([node, raw.slice(0, at) + raw.slice(at + length)])
  let isInSet = false
  for (let at = 1; at < raw.lastIndexOf('/'); at += 1) {
    const sign = raw[at] ?? ''
    const escaped = /^\\(?:u[0-9a-f]{4}|p\{\w+\}|.)/i.exec(raw.slice(at))?.[0]
    const length = escaped?.length ?? 1
    if (isInSet && sign === ']') isInSet = false
    else if (isInSet) {
      const isOfRange = raw[at + length] === '-' || raw[at - 1] === '-'
      const isOnly = raw[at - 1] === '[' && raw[at + length] === ']'
      if (sign !== '-' && sign !== '^' && !isOfRange && !isOnly) without(at, length)
    } else if (sign === '[') isInSet = true
    else if (sign === '^' || sign === '$') without(at, 1)
    at += length - 1
  }
  return changes
}

function callChanges(node: Node, source: string): Change[] {
  const { callee } = node
  if (!isNode(callee) || callee.type !== 'MemberExpression') return []
  const { object, property } = callee
  if (!isNode(object) || !isNode(property) || typeof property.name !== 'string') return []
  const other = Object.hasOwn(otherCalls, property.name) ? otherCalls[property.name] : undefined
  if (property.name === 'where') return whereChanges(node, object, source)
  if (other === undefined) return []
  if (other !== '') return [[property, other]]
  return [[node, source.slice(object.start, object.end)]]
}

/** A condition of a query, left out or turned round. */
function whereChanges(node: Node, object: Node, source: string): Change[] {
  const given = Array.isArray(node.arguments) ? node.arguments.filter(isNode) : []
  const [column, operator] = given
  if (!column) return []
  const left: Change = [node, source.slice(object.start, object.end)]
  const turned: Readonly<Record<string, string>> = {
    '<>': '=',
    '=': '<>',
    '<': '<=',
    '<=': '<',
    '>': '>=',
    '>=': '>',
  }
  const to = typeof operator?.value === 'string' ? turned[operator.value] : undefined
  return operator && to ? [left, [operator, `'${to}'`]] : [left]
}

/** A step that is left out: a call or an assignment whose value nobody uses. */
function statementChanges(node: Node): Change[] {
  const effect =
    isNode(node.expression) && node.expression.type === 'AwaitExpression'
      ? node.expression.argument
      : node.expression
  return isNode(effect) && ['CallExpression', 'AssignmentExpression'].includes(effect.type)
    ? [[node, ';']]
    : []
}

const sqlRules: readonly (readonly [RegExp, string])[] = [
  [/>=/g, '>'],
  [/<=/g, '<'],
  [/(?<=\s)>(?=\s)/g, '>='],
  [/(?<=\s)<(?=\s)/g, '<='],
  [/<>/g, '='],
  [/(?<=\s)\+(?=\s)/g, '-'],
  [/(?<=\s)-(?=\s)/g, '+'],
  [/\band\b/g, 'or'],
  [/\bor\b/g, 'and'],
  [/\bnot exists\b/g, 'exists'],
  [/\bnot in\b/g, 'in'],
  [/\bis not null\b/g, 'is null'],
  [/\bis null\b/g, 'is not null'],
  [/\bgreatest\b/g, 'least'],
  [/\bleast\b/g, 'greatest'],
  [/(?<=\b(?:where|and|or|when|not|\()\s*[\w.]+\s)=(?=\s(?:'|\d))/g, '<>'],
  [/\bdesc\b/g, 'asc'],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
]

/** Beside these an `and` joins rows, or the ends of a range. */
const joining = /between|union|\bon\b/

function sqlChanges(node: Node, source: string): Change[] {
  const raw =
    isNode(node) && typeof node.value === 'object' && node.value !== null && 'raw' in node.value
      ? String(node.value.raw)
      : ''
  if (
    !/\b(?:select|update|insert|case|exists|orders\.|\w+_id\b|and)\b/.test(raw) &&
    !/^\s*(?:and|or|>|<|=)\s/.test(raw)
  )
    return []
  const start = source.indexOf(raw, node.start)
  return sqlRules.flatMap(([pattern, to]) =>
    [...raw.matchAll(pattern)].flatMap((found): Change[] => {
      const lineStart = raw.lastIndexOf('\n', found.index) + 1
      const lineEnd = raw.indexOf('\n', found.index)
      const around = raw.slice(
        Math.max(lineStart, found.index - 40),
        Math.min(lineEnd < 0 ? raw.length : lineEnd, found.index + 30),
      )
      if (/\b(?:and|or)\b/.test(found[0]) && joining.test(around)) return []
      const at = start + found.index
      return [[{ start: at, end: at + found[0].length }, to]]
    }),
  )
}
