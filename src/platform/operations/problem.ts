/**
 * Errors as typed values: a code for programs, a sentence for people, data for code.
 * Each feature declares its codes once with `defineProblems`; an operation throws `problem('code')`.
 */

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
 * @param sentences a catalogue of sentences by code; those that are not there stand in the table
 * A code is declared once in the whole program; a second declaration is refused at start.
 */
export function defineProblems<const T extends Record<string, ProblemDefinition>>(
  table: T,
  sentences: Readonly<Record<string, string>> = {},
) {
  for (const [code, definition] of Object.entries(table)) {
    if (definition.message === undefined && !(code in sentences))
      throw new Error(`The problem code ${code} has no sentence`)
    const known = registry.get(code)
    if (known && (known.status !== definition.status || known.message !== definition.message)) {
      throw new Error(`The problem code ${code} is declared twice`)
    }
    registry.set(code, definition)
  }
  return function problem(code: keyof T & string, data?: Record<string, unknown>): Problem {
    const definition = table[code]
    if (!definition) throw new Error(`Unknown problem code ${code}`)
    return new Problem(code, definition, definition.message ?? sentences[code] ?? '', data)
  }
}

/** The codes that any operation may answer. */
export const problem = defineProblems({
  'request.malformed': { status: 400, message: 'The request could not be read.' },
  'request.invalid': { status: 400, message: '{summary}' },
  'request.too_large': { status: 413, message: 'That is more than the server accepts in one request.' },
  'request.unsupported_type': { status: 415, message: 'The server does not accept this content type.' },
  'request.cross_site': { status: 403, message: 'This request came from another site and was refused.' },
  'request.unknown_host': { status: 421, message: 'This server does not answer for that host name.' },
  'request.rate_limited': {
    status: 429,
    message: 'Too many tries. Please wait {retry_after} s and try again.',
  },
  'session.missing': { status: 401, message: 'Please login' },
  'capability.missing': { status: 403, message: 'Your role does not allow this.' },
  'path.unknown': { status: 404, message: 'Page Not Found: {path}' },
  conflict: { status: 409, message: 'Somebody else changed this in the meantime.' },
  'secret.changed': {
    status: 503,
    message:
      'The secret of this site was changed while this process ran. Whoever runs the site has to start it again with the new one.',
  },
  'server.failed': { status: 500, message: 'Something broke on the server. Please try again.' },
  'server.busy': { status: 503, message: 'The server is busy. Please try again in a moment.' },
})
