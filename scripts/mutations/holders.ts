/**
 * Where a file may hold both what is there and what is put in its place: the smallest expression, or else the step,
 * around a place that can be written twice without meaning anything else.
 */

export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** A node, and the name under which the one above has it. */
export interface Step {
  node: Node
  key: string
}

export interface Holder {
  start: number
  end: number
  isStep: boolean
}

export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const steps = new Set(['ExpressionStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'])
const conditions = new Set(['IfStatement', 'WhileStatement', 'ForStatement'])
const expressions =
  /^(?:Literal|Identifier|TemplateLiteral|JSXElement|JSXFragment|TS(?:As|Satisfies|NonNull)Expression|\w*Expression)$/

/** @param path from the broken node up to the file */
export function holderOf(path: readonly Step[]): Holder {
  const broken = path[0]?.node
  if (broken && conditions.has(broken.type) && isNode(broken.test)) return held(broken.test, false)
  for (const [index, { node }] of path.entries()) {
    if (steps.has(node.type)) return held(node, true)
    if (expressions.test(node.type) && !isBound(path, index)) return held(node, false)
  }
  throw new Error(`Nothing around ${JSON.stringify(path.map((step) => step.node.type))} can stand twice`)
}

const held = ({ start, end }: Node, isStep: boolean): Holder => ({ start, end, isStep })

/** What means something else as soon as it is no longer itself: what is called, assigned to, named, or part of `a?.b.c`. */
function isBound(path: readonly Step[], index: number): boolean {
  const { node, key } = path[index] ?? { node: null, key: '' }
  const above = path[index + 1]?.node
  if (!node || !above) return true
  if (['callee', 'tag', 'quasi', 'left', 'source', 'label', 'local', 'exported'].includes(key))
    return key !== 'left' || above.type.startsWith('Assignment') || above.type.startsWith('For')
  if (key === 'key' || above.type === 'UpdateExpression' || above.type === 'JSXAttribute') return true
  if (key === 'property' && above.computed !== true) return true
  // Its beginning would end the line before it, where no semicolons are written.
  if (above.type === 'ExpressionStatement') return true
  if (above.type === 'UnaryExpression' && above.operator === 'delete') return true
  if (above.type === 'MethodDefinition') return true
  if (above.type === 'Property' && (above.method === true || above.kind !== 'init')) return true
  return isInChain(path, index)
}

function isInChain(path: readonly Step[], index: number): boolean {
  for (let at = index; ; at += 1) {
    const key = path[at]?.key
    const above = path[at + 1]?.node.type
    if (above === 'ChainExpression') return true
    const isSpine =
      (above === 'MemberExpression' && key === 'object') ||
      (above === 'CallExpression' && key === 'callee') ||
      above === 'TSNonNullExpression'
    if (!isSpine) return false
  }
}
