/**
 * What the database refuses, as problems with words. The operations check what they save; what gets past them (two people at
 * once, a row that went away in between) ends at a constraint, and its answer says so instead of "something broke".
 */
import { defineProblems, type Problem } from './problem.ts'
import { dataTexts } from './texts/dataTexts.ts'
import { rowNames } from './texts/rowNames.ts'

const problem = defineProblems(
  { 'data.taken': { status: 409 }, 'data.gone': { status: 409 }, 'data.unfit': { status: 422 } },
  dataTexts,
)

const rows = new Map<string, Readonly<Record<string, string>>>()
const ownProblems = new Map<string, () => Problem>()

/** A feature says what a row of each of its tables is called, by a catalogue: `{ category: 'a category' }`. */
export function nameRows(names: Readonly<Record<string, string>>): void {
  for (const table of Object.keys(names)) rows.set(table, names)
}

/** Constraints for which a feature has a better sentence, by their names in the database. */
export function nameConstraints(makers: Readonly<Record<string, () => Problem>>): void {
  for (const [constraint, make] of Object.entries(makers)) ownProblems.set(constraint, make)
}

/** By PostgreSQL's codes: unique and exclusion, foreign key, check, more than an index holds. */
const kinds: Readonly<Record<string, 'data.taken' | 'data.gone' | 'data.unfit'>> = {
  '23505': 'data.taken',
  '23P01': 'data.taken',
  '23503': 'data.gone',
  '23514': 'data.unfit',
  '54000': 'data.unfit',
}

/** The problem of a refused change; null where the error is another, or of a table that nobody named. */
export function dataProblem(error: object): Problem | null {
  const { code, table, constraint } = { code: null, table: null, constraint: null, ...error }
  const kind = typeof code === 'string' ? kinds[code] : undefined
  if (!kind) return null
  const own = typeof constraint === 'string' ? ownProblems.get(constraint) : undefined
  if (own) return own()
  const name = typeof table === 'string' ? rows.get(table)?.[table] : undefined
  if (name === undefined) return null
  return problem(kind, { row: kind === 'data.taken' ? name : name.charAt(0).toUpperCase() + name.slice(1) })
}

nameRows(rowNames)
