/**
 * An operation is the only way in: one typed object in one file. From the table of operations come the HTTP route,
 * the OpenAPI document, the capability matrix and the audit log. What has no row does not exist (404).
 */
import { z } from 'zod'
import type { Context } from '../context.ts'
import { checkGuard, type Capability } from './capabilities.ts'
import { issueMessage } from './issueMessage.ts'
import { problem, type FieldProblem } from './problem.ts'
import { plainTexts } from './texts/plainTexts.ts'

export type Method = 'GET' | 'POST' | 'DELETE'

export interface RateLimit {
  /** Requests allowed in the window, counted per IP address and per signed-in user. */
  points: number
  windowSeconds: number
}

export interface AuditEntry {
  kind: string
  target?: string | null
  data?: Record<string, unknown>
}

export interface OperationDefinition<Input extends z.ZodType, Output extends z.ZodType> {
  /** feature.verb, such as `comments.add`; unique. */
  name: string
  /** One sentence for the API reference. */
  summary: string
  method: Method
  /** `/api/posts/{id}`; path parameters are merged with the query and the body into `input`. */
  path: string
  capability: Capability | 'public'
  /** A strict object: unknown keys are refused with 400. */
  input: Input
  output: Output
  rateLimit?: RateLimit
  /** json (default, 1 MB): parsed and validated; raw: `context.request.rawBody`; stream: `context.request.stream`. */
  body?: 'json' | 'raw' | 'stream'
  /** The key of the input that a body which is a bare list stands for. */
  listKey?: string
  /** Bytes that the body of this one call may have, where 1 MB is too little. */
  bodyLimitBytes?: number
  /** True for a GET that changes something: it is refused cross-site and for prefetch. */
  hasEffects?: boolean
  /** False for calls made by other servers or without our client, such as webhooks (they prove themselves otherwise). */
  sameSiteOnly?: boolean
  audit?: (input: z.output<Input>, result: z.output<Output>) => AuditEntry | null
  run(
    context: Context,
    input: z.output<Input>,
  ): Promise<z.input<Output> | Reply<z.input<Output>> | BytesReply | StreamReply>
}

/** What a call answers beside its payload: extra envelope keys, a status, or bytes instead of JSON. */
export class Reply<T> {
  readonly d: T
  readonly extra: Record<string, unknown>
  readonly status: number
  constructor(d: T, options: { extra?: Record<string, unknown>; status?: number } = {}) {
    this.d = d
    this.extra = options.extra ?? {}
    this.status = options.status ?? 200
  }
}

export class BytesReply {
  readonly bytes: Uint8Array
  readonly headers: Record<string, string>
  readonly status: number
  constructor(bytes: Uint8Array, headers: Record<string, string>, status = 200) {
    this.bytes = bytes
    this.headers = headers
    this.status = status
  }
}

/** Bytes that come in chunks: a long file is never whole in memory. Headers say what it is. */
export class StreamReply {
  readonly chunks: AsyncIterable<Uint8Array>
  readonly headers: Record<string, string>
  constructor(chunks: AsyncIterable<Uint8Array>, headers: Record<string, string>) {
    this.chunks = chunks
    this.headers = headers
  }
}

/** The erased form that the table holds. */
export interface Operation {
  name: string
  summary: string
  method: Method
  path: string
  capability: Capability | 'public'
  input: z.ZodType
  output: z.ZodType
  rateLimit?: RateLimit
  body: 'json' | 'raw' | 'stream'
  listKey?: string | undefined
  bodyLimitBytes?: number | undefined
  hasEffects: boolean
  sameSiteOnly: boolean
  /** Validates the input, runs, and returns the reply with the audit entry; throws Problem. */
  call(
    context: Context,
    input: unknown,
  ): Promise<{ reply: Reply<unknown> | BytesReply | StreamReply; audit: AuditEntry | null }>
}

/**
 * Makes an operation of its definition. Input is validated strictly; a refusal names each field in `data.fields`.
 * @throws Problem request.invalid (400) where the input does not fit the schema
 */
export function operation<Input extends z.ZodType, Output extends z.ZodType>(
  definition: OperationDefinition<Input, Output>,
): Operation {
  checkGuard(definition.capability, `${definition.method} ${definition.path}`)
  return {
    name: definition.name,
    summary: definition.summary,
    method: definition.method,
    path: definition.path,
    capability: definition.capability,
    input: definition.input,
    output: definition.output,
    rateLimit: definition.rateLimit,
    body: definition.body ?? 'json',
    listKey: definition.listKey,
    bodyLimitBytes: definition.bodyLimitBytes,
    hasEffects: definition.hasEffects ?? definition.method !== 'GET',
    sameSiteOnly: definition.sameSiteOnly ?? true,
    async call(context, raw) {
      const parsed = definition.input.safeParse(raw, { error: issueMessage })
      if (!parsed.success) throw invalidInput(parsed.error)
      const result = await definition.run(context, parsed.data)
      if (result instanceof BytesReply || result instanceof StreamReply) return { reply: result, audit: null }
      const reply = result instanceof Reply ? result : new Reply(result)
      const d = definition.output.parse(reply.d)
      return { reply: new Reply<unknown>(d, reply), audit: definition.audit?.(parsed.data, d) ?? null }
    },
  }
}

/** What was sent is told back in part only: an answer is small, whatever was asked. */
const maxReported = 50
const longestText = 200

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText).toWellFormed()} …` : text
}

/** Returns the problem that tells a person what is wrong with each field, by its path in the input. */
export function invalidInput(error: z.ZodError) {
  const fields = error.issues
    .flatMap(fieldsOf)
    .slice(0, maxReported)
    .map(({ field, message }) => ({ field: cut(field), message: cut(message) }))
  const summary = fields
    .slice(0, 3)
    .map(({ field, message }) => (field ? `${field}: ${message}` : message))
    .join(' ')
  return problem('request.invalid', { summary, fields })
}

/** Keys that nobody knows are each named; of a choice of shapes the one that was meant is the one with the fewest faults. */
function fieldsOf(issue: z.core.$ZodIssue): FieldProblem[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: plainTexts.unknown_field({ name: cut(key) }),
    }))
  }
  if (issue.code === 'invalid_union') {
    const meant = issue.errors
      .filter((faults) => faults.some((fault) => fault.path.length > 0))
      .toSorted((a, b) => a.length - b.length)[0]
    if (meant)
      return meant
        .flatMap(fieldsOf)
        .map(({ field, message }) => ({ field: [...path, field].filter(Boolean).join('.'), message }))
  }
  return [{ field: path.join('.'), message: issue.message }]
}
