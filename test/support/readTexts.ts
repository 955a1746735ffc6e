/**
 * What people read on a screen that came from no catalogue, found where the program speaks its pseudo language: there each of its
 * texts stands between brackets, without a plain a, e, i, o, u, n or c. The rest has to be what people wrote on this site,
 * what `Intl` writes, or a name.
 */
import pg from 'pg'
import type { Frame, Page } from 'playwright-core'
import { builtInFonts } from '#constants.ts'
import { codeLanguages } from '#blocks/code/languages.ts'
import { providerNames } from '#blocks/embed/providerNames.ts'
import { networks } from '#blocks/social-links/networks.ts'
import { regionLists } from '#blocks/cart/regionLists.ts'
import { typeTemplates } from '#features/content/types/screens/typeTemplates.ts'
import { settingDefinitions } from '#features/settings/settingDefinitions.ts'
import { languages } from '#features/settings/languages.ts'
import type { Connection } from '#platform/database/pool.ts'
import { pseudoLanguage } from '#platform/language/current.ts'
import { capitalized } from '#platform/language/format.ts'
import { inLanguage } from '#platform/language/inLanguage.ts'
import { avatarText } from '#ui/cardText.ts'
import { tokens } from '#ui/tokens.ts'

/** Names that are the same in every language and stand in no list of their own: products, units, kinds of files, what codes begin with, letters that show a font. */
const names =
  'Plinth|Stripe|Chrome|Linux|UTC|kg|cm|px|rem|ch|vh|kB|MB|CSS|HTML|JSON|CSV|PDF|SKU|URL|IBAN|whsec|INV|Aa'.split(
    '|',
  )

/** What need not come from a catalogue. */
export interface Known {
  /** Whole texts in words, by their first one, the longest first. */
  phrases: ReadonlyMap<string, readonly (readonly string[])[]>
  /** All words one after the other: of long texts parts are shown. */
  text: string
}

const word = /[\p{L}\p{M}][\p{L}\p{M}\p{N}’']*/gu
const wordsOf = (text: string): string[] => text.match(word) ?? []

export function known(texts: Iterable<string>): Known {
  const phrases = new Map<string, string[][]>()
  const all: string[] = []
  for (const text of new Set(texts)) {
    const words = wordsOf(text)
    const [first] = words
    if (first === undefined) continue
    const others = phrases.get(first)
    if (others) others.push(words)
    else phrases.set(first, [words])
    all.push(...words, '|')
  }
  for (const list of phrases.values()) list.sort((one, other) => other.length - one.length)
  return { phrases, text: ` ${all.join(' ')} ` }
}

/** What is no word of the program whoever wrote it: URLs, paths, placeholders, colours, names of files. */
const notWords =
  /[^\s⟦⟧]*(?::\/\/|@)[^\s⟦⟧]*|(?<![\p{L}\d])\/[^\s⟦⟧]*|\{\w+\}|#[\da-f]{3,8}\b|--[\w-]+|\b[\w-]+\.[a-z]\w{1,4}\b/gu
const accented = /[áéíóúñç]/i
const plain = /[aeiounc]/i

interface Read {
  word: string
  /** Between brackets, without a letter that would tell whose it is. */
  isOpen: boolean
}

/** Returns the words of a text, each row of neighbours as one, that are neither the pseudo language's nor known. */
export function outside(text: string, data: Known): string[] {
  const rows: Read[][] = [[]]
  let depth = 0
  for (const [word] of text.replace(notWords, ' ').matchAll(/[⟦⟧]|[\p{L}\p{M}][\p{L}\p{M}\p{N}’']*/gu)) {
    if (word === '⟦') depth += 1
    else if (word === '⟧') depth -= 1
    const isTheirs = /[⟦⟧]/.test(word) || (accented.test(word) && !plain.test(word))
    if (isTheirs) rows.push([])
    else rows.at(-1)?.push({ word, isOpen: depth > 0 && !plain.test(word) })
  }
  return rows.flatMap((row) => unknownOf(row, data))
}

function unknownOf(row: readonly Read[], { phrases, text }: Known): string[] {
  const left: string[] = []
  const words = row.map(({ word }) => word)
  for (let at = 0; at < row.length;) {
    const one = words[at] ?? ''
    const phrase = phrases.get(one)?.find((long) => long.every((other, index) => words[at + index] === other))
    const length = Math.max(phrase?.length ?? 0, partLength(words.slice(at), text))
    if (length === 0 && one.length > 1 && row[at]?.isOpen === false) left.push(one)
    at += Math.max(1, length)
  }
  return left.length > 0 ? [left.join(' ')] : []
}

/** How many words, three at least, stand so in the text; the last one may be cut off. */
function partLength(words: readonly string[], text: string): number {
  let length = 2
  while (length < words.length && text.includes(` ${words.slice(0, length + 1).join(' ')}`)) length += 1
  return length > 2 ? length : 0
}

/** Returns the texts and labels of a screen and its frames that have words from outside the catalogues. */
export async function textsOutside(page: Page, data: Known): Promise<string[]> {
  const read = await Promise.all(page.frames().map((frame) => readIn(frame)))
  return [...new Set(read.flat())].flatMap((text) =>
    outside(text, data).map((words) => `“${words}”${words === text ? '' : ` of “${text.slice(0, 100)}”`}`),
  )
}

async function readIn(frame: Frame): Promise<string[]> {
  return frame.evaluate(() => {
    // Words of one line may stand in several elements.
    const lines = new Map<Element, string>()
    const lineOf = (element: Element): Element =>
      element.parentElement && /^(inline|contents)$/.test(getComputedStyle(element).display)
        ? lineOf(element.parentElement)
        : element
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // Keys are called as they are on the keyboard; code is what somebody wrote.
      if (
        !node.parentElement ||
        node.parentElement.closest('script, style, noscript, kbd, code, pre, textarea')
      )
        continue
      const line = lineOf(node.parentElement)
      lines.set(line, `${lines.get(line) ?? ''}${node.textContent}`)
    }
    const texts = [document.title, ...lines.values()]
    const said = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
    ]
    for (const element of document.querySelectorAll('*'))
      for (const name of [...said, ...(element.matches('optgroup, option') ? ['label'] : [])])
        // The example in a field for code is code too.
        if (name !== 'placeholder' || !element.matches('textarea[spellcheck="false"]'))
          texts.push(element.getAttribute(name) ?? '')
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
  })
}

/** What people wrote on a site: every text of its database, and what stands in a setting until then. */
export async function writtenOn(connection: Connection): Promise<Set<string>> {
  const client = new pg.Client(connection)
  await client.connect()
  const texts = new Set<string>()
  const tables = await client.query(`select tablename as name from pg_tables where schemaname = 'public'`)
  for (const { name } of tables.rows) {
    const { rows } = await client.query(`select to_jsonb(t) as row from "${name}" t`)
    for (const { row } of rows) gather(row, texts, '')
  }
  await client.end()
  gather(
    Object.values(settingDefinitions).map((one) => one.default),
    texts,
  )
  for (const text of [...texts].flatMap(avatarsOf)) texts.add(text)
  return texts
}

/** A single small word is a name of data (`paid`, `center`) unless it stands where titles do. */
export function gather(value: unknown, texts: Set<string>, name = 'value'): void {
  if (typeof value === 'string') {
    const held = readJson(value)
    if (held !== null) return gather(held, texts, name)
    if (
      /^[a-z][a-z\d]*(?:[._-][a-z\d]+)*$/.test(value) &&
      !/title|name|value|label|text|options|slug|tag|folder|class/.test(name)
    )
      return
    // A way in which a product differs is called by the name of its list.
    const dimension = /^product_(?:vardef|opt)_(\w)(\w*)$/.exec(value)
    if (dimension) texts.add(`${dimension[1]?.toUpperCase()}${dimension[2]}`)
    for (const text of [value.replace(/<[^>]*>/g, ' '), ...value.split(/<[^>]*>|\n/)]) texts.add(text.trim())
  } else if (Array.isArray(value)) for (const one of value) gather(one, texts, name)
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) gather(one, texts, key)
}

