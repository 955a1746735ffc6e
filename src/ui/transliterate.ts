/** A text in plain small letters, for URLs and names: marks fall away, and letters that no mark makes are spelled. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** What the marks of these letters stand for in German alone. */
const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/**
 * `Smørrebrød für Łukasz` becomes `smorrebrod fur lukasz`, in German `smorrebrod fuer lukasz`; other scripts stay theirs.
 * @param language BCP 47
 */
export function transliterate(text: string, language = ''): string {
  const read = /^de\b/i.test(language)
    ? text
        .normalize('NFC')
        .toLowerCase()
        .replace(/[äöü]/g, (letter) => german[letter] ?? letter)
    : text
  return withoutMarks(read).replace(/[ßøæœłđðþħı]/g, (letter) => spelled[letter] ?? letter)
}

export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
