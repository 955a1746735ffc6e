/** From what somebody typed to a query of PostgreSQL's full text, with mistyped words put right (A-29). */
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/context.ts'
import { isUnspaced, pairsOf, splitWords, unspacedTerm } from './unspaced.ts'

export interface WordsQuery {
  words: SearchWord[]
  /** What was searched instead of what was typed; null where nothing was mistyped. */
  corrected: string | null
}

export interface SearchWord {
  word: string
  /** In how many of the newest texts it stands, 0 to 1; 0 where it is rare. */
  share: number
  titleShare: number
  /** The same of the words that it begins, itself among them; rare words count as nothing. */
  startShare: number
  startTitleShare: number
  /** Its stem in the site's language as the index holds it, `=hous`; null where no text has it. */
  stem: string | null
  /** In how many texts the stem stands. */
  stemShare: number
  stemTitleShare: number
}

const maxWords = 12
const longestWord = 60
/** Words up to this length are put right by trying every word that one slip makes of them; longer ones by likeness. */
const shortWord = 5

export function wordsOf(keywords: string): string[] {
  return splitWords(keywords.normalize('NFC').toLowerCase())
    .slice(0, maxWords)
    .map((word) => [...word].slice(0, longestWord).join(''))
}

/**
 * A query of the full text: every word must occur, as a whole, as the start of a word or in another form of its stem; `mugs`
 * also finds `mug`. Of a word that is common by itself the longer ones are not asked for: there is enough to show, and each
 * costs a walk of the index.
 */
export function queryOf(words: readonly SearchWord[], share: 'share' | 'titleShare'): RawBuilder<unknown> {
  const terms = words.map((word) => term(word.word, { isCommon: word[share] > 0, stem: word.stem }))
  return sql`(${sql.join(terms, sql` && `)})`
}

/** As queryOf, but any of the words will do. */
export function anyOf(words: readonly string[]): RawBuilder<unknown> {
  const terms = words.map((word) => term(word, { isCommon: false, stem: null }))
  return sql`(${sql.join(terms, sql` || `)})`
}

/** Words of scripts without spaces are no words to PostgreSQL's parser: their pairs go past it, and so do stems. */
function term(
  word: string,
  { isCommon, stem }: { isCommon: boolean; stem: string | null },
): RawBuilder<unknown> {
  if (isUnspaced(word)) return sql`${unspacedTerm(word)}::tsquery`
  // A single letter starts half of all words: it stands for itself.
  const start = word.length > 1 && !isCommon ? `${word}:*` : word
  const asked = /^\p{L}{3,}s$/u.test(word) ? `(${start} | ${word.slice(0, -1)})` : start
  const whole = sql`to_tsquery('plinth', ${asked})`
  return stem === null ? whole : sql`(${whole} || ${`'${stem}'`}::tsquery)`
}

/**
 * Replaces words that no published text knows by the nearest that one does: one slip (a letter too many, too few,
 * another one, two swapped) in words of up to five letters, two in longer ones.
 * @param found rows of knownWords for what was typed
 */
export async function searchQuery(
  db: Db,
  typed: readonly string[],
  found: readonly SearchWord[],
): Promise<WordsQuery> {
  const known = new Map(found.map((row) => [row.word, row]))
  const words = await Promise.all(
    typed.map(async (word): Promise<SearchWord> => {
      if (isUnspaced(word))
        return rarestOf(
          word,
          pairsOf(word).map((pair) => known.get(pair) ?? unknown(pair)),
        )
      const found = known.get(word)
      if (found !== undefined || !/^\p{L}{3,}$/u.test(word)) return found ?? unknown(word)
      return (await nearestWord(db, word)) ?? unknown(word)
    }),
  )
  const corrected = words.map(({ word }) => word).join(' ')
  return { words, corrected: corrected === typed.join(' ') ? null : corrected }
}

/** A word without spaces is as rare as the rarest of its pairs; a single character is found by what it begins. */
function rarestOf(word: string, pairs: readonly SearchWord[]): SearchWord {
  const isSingle = [...word].length < 2
  const least = (share: 'share' | 'titleShare' | 'startShare' | 'startTitleShare') =>
    Math.min(...pairs.map((pair) => pair[share]))
  return {
    word,
    share: isSingle ? 0 : least('share'),
    titleShare: isSingle ? 0 : least('titleShare'),
    startShare: isSingle ? least('startShare') : 0,
    startTitleShare: isSingle ? least('startTitleShare') : 0,
    ...noStem,
  }
}

