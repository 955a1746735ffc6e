/**
 * The browser's way to the server (SPEC.md section 7): credentials, a no-cache header and a timestamp header on every
 * call, payload in `d`, retry of GETs once, after a pause, on the statuses of F-ERR-03. No zod here: public pages load it.
 */
import { retry, retryWait } from '#constants.ts'

export interface CallFailure {
  message: string
  statusText: string
  status: number
  code: string
  data: unknown
}

/** A failed call (F-ERR-02): the server's message, status text, status and data. */
export class CallError extends Error implements CallFailure {
  readonly statusText: string
  readonly status: number
  readonly code: string
  readonly data: unknown
  constructor(failure: CallFailure) {
    super(failure.message)
    this.name = 'CallError'
    this.statusText = failure.statusText
    this.status = failure.status
    this.code = failure.code
    this.data = failure.data
  }
}

export type CallMethod = 'GET' | 'POST' | 'DELETE' | 'PATCH' | 'PUT'

export interface CallOptions {
  signal?: AbortSignal
  /** The page is going away: the browser finishes the request all the same. */
  keepalive?: boolean
  headers?: Record<string, string>
  /** Returns an answer that is on its way already; null: the call is made. */
  taken?: (url: string) => Promise<Response | null>
  /** True for the call that signs in: its refusal is its own answer, not a session that ended. */
  isSignIn?: boolean
}

/** Asks somebody who is refused to sign in or to prove who they are; true: the call is made once more. */
export type Recover = (failure: CallError, method: CallMethod) => Promise<boolean>

let recover: Recover | null = null

/** From now on a call that is answered 401, or 403 `login.again`, asks first and is then repeated with the same input. */
export function recoverWith(given: Recover | null): void {
  recover = given
}

interface Envelope {
  d: unknown
  error?: { code: string; message: string; data?: unknown }
  [extra: string]: unknown
}

/** Returns the whole envelope, for calls that answer more than `d`. @throws CallError */
export async function callEnvelope(
  method: CallMethod,
  path: string,
  input?: unknown,
  options: CallOptions = {},
): Promise<Envelope> {
  const tries = 1 + (method === 'GET' ? retry.get : retry.other)
  let hasAsked = options.isSignIn === true
  for (let attempt = 1; ; attempt += 1) {
    const { failure, envelope, retryAfter } = await once(method, path, input, options)
    if (failure === null) return envelope
    if (recover && !hasAsked && (failure.status === 401 || failure.code === 'login.again')) {
      hasAsked = true
      if (await recover(failure, method)) continue
    }
    const mayRetry = (retry.statuses as readonly number[]).includes(failure.status)
    if (!mayRetry || attempt >= tries) throw failure
    const wait = waitBefore(failure.status, retryAfter)
    if (wait > retryWait.longestMs) throw failure
    await pause(wait, options.signal)
  }
}

/** Returns the payload. The type is the caller's claim, taken from the feature's schema. @throws CallError */
export async function call<T>(
  method: CallMethod,
  path: string,
  input?: unknown,
  options?: CallOptions,
): Promise<T> {
  const { d } = await callEnvelope(method, path, input, options)
  return d as T
}

type Answered =
  | { failure: null; envelope: Envelope; retryAfter: null }
  | { failure: CallError; envelope: null; retryAfter: string | null }

/** Milliseconds: what a busy server asks for, else a short pause; a part is by chance, so that many who wait do not come back together. */
function waitBefore(status: number, retryAfter: string | null): number {
  const usual = retryWait.usualMs * (0.5 + Math.random())
  const asked = status === 429 || status === 503 ? millisecondsOf(retryAfter) : null
  return asked === null ? usual : Math.max(asked + usual / 2, usual)
}

/** Retry-After is a number of seconds or a date. */
function millisecondsOf(retryAfter: string | null): number | null {
  if (retryAfter === null) return null
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter) * 1000
  const at = Date.parse(retryAfter)
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now())
}

/** @throws the signal's reason as soon as nobody waits any longer */
function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const stop = () => {
      clearTimeout(timer)
      fail(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      done()
    }, milliseconds)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop, { once: true })
  })
}

async function once(
  method: CallMethod,
  path: string,
  input: unknown,
  options: CallOptions,
): Promise<Answered> {
  const isForm = input instanceof FormData
  const hasBody = method !== 'GET' && input !== undefined
  const url = method === 'GET' && input ? `${path}?${queryOf(input)}` : path
  let response: Response
  try {
    response =
      (await options.taken?.(url)) ??
      (await fetch(url, {
        method,
        credentials: 'same-origin',
        cache: 'no-store',
        signal: options.signal ?? null,
        keepalive: options.keepalive ?? false,
        headers: {
          'cache-control': 'no-cache',
          'x-timestamp': String(Date.now()),
          ...(hasBody && !isForm ? { 'content-type': 'application/json' } : {}),
          ...options.headers,
        },
        body: hasBody ? (isForm ? input : JSON.stringify(input)) : null,
      }))
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause
    const failure = new CallError({
      message: 'The server could not be reached. Check the connection and try again.',
      statusText: 'Network error',
      status: 0,
      code: 'network',
      data: null,
    })
    return { failure, envelope: null, retryAfter: null }
  }
  const envelope = (await response.json().catch(() => null)) as Envelope | null
  if (response.ok && envelope) return { failure: null, envelope, retryAfter: null }
  const failure = new CallError({
    message: envelope?.error?.message ?? `The server answered ${response.status}.`,
    statusText: response.statusText,
    status: response.status,
    code: envelope?.error?.code ?? 'unknown',
    data: envelope?.error?.data ?? null,
  })
  return { failure, envelope: null, retryAfter: response.headers.get('retry-after') }
}

/** Lists become `name[]=…`, absent values are left out. */
function queryOf(input: unknown): string {
  const query = new URLSearchParams()
  if (typeof input !== 'object' || input === null) return ''
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    if (Array.isArray(value)) for (const item of value) query.append(`${key}[]`, String(item))
    else query.append(key, String(value))
  }
  return query.toString()
}
