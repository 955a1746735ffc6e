/** Code of other programs: what is code, its lines and its language. */
import { codeLanguageOf } from '#blocks/code/languageOf.ts'
import { definitions } from '#blocks/registry.ts'
import type { StoredBlock } from '../model/serialise.ts'
import { block } from './pastedBlock.ts'
import { meantBy } from './pasteMeaning.ts'

export const longestCode = 50_000

export function codeBlocks(code: string, language: string): StoredBlock[] {
  const whole = code.replaceAll('\u00A0', ' ').replaceAll(/^\n+|\s+$/g, '')
  const parts = whole.match(new RegExp(`[^]{1,${longestCode}}(?=\\n|$)|[^]{1,${longestCode}}`, 'g')) ?? []
  return parts.map((part) =>
    block('code', {
      ...definitions.get('code')?.defaults,
      code: part.replace(/^\n/, ''),
      ...(language === '' ? {} : { language }),
    }),
  )
}

/** The lines of code: line breaks are elements in some programs. */
export function linesOf(element: Element): string[] {
  for (const end of element.querySelectorAll('br')) end.replaceWith('\n')
  const rows = [...element.children].filter(({ tagName }) => tagName === 'DIV' || tagName === 'P')
  return rows.length > 1
    ? rows.map((row) => row.textContent?.replace(/\n$/, '') ?? '')
    : (element.textContent ?? '').split('\n')
}

/** The language as the element, its code or what is around it names it (`language-ts`, `highlight-source-js`). */
export function languageBy(element: Element): string {
  const named = [element.querySelector('code'), element, element.parentElement].flatMap((one) =>
    one ? [one.getAttribute('data-language') ?? '', one.className] : [],
  )
  for (const name of named) {
    const found =
      /(?:lang(?:uage)?-|highlight-source-|brush:\s*)([\w#+-]+)/i.exec(name)?.[1] ?? name.split(' ')[0] ?? ''
    const language = codeLanguageOf(found)
    if (language !== undefined) return language
  }
  return ''
}

/** Programs for code put their lines into a box that keeps spaces, in letters of one width. */
export const isCodeBox = (element: Element): boolean =>
  element.tagName === 'DIV' && ['pre', 'mono'].every((word) => meantBy(element).includes(word))

/** A paragraph of letters of one width, as Google Docs has code. */
export function isCodeLine(element: Element): boolean {
  const words = element.textContent?.trim() ?? ''
  const codes = [...element.querySelectorAll('span > code')].map((one) => one.textContent ?? '')
  return words !== '' && codes.join('').trim() === words
}