/** Some texts of the database are JSON. */
function readJson(text: string): unknown {
  if (!/^[[{]/.test(text)) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What stands for somebody: the first letters where there is no picture, the beginning of a long name. */
function avatarsOf(name: string): string[] {
  const words = wordsOf(name)
  return words.length === 2 ? [words.map((one) => one.charAt(0)).join(''), avatarText(name)] : []
}

/** What `Intl` writes in the pseudo language, which it takes for English, and names that stand in lists of the program. */
export function namesAndDates(): string[] {
  const display = (type: Intl.DisplayNamesOptions['type']) => new Intl.DisplayNames(['en'], { type })
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index))
  const regions = letters.flatMap((one) => letters.map((other) => display('region').of(one + other) ?? ''))
  const short = new Intl.DisplayNames(['en'], { type: 'region', style: 'short' })
  const currencies = Intl.supportedValuesOf('currency')
  const months = Array.from({ length: 12 }, (_, month) => new Date(2026, month, month + 1, month * 2))
  const days = Array.from({ length: 7 }, (_, day) => new Date(2026, 5, day + 1))
  const dates = (['full', 'long', 'medium', 'short'] as const).flatMap((style) =>
    [...months, ...days].flatMap((day) => [
      new Intl.DateTimeFormat('en', { dateStyle: style }).format(day),
      new Intl.DateTimeFormat('en', { dateStyle: style, timeStyle: 'short' }).format(day),
      new Intl.DateTimeFormat('en', {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
      }).format(day),
    ]),
  )
  const ago = (['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'] as const).flatMap(
    (unit) =>
      [-2, -1, 0, 1, 2].map((count) =>
        new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(count, unit),
      ),
  )
  const lengths = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'].flatMap((unit) =>
    [1, 2].map((count) =>
      new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    ),
  )
  const own = ['de', 'es', 'en'].map((code) =>
    capitalized(new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? '', code),
  )
  return [
    ...names,
    ...regions,
    // As placeholders have them.
    ...letters
      .flatMap((one) => letters.map((other) => one + other))
      .filter((code) => short.of(code) !== code),
    ...letters.flatMap((one) => letters.map((other) => short.of(one + other) ?? '')),
    ...currencies,
    ...currencies.map((code) => display('currency').of(code) ?? ''),
    ...Intl.supportedValuesOf('timeZone').flatMap((zone) =>
      [zone, ...zone.split('/')].map((one) => one.replaceAll('_', ' ')),
    ),
    ...tokens.map(({ value }) => value),
    ...languages().map(({ name }) => name),
    // A calendar has two letters of each.
    ...days.map((day) => new Intl.DateTimeFormat('en', { weekday: 'short' }).format(day).slice(0, 2)),
    ...dates.flatMap((text) => wordsOf(text)),
    ...ago,
    ...lengths,
    ...own,
    ...Object.values(regionLists).flatMap(([, entries]) =>
      entries.split(/[;|]/).flatMap((entry) => [entry, entry.replace(/^\S+ /, '')]),
    ),
    ...typeTemplates.map(({ plural }) => plural),
    ...builtInFonts.map(({ title }) => title),
    ...inLanguage(pseudoLanguage, () => codeLanguages.map(({ title }) => title)),
    ...providerNames,
    ...Object.values(networks),
  ]
}
