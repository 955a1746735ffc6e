/**
 * Words of scripts that are written without spaces. The index holds each pair of neighbouring characters (`words_of` of
 * the database), so a word is found wherever it is: 陶器 in 東京都の陶器.
 */

/** Thai, Lao, Burmese, Khmer, Han and Kana: the same characters as in ../functions/words_of.sql. */
const unspaced =
  '\\u0E01-\\u0E3A\\u0E40-\\u0E4E\\u0E81-\\u0ECE\\u0EDC-\\u0EDF\\u1000-\\u103F\\u1050-\\u108F\\u1780-\\u17D3\\u2E80-\\u2FDF\\u3005-\\u3007\\u3041-\\u3096\\u3099\\u309A\\u309D-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u31F0-\\u31FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF\\uFF66-\\uFF9F\\u{20000}-\\u{3FFFD}'

const begins = new RegExp(`^[${unspaced}]`, 'u')
const wordPattern = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}])+`, 'gu')

/** Splits a text into words; a run of characters of such a script is one. */
export function splitWords(text: string): string[] {
  return text.match(wordPattern) ?? []
}

export function isUnspaced(word: string): boolean {
  return begins.test(word)
}

/** What the index holds of such a word: its pairs of neighbours, or a single character. */
export function pairsOf(word: string): string[] {
  const letters = [...word.normalize('NFKC')]
  return letters.length < 2
    ? letters
    : letters.slice(1).map((letter, index) => `${letters[index] ?? ''}${letter}`)
}

/** As text of a tsquery: the pairs one after the other; a single character begins all pairs that it is in. */
export function unspacedTerm(word: string): string {
  const pairs = pairsOf(word)
  const [first = ''] = pairs
  return [...first].length < 2 ? `'${first}':*` : `(${pairs.map((pair) => `'${pair}'`).join(' <-> ')})`
}