const noStem = { stem: null, stemShare: 0, stemTitleShare: 0 }

function unknown(word: string): SearchWord {
  return { word, share: 0, titleShare: 0, startShare: 0, startTitleShare: 0, ...noStem }
}

/** The part of all titles, or texts, that a word is likely to find, asked for as `queryOf` does. */
export function reachOf(word: SearchWord, share: 'share' | 'titleShare'): number {
  const isTitle = share === 'titleShare'
  const own = word[share] > 0 ? word[share] : isTitle ? word.startTitleShare : word.startShare
  return Math.min(1, Math.max(own, isTitle ? word.stemTitleShare : word.stemShare))
}

/** The statement that reads which words are in published texts: as a whole, as the start of a word or in another form. */
export function knownWords(typed: readonly string[]) {
  const words = typed.flatMap((word) => (isUnspaced(word) ? pairsOf(word) : word))
  const single = words.filter((word) => isUnspaced(word) && [...word].length < 2)
  return sql<SearchWord>`
    select asked.word, coalesce(itself.share, 0) as share, coalesce(itself.title_share, 0) as "titleShare",
      coalesce(longer.share, 0) as "startShare", coalesce(longer.title_share, 0) as "startTitleShare",
      stemmed.word as stem, coalesce(stemmed.share, 0) as "stemShare", coalesce(stemmed.title_share, 0) as "stemTitleShare"
    from unnest(${words}::text[]) as asked (word)
      cross join lateral (select unaccent(asked.word) collate "C" as folded) as plain
      left join search_word itself on itself.word = folded
      left join search_word stemmed on stemmed.word = ${stemOf(sql`asked.word`)}
      cross join lateral (select count(*) as words, sum(share) as share, sum(title_share) as title_share from search_word s
        where (length(folded) > 1 or asked.word = any(${single}::text[])) and s.word >= folded and s.word < folded || chr(1114111)) as longer
    where itself.word is not null or longer.words > 0 or stemmed.word is not null
      or exists (select 1 from search_word s where s.word = rtrim(folded, 's'))`
}

/** The stem of a word as the vocabulary would have it. */
const stemOf = (word: RawBuilder<unknown>) => sql`(tsvector_to_array(stems_of(${word}, stemmer_of())))[1]`

/** Columns of search_word as a SearchWord. */
const shares = sql`share, title_share as "titleShare", share as "startShare",
  title_share as "startTitleShare", (select stemmed.word from search_word stemmed
    where stemmed.word = ${stemOf(sql`search_word.word`)}) as stem,
  0 as "stemShare", 0 as "stemTitleShare"`

async function nearestWord(db: Db, word: string): Promise<SearchWord | null> {
  const folded = word.normalize('NFKD').replace(/\p{M}/gu, '')
  const found =
    folded.length <= shortWord
      ? await sql<SearchWord>`select word, ${shares} from search_word where word = any(${slipsOf(folded)}::text[])`.execute(
          db,
        )
      : await sql<SearchWord>`select word, ${shares} from search_word where word % ${folded} and word !~ '^='
          order by similarity(word, ${folded}) desc limit 20`.execute(db)
  const most = folded.length <= shortWord ? 1 : 2
  const near = found.rows
    .map((row) => ({ ...row, distance: slipsBetween(folded, row.word) }))
    .filter(({ distance }) => distance <= most)
    .toSorted(
      (a, b) =>
        a.distance - b.distance ||
        Number(b.word[0] === folded[0]) - Number(a.word[0] === folded[0]) ||
        a.word.localeCompare(b.word),
    )
  return near[0] ?? null
}

const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Every word that one slip makes of this one. */
export function slipsOf(word: string): string[] {
  const made = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    if (after) made.add(before + after.slice(1))
    if (after.length > 1) made.add(before + after.charAt(1) + after.charAt(0) + after.slice(2))
    for (const letter of letters) {
      made.add(before + letter + after)
      if (after) made.add(before + letter + after.slice(1))
    }
  }
  made.delete(word)
  return [...made].filter((one) => one.length > 1)
}

/** How many slips lie between two words; swapping two neighbours is one. */
export function slipsBetween(one: string, other: string): number {
  let older: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) {
        least = Math.min(least, (older[column - 2] ?? 0) + 1)
      }
      next.push(least)
    }
    older = last
    last = next
  }
  return last[other.length] ?? 0
}
