/**
 * Words in a stored text, and others in their place: marks and tags stay where they are. Of rich text only what is read is
 * looked at, across marks; what the old words and the new ones begin or end with in common keeps its own marks.
 */
import { escapeText } from '#platform/escapeHtml.ts'

export interface WordQuery {
  words: string
  isCaseSensitive: boolean
  /** Only where no letter or digit goes on before or behind. */
  isWhole?: boolean
  /** Not within an email address or a URL, which would lead nowhere with other words in it; words that are a part of one are found. */
  leavesUrlsAndEmails?: boolean
}

/** A character of the text and where it is in the stored value: an entity is one character. */
interface Character {
  text: string
  from: number
  to: number
}

type Span = readonly Character[]

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#39;': "'",
}
/** Where these are, a word ends: nothing is found over them. */
const breaks = /^<\/?(p|li|ul|ol|br|div|blockquote|h[1-6])\b/i

function charactersOf(value: string, isRich: boolean): Character[] {
  const characters: Character[] = []
  const pattern = isRich ? /<\/?[a-z!][^>]*>|&(?:amp|lt|gt|quot|nbsp|#39);|[\s\S]/gi : /[\s\S]/g
  for (const { 0: part, index } of value.matchAll(pattern)) {
    const at = { from: index, to: index + part.length }
    if (isRich && part.length > 1 && part.startsWith('<')) {
      if (breaks.test(part)) characters.push({ text: '\n', ...at })
    } else characters.push({ text: entities[part] ?? part, ...at })
  }
  return characters
}

/** Letters, their marks and digits make words. */
const inWord = /[\p{L}\p{M}\p{N}_]/u
/** These are written without spaces: each character may be the edge of a word. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Returns every place of the words, from the start. */
export function placesIn(value: string, query: WordQuery, isRich: boolean): Span[] {
  return spansIn(charactersOf(value, isRich), query)
}

/** Begun only where a word begins: else a long text without a space would be read again from each of its letters. */
const urlOrEmail = /(?<![^\s@])[^\s@]+@[^\s@]+\.[^\s@]+|(?:https?:\/\/|www\.)\S+/gi

function spansIn(
  characters: readonly Character[],
  { words, isCaseSensitive, isWhole, leavesUrlsAndEmails }: WordQuery,
): Span[] {
  // One letter may become several in small letters; a comparison character by character keeps the places true.
  const fold = (text: string) => {
    const plain = text === '\u00a0' ? ' ' : text
    return isCaseSensitive || plain.toLowerCase().length !== plain.length ? plain : plain.toLowerCase()
  }
  const text = characters.map((character) => fold(character.text)).join('')
  const wanted = Array.from({ length: words.length }, (_, at) => fold(words.charAt(at))).join('')
  const places: Span[] = []
  if (wanted === '') return places
  const left = leavesUrlsAndEmails && !/[@/]/.test(wanted) ? [...text.matchAll(urlOrEmail)] : []
  const isLeft = (at: number, end: number) =>
    left.some(({ 0: found, index }) => at < index + found.length && end > index)
  for (let at = text.indexOf(wanted); at >= 0;) {
    const end = at + wanted.length
    const isFound = (!isWhole || (isEdge(text, at) && isEdge(text, end))) && !isLeft(at, end)
    if (isFound) places.push(characters.slice(at, end))
    at = text.indexOf(wanted, isFound ? end : at + 1)
  }
  return places
}

/** True where no word goes on over this place. */
function isEdge(text: string, at: number): boolean {
  const [before, behind] = [characterBefore(text, at), String.fromCodePoint(text.codePointAt(at) ?? 32)]
  if (!inWord.test(before) || !inWord.test(behind)) return true
  return unspaced.test(before) || unspaced.test(behind)
}

function characterBefore(text: string, at: number): string {
  const code = text.charCodeAt(at - 1)
  const isPair = code >= 0xdc00 && code <= 0xdfff
  return at === 0 ? ' ' : text.slice(at - (isPair ? 2 : 1), at)
}

/** Stands for what was taken away until it is known whether its marks hold anything else. */
const gone = '\u0000'
const emptied = new RegExp(
  `<(b|strong|i|em|u|s|del|code|mark|a|span|sub|sup|small)\\b[^<>]*>${gone}</\\1>`,
  'g',
)

/** @param by plain words */
export function withReplaced(value: string, places: readonly Span[], by: string, isRich: boolean): string {
  let next = ''
  let at = 0
  for (const span of places) {
    const old = span.map(({ text }) => text)
    const start = sharedStart(old, by)
    const end = sharedEnd(old.slice(start), by.slice(start))
    const middle = by.slice(start, by.length - end)
    const written = isRich ? escapeText(middle) : middle
    const replaced = span.slice(start, span.length - end)
    const [first] = replaced
    if (!first) {
      // Beside what goes on, else behind what was before: in its marks.
      const place = span[span.length - end]?.from ?? span[start - 1]?.to ?? at
      next += value.slice(at, place) + written
      at = place
      continue
    }
    for (const { from, to } of replaced) {
      next += value.slice(at, from) + (from === first.from ? written : '') + (isRich ? gone : '')
      at = to
    }
  }
  return withoutEmptied(next + value.slice(at))
}

function sharedStart(old: readonly string[], by: string): number {
  let count = 0
  while (count < old.length && count < by.length && old[count] === by.charAt(count)) count += 1
  return count
}

function sharedEnd(old: readonly string[], by: string): number {
  let count = 0
  while (
    count < old.length &&
    count < by.length &&
    old[old.length - 1 - count] === by.charAt(by.length - 1 - count)
  )
    count += 1
  return count
}

/** Marks of which nothing is left go; empty ones of before, as anchors, stay. */
function withoutEmptied(text: string): string {
  let now = text
  for (let last = ''; last !== now;) {
    last = now
    now = now.replaceAll(/\u0000+/g, gone).replaceAll(emptied, gone)
  }
  return now.replaceAll(gone, '')
}

interface Passage {
  before: string
  found: string
  after: string
}

/** The places with what is around them, as they are read. @param reach how many characters on each side */
export function passagesIn(value: string, query: WordQuery, isRich: boolean, reach = 48): Passage[] {
  const characters = charactersOf(value, isRich)
  const textOf = (some: readonly Character[]) => some.map(({ text }) => text).join('')
  return spansIn(characters, query).map((span) => {
    const from = characters.findIndex((one) => one === span[0])
    const to = from + span.length
    const before = textOf(characters.slice(Math.max(0, from - reach), from))
      .replaceAll(/\s+/g, ' ')
      .trimStart()
    const after = textOf(characters.slice(to, to + reach))
      .replaceAll(/\s+/g, ' ')
      .trimEnd()
    return {
      before: from > reach ? `…${before}` : before,
      found: textOf(span),
      after: to + reach < characters.length ? `${after}…` : after,
    }
  })
}
