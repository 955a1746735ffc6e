/** What a list that is on the screen whole is looked through by. */
import { transliterate } from './transliterate.ts'

/**
 * Returns whether each of the typed words is in one of the names, in any order, case and with or without accents.
 * Nothing typed finds everything.
 */
export function isFoundBy(typed: string, names: readonly string[]): boolean {
  const plain = names.map((name) => transliterate(name))
  return transliterate(typed)
    .split(/\s+/)
    .every((word) => plain.some((name) => name.includes(word)))
}
