/** A look as a file: what an owner takes from one site to another. Logos and uploaded fonts stay where they are. */
import { isRecord } from '#platform/isRecord.ts'
import { contrastProblems } from '#ui/contrast.ts'
import type { Look } from './look.ts'
import type { Draft, ThemeChoice } from './schema.ts'
import { lookFileTexts } from './texts/lookFileTexts.ts'

/** The form of the file; a later one says another number. */
const form = 1
const maxValueLength = 200
const maxValues = 200

/** Returns the text of a file. */
export const lookFile = ({ theme, look }: Pick<Draft, 'theme' | 'look'>): string =>
  `${JSON.stringify({ plinth_look: form, theme, look }, null, 2)}\n`

/** As the setting takes values (#features/settings values.ts): nothing that ends a rule, begins another one or is loaded. */
const isValue = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= maxValueLength &&
  /^[\w\s#%.,()'"/*+-]+$/u.test(value) &&
  !/\/\*|\*\/|url\s*\(|expression\s*\(|image(-set)?\s*\(|javascript/i.test(value)

const isName = (name: string): boolean => /^[a-z][a-z0-9-]{0,40}$/.test(name)

/**
 * Reads a file that an owner chose. @param themes those that this site has
 * @returns the look and its theme, or what is wrong with the file in words
 */
export function readLookFile(
  text: string,
  themes: readonly Pick<ThemeChoice, 'name' | 'tokens'>[],
): { theme: string; look: Look } | { problem: string } {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return { problem: lookFileTexts.not_a_look }
  }
  if (!isRecord(read) || read.plinth_look === undefined || !isRecord(read.look))
    return { problem: lookFileTexts.not_a_look }
  if (read.plinth_look !== form) return { problem: lookFileTexts.newer }
  const { theme } = read
  const own = themes.find(({ name }) => name === theme)
  if (!own) return { problem: lookFileTexts.no_such_theme({ theme: String(theme) }) }
  const values = Object.entries(read.look)
  if (values.length > maxValues) return { problem: lookFileTexts.not_a_look }
  const look: Record<string, string> = {}
  for (const [name, value] of values) {
    if (!isName(name) || !isValue(value)) return { problem: lookFileTexts.wrong_value({ name }) }
    look[name] = value
  }
  if (contrastProblems({ ...own.tokens, ...look }).length > 0) return { problem: lookFileTexts.unreadable }
  return { theme: own.name, look }
}
