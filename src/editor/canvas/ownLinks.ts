/**
 * Links whose words say where they lead: an email address, a phone number, a URL. Who writes another one over them means another
 * destination: the link stays, and leads where its words say.
 */
import type { Mark, Node } from 'prosemirror-model'
import type { EditorState, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { typedUrl } from '../commands/typedUrl.ts'

interface Kind {
  /** Characters that such a destination may have while it is written. */
  characters: RegExp
  hrefOf(words: string): string
  /** Whether these words are a destination already. */
  leads(words: string): boolean
  /** Whether a space or the end of a sentence behind these words is none of the destination. @param isWritten just now, and may go on */
  isWhole(words: string, isWritten: boolean): boolean
  /** What is none of it at its end. */
  behind: RegExp
}

const digitsOf = (words: string): string => words.replaceAll(/\D/g, '')
/** Of a number with its country (ITU-T E.164). */
const digitsOfLongest = 15
/** As many has the shortest number that anybody calls. */
const digitsOfShort = 3
const isUrl = (words: string): boolean => typedUrl(words) !== null

/** Written without a space in it. */
const inOneWord: Omit<Kind, 'hrefOf'> = {
  characters: /^\S+$/,
  leads: isUrl,
  isWhole: isUrl,
  behind: /\s+$/,
}

const kinds: Readonly<Record<string, Kind>> = {
  'mailto:': { ...inOneWord, hrefOf: (words) => `mailto:${words}` },
  'tel:': {
    characters: /^[\d\s()./+-]+$/,
    hrefOf: (words) => `tel:${words.replaceAll(/[^\d+]/g, '')}`,
    leads: (words) => digitsOf(words).length >= digitsOfShort,
    isWhole: (words, isWritten) => digitsOf(words).length >= (isWritten ? digitsOfLongest : digitsOfShort),
    behind: /\D+$/,
  },
  'https:': { ...inOneWord, hrefOf: (words) => (/^https:/i.test(words) ? words : `https://${words}`) },
}

interface OwnLink {
  kind: Kind
  mark: Mark
  from: number
  to: number
  words: string
}

/** The links of a text whose words are their destination, or its beginning. */
export function ownLinks(doc: Node): OwnLink[] {
  const found: { mark: Mark; from: number; to: number; words: string }[] = []
  doc.descendants((node, from) => {
    const mark = node.isText ? node.marks.find(({ type }) => type.name === 'link') : undefined
    if (!mark) return
    const words = node.text ?? ''
    const last = found.at(-1)
    if (last?.to === from && last.mark.eq(mark)) {
      last.to += words.length
      last.words += words
    } else found.push({ mark, from, to: from + words.length, words })
  })
  return found.flatMap((link) => {
    const href = String(link.mark.attrs.href)
    const kind = kinds[/^\w+:/.exec(href)?.[0] ?? '']
    return kind?.hrefOf(link.words) === href ? { ...link, kind } : []
  })
}

/** Texts in which a destination was changed, until they are left. */
const changed = new WeakSet<EditorView>()
/** What a text was before the letters that a keyboard still puts together: a mark that changed now would cut them off. */
const composedIn = new WeakMap<EditorView, Node>()

/** The state after a transaction, in which the link that was written in leads where its words say. */
export function afterTyping(view: EditorView, transaction: Transaction): EditorState {
  const state = view.state.apply(transaction)
  if (!transaction.docChanged || transaction.getMeta('fromDocument') || transaction.getMeta('history$'))
    return state
  const before = composedIn.get(view) ?? view.state.doc
  if (view.composing) {
    composedIn.set(view, before)
    return state
  }
  composedIn.delete(view)
  const fixed = followed(before, state, changed.has(view))
  if (!fixed) return state
  changed.add(view)
  // One Undo takes both back.
  return state.apply(fixed.setMeta('appendedTransaction', transaction))
}

/** When a text is left: what was written in a link and leads nowhere is words; a space at its end is none of it. */
export function linksLeft(view: EditorView): void {
  const before = composedIn.get(view)
  composedIn.delete(view)
  const fixed = before && followed(before, view.state, true)
  if (fixed) view.dispatch(fixed)
  if (!fixed && !changed.has(view)) return
  changed.delete(view)
  const { tr } = view.state
  for (const link of ownLinks(view.state.doc))
    tr.removeMark(link.from + lengthOf(link), link.to, link.mark.type)
  if (tr.docChanged) view.dispatch(tr)
}

/** What lets the link follow that was changed between the two; null where none was. */
function followed(before: Node, { doc, tr }: EditorState, isWritten: boolean): Transaction | null {
  // Most texts have none: a key in them asks no more than this.
  const links = ownLinks(before)
  if (links.length === 0) return null
  const start = before.content.findDiffStart(doc.content)
  const end = before.content.findDiffEnd(doc.content)
  if (start === null || end === null || before.textContent === doc.textContent) return null
  // The same letters before and behind count once.
  const twice = Math.max(0, start - Math.min(end.a, end.b))
  const change = { from: start, to: end.a + twice, now: end.b + twice }
  const link = links.find(({ from, to }) => from <= change.from && change.to <= to)
  if (!link) return null
  const { kind, mark, from, to, words } = link
  const isInserted = change.from === change.to
  if (isInserted && change.from === from) return null
  const typed = doc.textBetween(change.from, change.now, '\n', '\u{FFFC}')
  const next = words.slice(0, change.from - from) + typed + words.slice(change.to - from)
  if (next === '') return null
  const isBehind = isInserted && change.from === to
  if (isBehind && kind.isWhole(words, isWritten) && /^[\s.,;:!?)\]}"'“”»›…]/.test(typed)) return null
  const last = from + next.length
  if (kind.characters.test(next))
    return tr.addMark(from, last, mark.type.create({ ...mark.attrs, href: kind.hrefOf(next) }))
  // Words behind it, or instead of it.
  if (isBehind) return tr.removeMark(from + lengthOf(link), last, mark.type)
  return change.from === from && change.to === to ? tr.removeMark(from, last, mark.type) : null
}

/** How many of its characters are the link: none where they lead nowhere. */
const lengthOf = ({ kind, words }: OwnLink): number =>
  kind.leads(words) ? words.replace(kind.behind, '').length : 0
