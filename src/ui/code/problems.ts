/** What is wrong with a text of code, by its syntax tree: each fault with its line, in words for people. */
import { code } from '../texts/code.ts'
import { ensureSyntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'
import type { SyntaxNode } from '@lezer/common'

export interface CodeProblem {
  from: number
  to: number
  /** From 1. */
  line: number
  message: string
}

const most = 20
const patienceMs = 200
/** Elements whose end may be left out in HTML. */
const closedByThemselves = new Set([
  'body',
  'colgroup',
  'dd',
  'dt',
  'head',
  'html',
  'li',
  'optgroup',
  'option',
  'p',
  'rp',
  'rt',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
])

/** Returns the first faults in the order of the text; none where the text has no language or is empty. */
export function codeProblems(state: EditorState): CodeProblem[] {
  const tree =
    state.doc.toString().trim() === '' ? null : ensureSyntaxTree(state, state.doc.length, patienceMs)
  const found: CodeProblem[] = []
  tree?.iterate({
    enter({ node, type }) {
      if (found.length >= most) return false
      if (type.isError || type.name === 'MismatchedCloseTag' || type.name === 'MissingCloseTag') {
        const problem = problemOf(state, node)
        // One fault breaks off in several places of a line: the first one says it.
        if (problem && found.at(-1)?.line !== problem.line) found.push(problem)
        return false
      }
      return undefined
    },
  })
  return found
}

function problemOf(state: EditorState, node: SyntaxNode): CodeProblem | null {
  const text = (from: number, to: number) => state.sliceDoc(from, to).trim().replace(/\s+/g, ' ').slice(0, 30)
  const at = (from: number, to: number, message: string) => ({
    from,
    to,
    line: state.doc.lineAt(from).number,
    message,
  })
  if (node.name === 'MismatchedCloseTag')
    return at(node.from, node.to, code.closes_nothing({ text: text(node.from, node.to) }))
  if (node.name === 'MissingCloseTag' || (node.from === node.to && node.parent?.name === 'Element')) {
    const tag = node.parent?.firstChild
    const name = tag?.getChild('TagName')
    const words = name ? text(name.from, name.to) : ''
    return !tag || closedByThemselves.has(words.toLowerCase())
      ? null
      : at(tag.from, tag.to, code.not_closed({ tag: `<${words}>` }))
  }
  const shown = text(node.from, node.to)
  return at(
    node.from,
    Math.max(node.to, node.from),
    shown === '' ? code.something_missing : code.does_not_belong({ text: shown }),
  )
}
