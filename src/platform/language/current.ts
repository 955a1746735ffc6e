/** In which language what runs now speaks: the page's in the browser; on the server that of the request (`inLanguage.ts`). */

/** The languages that the texts of the program exist in, the first of them complete at any time. */
export const languages = ['en', 'de', 'es'] as const
/** English with accents and brackets: what stands without them was left outside the catalogues. Tests only. */
export const pseudoLanguage = 'en-XA'
export type Language = (typeof languages)[number] | typeof pseudoLanguage

let readTag = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang)

/** Lets the server say whose language holds. */
export function readLanguageFrom(source: () => string): void {
  readTag = source
}

/** BCP 47, for dates, numbers and lists: the language of the site or the person, whether there are texts in it or not. */
export const currentTag = (): string => readTag() || 'en'

/** The language of the texts that fits a tag best: `de-AT` has those of `de`, what is unknown those of `en`. */
export function languageFor(tag: string): Language {
  if (tag === pseudoLanguage) return tag
  const [first] = tag.toLowerCase().split('-')
  return languages.find((language) => language === first) ?? 'en'
}

export const currentLanguage = (): Language => languageFor(readTag())
