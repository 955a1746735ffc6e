/**
 * Signs of Markdown and URLs that are typed: they become the mark or the block that they mean, and one Undo gives back what
 * was typed.
 */
import type { Mark, Schema } from 'prosemirror-model'
import type { EditorView } from 'prosemirror-view'
import { codeLanguageOf } from '#blocks/code/languageOf.ts'
import { definitions } from '#blocks/registry.ts'
import { safeUrl } from '#blocks/shell/safeUrl.ts'
import { typedUrl } from '../commands/typedUrl.ts'
import type { EditorDocument } from '../model/editorDocument.ts'
import { freshSubtree } from '../model/subtree.ts'
import { acts } from '../model/texts/acts.ts'
import { asAct } from './listEditing.ts'
import { linksLeft, ownLinks } from './ownLinks.ts'

export { afterTyping } from './ownLinks.ts'

/** So far back signs are looked for. */
const longestMarked = 500

interface Rule {
  /** What is before the first sign, the words, and for a link where it leads to. */
  pattern: RegExp
  signs: number
  mark(schema: Schema, found: RegExpExecArray): Mark | undefined
}

const named =
  (name: string) =>
  (schema: Schema): Mark | undefined =>
    schema.marks[name]?.create()

const rules: readonly Rule[] = [
  { pattern: /(^|[^*\w\\])\*\*([^\s*](?:.*?[^\s*])?)\*\*$/, signs: 2, mark: named('strong') },
  { pattern: /(^|[^_\w\\])__([^\s_](?:.*?[^\s_])?)__$/, signs: 2, mark: named('strong') },
  { pattern: /(^|[^~\\])~~([^\s~](?:.*?[^\s~])?)~~$/, signs: 2, mark: named('s') },
  { pattern: /(^|[^*\w\\])\*([^\s*](?:[^*]*[^\s*])?)\*$/, signs: 1, mark: named('em') },
  { pattern: /(^|[^_\w\\])_([^\s_](?:[^_]*[^\s_])?)_$/, signs: 1, mark: named('em') },
  { pattern: /(^|[^`\\])`([^`]+)`$/, signs: 1, mark: named('code') },
  {
    pattern: /(^|[^!\\])\[([^[\]]+)\]\(([^\s()]+)\)$/,
    signs: 1,
    mark: (schema, [, , , href = '']) =>
      safeUrl(href) === null ? undefined : schema.marks.link?.create({ href }),
  },
]

/** After a sign was typed that may end a marked word. Returns whether it did. */
export function markTyped(view: EditorView): boolean {
  const { state } = view
  const { $from, empty } = state.selection
  if (!empty || $from.marks().some(({ type }) => type.name === 'code')) return false
  const words = wordsBefore(view)
  if (/\s$/.test(words)) return linkBefore(view, words)
  for (const { pattern, signs, mark: markOf } of rules) {
    const found = pattern.exec(words)
    const mark = found && markOf(state.schema, found)
    if (!found || !mark) continue
    const [whole, before = '', inner = ''] = found
    const from = $from.pos - whole.length + before.length
    const { tr } = state
    tr.delete(from + signs + inner.length, $from.pos)
    tr.delete(from, from + signs)
    tr.addMark(from, from + inner.length, mark).removeStoredMark(mark)
    view.dispatch(asAct(tr))
    return true
  }
  return false
}

/** What says by itself that it is a URL or an email address; a name with a dot in it may be the end of a sentence. */
const url =
  /(?:^|[\s([{"'„“«‹])((?:https?:\/\/|www\.)[^\s\u{FFFC}]+|[^\s\u{FFFC}@()]+@[^\s\u{FFFC}@]+\.[^\s\u{FFFC}@]+)(\s?)$/iu
/** What ends a sentence or a bracket is none of it. */
const behindUrl = /[.,;:!?)\]}"'“”»›…]+$/

function wordsBefore({ state }: EditorView): string {
  const { $from } = state.selection
  const start = Math.max(0, $from.parentOffset - longestMarked)
  return $from.parent.textBetween(start, $from.parentOffset, '\u{FFFC}', '\u{FFFC}')
}

/** Whether a space that is typed now may end a URL. */
export const isBehindUrl = (view: EditorView): boolean => url.test(wordsBefore(view))

/** Before Enter, and when a text is left: a URL that was typed last becomes a link, as before a space. */
export function textLeft(view: EditorView): void {
  if (view.state.selection.empty) linkBefore(view, wordsBefore(view))
  linksLeft(view)
}

/** @param words what is before the caret */
function linkBefore(view: EditorView, words: string): boolean {
  const { state } = view
  const { link, code } = state.schema.marks
  const [, typed = '', space = ''] = url.exec(words) ?? []
  const text = typed.replace(behindUrl, '')
  const href = typedUrl(text)
  if (!link || href === null) return false
  const from = state.selection.from - space.length - typed.length
  const to = from + text.length
  // The beginning of it may be a link already: `ada@site.co` of `ada@site.co.uk`.
  const isBegun = ownLinks(state.doc).some((own) => own.from === from && own.to < to)
  const isTaken = [link, code].some((mark) => mark && state.doc.rangeHasMark(from, to, mark))
  if (isTaken && !isBegun) return false
  view.dispatch(asAct(state.tr.addMark(from, to, link.create({ href })).removeStoredMark(link)))
  return true
}

/** `---` alone in a paragraph: a divider, and a paragraph behind it. Returns whether it was so. */
export function dividerTyped(editorDocument: EditorDocument, id: string): boolean {
  const { blocks } = editorDocument
  const { type, parent, state } = blocks.need(id)
  if (type !== 'paragraph' || state.text !== '---' || editorDocument.guard('design') !== null) return false
  const behind = freshSubtree(editorDocument, 'paragraph')
  const index = blocks.indexOf(id)
  editorDocument.run(
    acts.insert({ label: definitions.get('divider')?.label ?? '' }),
    [
      { kind: 'remove', id },
      { kind: 'insert', parent, index, subtree: freshSubtree(editorDocument, 'divider') },
      { kind: 'insert', parent, index: index + 1, subtree: behind },
    ],
    { id: behind.top, anchor: 0, head: 0 },
  )
  return true
}

/** A fence of code alone in a paragraph and Enter or a space: a block of code. Returns whether it was so. */
export function codeTyped(editorDocument: EditorDocument, id: string, marker: string): boolean {
  const [, language = ''] = /^```([\w+#-]*)$/.exec(marker) ?? []
  const { blocks } = editorDocument
  const { type, parent } = blocks.need(id)
  if (type !== 'paragraph' || editorDocument.guard('design') !== null) return false
  const chosen = codeLanguageOf(language)
  const subtree = freshSubtree(editorDocument, 'code', chosen === undefined ? {} : { language: chosen })
  editorDocument.run(
    acts.insert({ label: definitions.get('code')?.label ?? '' }),
    [
      { kind: 'remove', id },
      { kind: 'insert', parent, index: blocks.indexOf(id), subtree },
    ],
    { id: subtree.top },
  )
  return true
}
