/** What is shown where data will be: nothing for 150 ms, then a skeleton; an empty state; an error beside its cause. */
import type { ReactNode } from 'react'
import { CallError } from '#platform/client/call.ts'
import { Skeleton } from './Skeleton.tsx'
import { frame } from './texts/frame.ts'
import { common } from './texts/common.ts'

export function EmptyState({
  title,
  text,
  children,
}: {
  title: string
  text?: string
  children?: ReactNode
}) {
  return (
    <div className="empty">
      <svg viewBox="0 0 64 48" width="64" height="48" aria-hidden="true">
        <path d="M14 14h36l-4 26a5 5 0 0 1-5 4H23a5 5 0 0 1-5-4z" />
        <path d="M10 14h44M24 8c0-3 4-3 4-6M36 8c0-3 4-3 4-6" />
      </svg>
      <p className="empty-title">{title}</p>
      {text && <p>{text}</p>}
      {children && <div className="row">{children}</div>}
    </div>
  )
}

/** What failed, what was kept, one action (F-ERR-02). */
export function ErrorState({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const message = error instanceof Error ? error.message : String(error)
  const detail = error instanceof CallError ? `${error.status} ${error.statusText}`.trim() : ''
  return (
    <div className="failure" role="alert">
      <strong>
        {error instanceof CallError && error.status === 401 ? frame.please_login : frame.not_loaded}
      </strong>
      <p>
        {message} {detail && <span className="muted">({detail})</span>}
      </p>
      {onRetry && (
        <button type="button" className="button small" onClick={onRetry}>
          {common.try_again}
        </button>
      )}
    </div>
  )
}

interface Query<T> {
  data: T | undefined
  isError: boolean
  error: unknown
  refetch: () => unknown
}

/** Shows a query's three states and, when there is data, the children. */
export function Loaded<T>({
  query,
  rows,
  children,
}: {
  query: Query<T>
  rows?: number
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton rows={rows} />
}
