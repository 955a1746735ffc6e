/**
 * What the database refuses, as problems with words. The operations check what they save; what gets past them (two people at
 * once, a row that went away in between) ends at a constraint, and its answer says so instead of "something broke".
 */
import { defineProblems, type Problem } from './problem.ts'

const problem = defineProblems({
  'data.taken': {
    status: 409,
    message:
      'There is already {row} like this. Somebody may have saved it at the same moment; please load the page again.',
  },
  'data.gone': {
    status: 409,
    message:
      '{row} cannot be saved: something that it belongs to was removed in the meantime. Please load the page again.',
  },
  'data.unfit': {
    status: 422,
    message: '{row} cannot be saved with these values. Please check what you entered.',
  },
})

const rows = new Map<string, string>()
const ownProblems = new Map<string, () => Problem>()

/** A feature says what a row of each of its tables is called: `{ category: 'a category' }`. */
export function nameRows(names: Readonly<Record<string, string>>): void {
  for (const [table, name] of Object.entries(names)) rows.set(table, name)
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
  const name = typeof table === 'string' ? rows.get(table) : undefined
  if (name === undefined) return null
  return problem(kind, { row: kind === 'data.taken' ? name : name.charAt(0).toUpperCase() + name.slice(1) })
}

nameRows({
  site: 'a site',
  audit: 'an entry of the log',
  cache_version: 'a counter',
  cache_change: 'a change',
  idempotency: 'a request',
  job: 'a job',
  migration: 'a migration',
  schema_function: 'a function of the database',
  outbox: 'an email',
  rate_limit: 'a limit of tries',
})
