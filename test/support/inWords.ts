/**
 * The texts of a screen in the pseudo language, in the words of a real one: so a screen that was opened once is asked in every
 * language. Values within a text stay; of several texts that are alike in English the longest is taken.
 */
import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { sourceOf } from '#platform/language/catalogue.ts'
import { formsOf, pseudo, type Message } from '#platform/language/message.ts'

/** A text of the pseudo language that holds values, and what it is in each language. */
interface Pattern {
  matcher: RegExp
  names: string[]
  /** How much of it is no value: the more, the surer. */
  weight: number
  words: Words
}
type Words = Record<string, string>

export interface Wordings {
  whole: Map<string, Words[]>
  patterns: Pattern[]
}

export async function readWordings(languages: readonly string[]): Promise<Wordings> {
  const files = globSync('{src,themes}/**/texts/*.ts').filter((file) => !/\.(\w\w|test)\.ts$/.test(file))
  const modules = await Promise.all(
    files.map(async (file): Promise<Record<string, object>> => import(resolve(file))),
  )
  const found: Wordings = { whole: new Map(), patterns: [] }
  for (const { all } of modules.flatMap((module) =>
    Object.values(module).flatMap((one) => sourceOf(one) ?? []),
  ))
    for (const [key, english] of Object.entries(all.en))
      for (const [form, text] of textsOf(english)) {
        const words = Object.fromEntries(
          languages.map((language) => [language, formOf(all[language]?.[key] ?? english, form)]),
        )
        addText(found, text, words)
      }
  found.patterns.sort((one, other) => other.weight - one.weight)
  return found
}

const textsOf = (message: Message): [string, string][] =>
  typeof message === 'string' ? [['other', message]] : Object.entries(formsOf(message).forms)

function formOf(message: Message, form: string): string {
  if (typeof message === 'string') return message
  const { forms } = formsOf(message)
  return forms[form] ?? forms.other ?? ''
}

function addText({ whole, patterns }: Wordings, english: string, words: Words): void {
  const text = String(pseudo(english))
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.length === 0) {
    whole.set(text, [...(whole.get(text) ?? []), words])
    return
  }
  const weight = english.replace(/\{\w+\}|\W/g, '').length
  // What is a value alone says nothing of its own.
  if (weight === 0) return
  const escaped = text.replace(/[.*+?^$()[\]|\\]/g, '\\$&').replace(/\{\w+\}/g, '(.*?)')
  patterns.push({ matcher: new RegExp(`^${escaped}$`, 's'), names, weight, words })
}

/** Returns a text of the screen with all that stands in brackets in the words of the language; what nobody knows stays as it is. */
export function inWords(text: string, language: string, wordings: Wordings): string {
  let result = ''
  let depth = 0
  let start = 0
  for (const [index, sign] of [...text].entries()) {
    const signs = [...text]
    if (sign === '⟦' && ++depth === 1) start = index
    if (depth === 0) result += sign
    if (sign === '⟧' && --depth === 0)
      result += worded(signs.slice(start, index + 1).join(''), language, wordings)
  }
  return depth === 0 ? result : text
}

function worded(text: string, language: string, wordings: Wordings): string {
  const whole = wordings.whole.get(text)
  if (whole) return longest(whole.map((words) => words[language] ?? ''))
  const pattern = wordings.patterns.find(({ matcher }) => matcher.test(text))
  if (!pattern) return text
  const values = pattern.matcher.exec(text)?.slice(1) ?? []
  return (pattern.words[language] ?? '').replace(/\{(\w+)\}/g, (_, name: string) =>
    inWords(values[pattern.names.indexOf(name)] ?? '', language, wordings),
  )
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((one, other) => (other.length > one.length ? other : one), '')
