/**
 * The texts of one part of the program: `texts/<part>.ts` has the English ones, `texts/<part>.de.ts` and so on the others
 * (docs/guides/texts.md). Read here they follow the language that holds at that moment; in what browsers load they are
 * constants of one language (scripts/textsInBrowser.ts).
 */
import { currentLanguage, currentTag, type Language, type languages } from './current.ts'
import { fill, inOneLanguage, type Message, type Messages, type MessageValues, type Read } from './message.ts'

/** What a language other than English has to have. */
export type Translation<English extends Messages> = Readonly<Record<keyof English, Message>>

type Others = Exclude<(typeof languages)[number], 'en'>
type Translations<English extends Messages> = Readonly<Record<Others, Translation<English>>>
export type Texts<English extends Messages> = { readonly [Key in keyof English]: Read<English[Key]> }

interface Source {
  all: { en: Messages } & Record<string, Messages>
  /** Names in braces are filled by who reads the text, not here. */
  isTemplates: boolean
}
const sources = new WeakMap<object, Source>()

/** What a catalogue was made of, for the build and for tests; undefined where it is none. */
export const sourceOf = (catalogue: object): Source | undefined => sources.get(catalogue)

/** Makes texts readable: `stock.title` is a string, `stock.left({ count: 3 })` one with its values. */
export function catalogue<const English extends Messages>(
  english: English,
  translations: Translations<English>,
): Texts<English>
export function catalogue(english: Messages, translations: Record<string, Messages>): object {
  return readable({ all: { ...translations, en: english }, isTemplates: false })
}

/** Texts whose names in braces somebody fills later: templates of emails, sentences of problems. */
export function templates<const English extends Readonly<Record<string, string>>>(
  english: English,
  translations: Readonly<Record<Others, Readonly<Record<keyof English, string>>>>,
): { readonly [Key in keyof English]: string }
export function templates(english: Messages, translations: Record<string, Messages>): object {
  return readable({ all: { ...translations, en: english }, isTemplates: true })
}

function readable(source: Source): object {
  const known = new Map<Language, Messages>()
  const messageOf = (key: string): Message => {
    const language = currentLanguage()
    const messages = known.get(language) ?? inOneLanguage(source.all, language)
    known.set(language, messages)
    return messages[key] ?? ''
  }
  const texts = {}
  for (const [key, message] of Object.entries(source.all.en)) {
    const isPlain = source.isTemplates || (typeof message === 'string' && !/\{\w+\}/.test(message))
    Object.defineProperty(texts, key, {
      enumerable: true,
      ...(isPlain
        ? { get: () => messageOf(key) }
        : { value: (values: MessageValues) => fill(messageOf(key), values, currentTag()) }),
    })
  }
  sources.set(texts, source)
  return texts
}
