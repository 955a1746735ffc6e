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

/** `Smørrebrød für Łukasz` becomes `smorrebrod fur lukasz`; other scripts stay theirs. */
export function transliterate(text: string): string {
  return withoutMarks(text).replace(/[ßøæœłđðþħı]/g, (letter) => spelled[letter] ?? letter)
}

export function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
