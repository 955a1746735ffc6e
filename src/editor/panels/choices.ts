/** Lists for pickers: layouts, categories and fonts, each asked once. 'None' comes first where nothing may be chosen (F-EDIT-10). */
import { useEffect, useState } from 'react'
import { builtInFonts } from '#constants.ts'
import { call } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import { common } from '#ui/texts/common.ts'

export interface Choice {
  value: string
  title: string
}

export const noneChoice: Choice = { value: '', title: common.none }

/** Reads a list of `{ id or value or name, title }`, or of tags; entries without a title are left out. */
export function choicesFrom(answer: unknown): Choice[] {
  const list = isRecord(answer) && Array.isArray(answer.items) ? answer.items : answer
  if (!Array.isArray(list)) return []
  return list.filter(isRecord).flatMap(({ id, value, tag, name, slug, title = tag }) => {
    const key = [id, value, tag, name, slug].find((one) => typeof one === 'string')
    return typeof key === 'string' && typeof title === 'string' ? [{ value: key, title }] : []
  })
}

/** Puts 'None' first, exactly once. */
export function withNoneFirst(choices: readonly Choice[]): Choice[] {
  return [noneChoice, ...choices.filter(({ value }) => value !== '')]
}

/** Merges the site's fonts with the built-in eight; a font of the site with the same title wins (F-POST-12). */
export function withBuiltInFonts(own: readonly Choice[]): Choice[] {
  const titles = new Set(own.map(({ title }) => title))
  return [...own, ...builtInFonts.filter(({ title }) => !titles.has(title))]
}

const asked = new Map<string, Promise<Choice[]>>()

/** Returns the choices of a list call; empty until it answers, and where it fails. */
export function useChoices(path: string): Choice[] {
  const [choices, setChoices] = useState<Choice[]>([])
  useEffect(() => {
    let isGone = false
    const list = asked.get(path) ?? call<unknown>('GET', path).then(choicesFrom)
    asked.set(path, list)
    list.then(
      (found) => isGone || setChoices(found),
      // The picker stays with what is chosen; the next opening asks again.
      () => asked.delete(path),
    )
    return () => {
      isGone = true
    }
  }, [path])
  return choices
}
