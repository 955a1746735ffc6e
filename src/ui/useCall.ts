/** Reading and changing data from screens: TanStack Query around the one client, with failures told in words. */
import { isRecord } from '#platform/isRecord.ts'
import {
  keepPreviousData,
  useMutation,
  useQuery,
  type QueryClient,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { call, callEnvelope, CallError, type CallMethod } from '#platform/client/call.ts'
import { notify } from './notices.ts'
import { askToSignIn } from './signInAgain.ts'
import { frame } from './texts/frame.ts'
import { common } from './texts/common.ts'

export interface ListPage<Row> {
  items: Row[]
  /** `next` and `previous` where the list is paged by keyset. */
  pagination: {
    p: number
    pages: number
    limit: number
    total: number
    next?: string | null
    previous?: string | null
  }
}

/** Reads a call; the answer stays visible while it is refreshed. */
export function useCall<T>(
  path: string,
  input?: object,
  options: { isOff?: boolean; refetchMs?: number } = {},
): UseQueryResult<T> {
  return useQuery({
    queryKey: [path, input ?? null],
    queryFn: ({ signal }) => call<T>('GET', path, input, { signal }),
    enabled: options.isOff !== true,
    placeholderData: keepPreviousData,
    refetchInterval: options.refetchMs ?? false,
  })
}

/** Reads a call for a screen that opens next: it has its data at once. A failure is for that screen to tell. */
export async function readAhead(client: QueryClient, path: string, input?: object): Promise<void> {
  await client.prefetchQuery({
    queryKey: [path, input ?? null],
    queryFn: ({ signal }) => call<unknown>('GET', path, input, { signal }),
  })
}

/** Reads a list call, whichever of the two list shapes it answers. */
export function useList<Row>(
  path: string,
  input?: object,
  options: { isOff?: boolean; refetchMs?: (rows: readonly Row[]) => number | false } = {},
): UseQueryResult<ListPage<Row>> {
  const { isOff, refetchMs } = options
  return useQuery({
    queryKey: [path, input ?? null, 'list'],
    queryFn: async ({ signal }) => listPage<Row>(await callEnvelope('GET', path, input, { signal })),
    enabled: isOff !== true,
    refetchInterval: ({ state }) => refetchMs?.(state.data?.items ?? []) ?? false,
    placeholderData: keepPreviousData,
  })
}

/** `d` is the rows with `pagination` beside it, or `d` holds `items` and `pagination`. */
export function listPage<Row>(envelope: { d: unknown; [extra: string]: unknown }): ListPage<Row> {
  const { d } = envelope
  const holder: Record<string, unknown> = isRecord(d) ? d : envelope
  const rows: Row[] = Array.isArray(d) ? d : Array.isArray(holder.items) ? holder.items : []
  const given = isRecord(holder.pagination) ? holder.pagination : {}
  const number = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback)
  return {
    items: rows,
    pagination: {
      p: number(given.p ?? given.page, 1),
      pages: number(given.pages, 1),
      limit: number(given.limit, rows.length),
      total: number(given.total, rows.length),
      ...(given.next === undefined ? {} : { next: placeOf(given.next), previous: placeOf(given.previous) }),
    },
  }
}

const placeOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

interface ActionOptions<T> {
  /** Paths whose answers are now old: every query whose path begins so. */
  refresh?: readonly string[]
  /** Said on success. */
  done?: string
  /** Title of the notice on failure. */
  failed?: string
  /** The form shows the refusal itself (`FormProblems`, `error` of a Modal): no notice then. */
  showsErrorInForm?: boolean
  onDone?: (answer: T) => void
}

/** Changes something; a failure is a notice with the server's own words. */
export function useAction<T = unknown, Input = unknown>(
  method: CallMethod,
  path: string | ((input: Input) => string),
  options: ActionOptions<T> = {},
) {
  const client = useQueryClient()
  return useMutation<T, Error, Input>({
    // A deletion is named by its path alone: what it was made of is not sent.
    mutationFn: (input) =>
      typeof path === 'function' && method === 'DELETE'
        ? call<T>(method, path(input))
        : call<T>(method, typeof path === 'function' ? path(input) : path, input),
    onSuccess(answer) {
      if (options.done) notify({ kind: 'good', title: options.done })
      options.onDone?.(answer)
    },
    onError: (error) => {
      if (!options.showsErrorInForm) showFailure(error, options.failed)
    },
    onSettled: () => refresh(client, options.refresh ?? []),
  })
}

export async function refresh(
  client: ReturnType<typeof useQueryClient>,
  paths: readonly string[],
): Promise<void> {
  await client.invalidateQueries({
    predicate: ({ queryKey }) =>
      paths.some((path) => typeof queryKey[0] === 'string' && queryKey[0].startsWith(path)),
  })
}

/** The notice of a failed call: 'Please login' when the session is gone (F-ERR-04), else the server's words (F-ERR-02). */
export function showFailure(error: unknown, title = frame.failed): void {
  const isSignedOut = error instanceof CallError && error.status === 401
  const action = { label: common.log_in, run: () => void askToSignIn('ended') }
  notify({ kind: 'danger', ...failureMessage(error, title), ...(isSignedOut ? { action } : {}) })
}

export function failureMessage(error: unknown, title: string): { title: string; text: string } {
  if (error instanceof CallError && error.status === 401) {
    return { title: frame.please_login, text: frame.session_ended }
  }
  if (error instanceof CallError) {
    return { title, text: error.message || `${error.status} ${error.statusText}` }
  }
  return { title, text: error instanceof Error ? error.message : String(error) }
}
