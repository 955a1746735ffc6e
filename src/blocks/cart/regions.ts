/** The states, provinces and the like of a country: to choose from, and found again by whatever somebody typed. */
import { regionLists } from './regionLists.ts'

export interface Region {
  /** As ISO 3166-2 has it, without the country: CA, 13. */
  code: string
  name: string
}

interface Known {
  kind: string
  regions: readonly Region[]
  byWord: ReadonlyMap<string, string>
}

/** Where a list exists, but letters arrive without it. */
const optional = new Set(['AR', 'CL', 'EG', 'IE', 'NG', 'PE', 'PH', 'RO', 'TH', 'ZA'])

const read = new Map<string, Known | null>()

function knownOf(country: string): Known | null {
  const before = read.get(country)
  if (before !== undefined) return before
  const list = Object.hasOwn(regionLists, country) ? regionLists[country] : undefined
  const made = list ? madeOf(list[0], list[1]) : null
  read.set(country, made)
  return made
}

function madeOf(kind: string, entries: string): Known {
  const byWord = new Map<string, string>()
  const regions = entries.split(';').map((entry) => {
    const [first = '', ...others] = entry.split('|')
    const split = first.indexOf(' ')
    const region = { code: first.slice(0, split), name: first.slice(split + 1) }
    for (const word of [region.name, ...others]) byWord.set(fold(word), region.code)
    return region
  })
  // A code goes before a name that reads the same.
  for (const { code } of regions) byWord.set(fold(code), code)
  return { kind, regions, byWord }
}

/** Without capitals, accents, spaces and signs: "São Paulo" and "sao-paulo" are one. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
}

/** The list of a country; null: its addresses name no region, or any. */
export function regionsOf(country: string): readonly Region[] | null {
  return knownOf(country)?.regions ?? null
}

/** What the country calls one, in English: State, Province, Prefecture. Each text that names it has its own words for it. */
export function regionKind(country: string): string {
  return knownOf(country)?.kind ?? 'Region'
}

/** True where a letter does not arrive without it, or taxes go by it. */
export function needsRegion(country: string): boolean {
  return knownOf(country) !== null && !optional.has(country)
}

/**
 * Returns the code of what was typed: a code, "US-CA", a name in any spelling, or the beginning of one name only. The text itself,
 * trimmed, in countries without a list; null where the country has a list and nothing of it is meant.
 */
export function regionCode(country: string, typed: string): string | null {
  const text = typed.trim()
  const known = knownOf(country)
  if (!known || text === '') return text
  const wanted = fold(text.replace(new RegExp(`^${country}[-\\s]+`, 'i'), ''))
  const exact = known.byWord.get(wanted)
  if (exact !== undefined) return exact
  const isLong = wanted.length >= (/^[a-z0-9]*$/.test(wanted) ? 4 : 2)
  const begun = new Set(
    [...known.byWord].filter(([word]) => isLong && word.startsWith(wanted)).map(([, code]) => code),
  )
  const [only] = begun
  return begun.size === 1 && only !== undefined ? only : null
}

/** The name to show for what is stored; the text itself where it is no code of a list. */
export function regionName(country: string, stored: string): string {
  return regionsOf(country)?.find(({ code }) => code === stored)?.name ?? stored
}

/** Two texts that mean the same region of a country. */
export function isSameRegion(country: string, one: string, other: string): boolean {
  const plain = (text: string) => regionCode(country, text) ?? text
  return fold(plain(one)) === fold(plain(other))
}
