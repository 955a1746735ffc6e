/** A text of the program in one language, and what it becomes with its values. */
import { currentTag, pseudoLanguage } from './current.ts'

/** One form for each kind of number, as `Intl.PluralRules` names them; `{name}` in a form is the value of that name. */
interface Plural {
  plural: string
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
}

/** One form for each value, and one for any other. */
interface Select {
  select: string
  other: string
  [value: string]: string
}

export type Message = string | Plural | Select
export type Messages = Readonly<Record<string, Message>>
export type MessageValues = Readonly<Record<string, string | number>>

/** The names in braces of a text. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

type ValuesOf<M> = M extends string
  ? { [Name in NamesIn<M>]: string | number }
  : M extends { plural: infer By extends string }
    ? { [Name in By]: number } & {
        [Name in Exclude<NamesIn<M[Exclude<keyof M, 'plural'>]>, By>]: string | number
      }
    : M extends { select: infer By extends string }
      ? { [Name in By]: string } & {
          [Name in Exclude<NamesIn<M[Exclude<keyof M, 'select'>]>, By>]: string | number
        }
      : never

/** How a text is read: a string, or a function of its values. */
export type Read<M> = M extends string
  ? [NamesIn<M>] extends [never]
    ? string
    : (values: ValuesOf<M>) => string
  : (values: ValuesOf<M>) => string

/** The names of the values that a text takes, sorted. */
export function namesIn(message: Message): string[] {
  if (typeof message === 'string')
    return [...new Set([...message.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].sort()
  const { by, forms } = formsOf(message)
  return [...new Set([by, ...Object.values(forms).flatMap(namesIn)])].sort()
}

/** The forms of a text that has several, and by which value one of them is chosen. */
export function formsOf(message: Exclude<Message, string>): {
  isPlural: boolean
  by: string
  forms: Record<string, string>
} {
  const { plural, select, ...forms } = { plural: undefined, select: undefined, ...message }
  return { isPlural: plural !== undefined, by: plural ?? select ?? '', forms: { ...forms } }
}

/** Values are written as the language of the tag writes numbers. */
export function fill(message: Message, values: MessageValues, tag: string): string {
  const text = typeof message === 'string' ? message : formOf(message, values, tag)
  return text.replace(/\{(\w+)\}/g, (_, name: string) => shown(values[name], tag))
}

function formOf(message: Exclude<Message, string>, values: MessageValues, tag: string): string {
  const { isPlural, by, forms } = formsOf(message)
  const value = values[by]
  const chosen = isPlural ? formFor(Number(value), tag) : String(value)
  return (Object.hasOwn(forms, chosen) ? forms[chosen] : undefined) ?? forms.other ?? ''
}

/** A value as the language writes it. */
export const shown = (value: string | number | undefined, tag = currentTag()): string =>
  typeof value === 'number' ? numberFormat(tag).format(value) : (value ?? '')

const rules = new Map<string, Intl.PluralRules>()
/** Which form a number takes in the language: `one`, `few`, `other` … */
export function formFor(count: number, tag = currentTag()): string {
  const known = rules.get(tag) ?? new Intl.PluralRules(tag)
  rules.set(tag, known)
  return known.select(count)
}

const numbers = new Map<string, Intl.NumberFormat>()
function numberFormat(tag: string): Intl.NumberFormat {
  const known = numbers.get(tag) ?? new Intl.NumberFormat(tag)
  numbers.set(tag, known)
  return known
}

const accents: Record<string, string> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  n: 'ñ',
  c: 'ç',
  N: 'Ñ',
  C: 'Ç',
}

/** A text as the pseudo language has it: longer by a third, with accents, between brackets; names in braces stay. */
export function pseudo(message: Message): Message {
  if (typeof message === 'string') {
    const text = message.replace(/\{\w+\}|[a-zA-Z]/g, (found) => accents[found] ?? found)
    return `⟦${text}${'·'.repeat(Math.ceil(message.length / 3))}⟧`
  }
  const { isPlural, by, forms } = formsOf(message)
  const changed = Object.fromEntries(
    Object.entries(forms).map(([name, form]) => [name, String(pseudo(form))]),
  )
  return { ...changed, ...(isPlural ? { plural: by } : { select: by }), other: changed.other ?? '' }
}

/** The texts of one language. */
export function inOneLanguage(all: { en: Messages } & Record<string, Messages>, language: string): Messages {
  if (language !== pseudoLanguage) return all[language] ?? all.en
  return Object.fromEntries(Object.entries(all.en).map(([key, message]) => [key, pseudo(message)]))
}
