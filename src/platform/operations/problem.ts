/**
 * Errors as typed values: a code for programs, a sentence for people, data for code.
 * Each feature declares its codes once with `defineProblems`; an operation throws `problem('code')`.
 */
import { generalProblems } from './texts/generalProblems.ts'

export interface ProblemDefinition {
  status: number
  /** One sentence for people; `{name}` is filled from the data. Absent where a catalogue has it under the code. */
  message?: string
  /** The input field that it is about: a form then says it there (`data.fields`). What the thrower names in `field` goes first. */
  field?: string
}

/** What is wrong with one field of the input, in words for who typed it. */
export interface FieldProblem {
  /** The path in the input, such as `address.postcode`. */
  field: string
  message: string
}

const registry = new Map<string, ProblemDefinition>()

export class Problem extends Error {
  readonly code: string
  readonly status: number
  readonly data: Readonly<Record<string, unknown>> | undefined
  /** Seconds for a Retry-After header, where waiting helps. */
  readonly retryAfterSeconds: number | undefined

  /** @param sentence in the language of who made the request */
  constructor(code: string, definition: ProblemDefinition, sentence: string, data?: Record<string, unknown>) {
    super(sentence.replace(/\{(\w+)\}/g, (_, key: string) => String(data?.[key] ?? '')))
    this.name = 'Problem'
    this.code = code
    this.status = definition.status
    const field = data?.field ?? definition.field
    this.data =
      typeof field === 'string' && !data?.fields
        ? { ...data, fields: [{ field, message: this.message }] }
        : data
    const wait = data?.retry_after
    this.retryAfterSeconds = typeof wait === 'number' ? wait : undefined
  }
}

/**
 * Declares a feature's problem codes and returns the maker of its errors.
 * @param catalogues sentences by code; those that are in none are in the table
 * A code is declared once in the whole program; a second declaration is refused at start.
 */
export function defineProblems<const T extends Record<string, ProblemDefinition>>(
  table: T,
  ...catalogues: readonly Readonly<Record<string, string>>[]
) {
  const sentenceOf = (code: string) => catalogues.find((one) => code in one)?.[code]
  for (const [code, { status, message: ofTable }] of Object.entries(table)) {
    const message = ofTable ?? sentenceOf(code)
    if (message === undefined) throw new Error(`The problem code ${code} has no sentence`)
    const known = registry.get(code)
    if (known && (known.status !== status || known.message !== message)) {
      throw new Error(`The problem code ${code} is declared twice`)
    }
    registry.set(code, { status, message })
  }
  return function problem(code: keyof T & string, data?: Record<string, unknown>): Problem {
    const definition = table[code]
    if (!definition) throw new Error(`Unknown problem code ${code}`)
    return new Problem(code, definition, definition.message ?? sentenceOf(code) ?? '', data)
  }
}

/** The codes that any operation may answer. */
export const problem = defineProblems(
  {
    'request.malformed': { status: 400 },
    'request.invalid': { status: 400 },
    'request.too_large': { status: 413 },
    'request.unsupported_type': { status: 415 },
    'request.cross_site': { status: 403 },
    'request.unknown_host': { status: 421 },
    'request.rate_limited': {
      status: 429,
    },
    'session.missing': { status: 401 },
    'capability.missing': { status: 403 },
    'path.unknown': { status: 404 },
    conflict: { status: 409 },
    'secret.changed': {
      status: 503,
    },
    'server.failed': { status: 500 },
    'server.busy': { status: 503 },
  },
  generalProblems,
)
