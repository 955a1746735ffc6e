/** Addresses that visitors did not find: one click leads them to the page that they may have meant. */
import { formatNumber } from '#platform/language/format.ts'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { notify } from '#ui/notices.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { refresh, tellFailure, useList } from '#ui/useCall.ts'
import type { MissingPath } from '../../schema.ts'
import { RedirectForm } from './RedirectForm.tsx'

export function MissingPaths() {
  const client = useQueryClient()
  const state = useListState()
  const [{ keywords, p }] = state
  const query = useList<MissingPath>('/api/redirects/missing', { keywords, p })
  const [edited, setEdited] = useState<MissingPath | null>(null)
  const update = () => refresh(client, ['/api/redirects'])

  async function leadOn(row: MissingPath, to: string) {
    try {
      await call('POST', '/api/redirects', { from_path: row.path, to_path: to, code: 301 })
      notify({ kind: 'good', title: `${row.path} now leads to ${to}` })
    } catch (error) {
      tellFailure(error, 'The redirect was not saved')
    }
    await update()
  }
  async function ignore(rows: readonly MissingPath[], isIgnored = true) {
    try {
      await call('POST', '/api/redirects/missing', {
        paths: rows.map((row) => row.path),
        is_ignored: isIgnored,
      })
      const title =
        rows.length === 1 ? `${rows[0]?.path} is left out` : `${rows.length} addresses are left out`
      if (isIgnored)
        notify({ kind: 'good', title, action: { label: 'Undo', run: () => void ignore(rows, false) } })
    } catch (error) {
      tellFailure(error, 'The list was not changed')
    }
    await update()
  }
  return (
    <>
      <ListView
        label="Not found"
        query={query}
        state={state}
        nameOf={(row) => row.path}
        columns={[
          {
            name: 'path',
            title: 'Path',
            cell: (row) => (
              <span>
                <b className="path">{row.path}</b>
                {row.referrer && <small>from {row.referrer}</small>}
              </span>
            ),
          },
          {
            name: 'meant',
            title: 'Perhaps meant',
            cell: (row) =>
              row.suggestion ? (
                <a className="path" href={row.suggestion.url}>
                  {row.suggestion.title}
                </a>
              ) : (
                <span className="muted">Nothing like it</span>
              ),
          },
          { name: 'hits', title: 'Hits', isNumber: true, cell: (row) => formatNumber(row.hits) },
          { name: 'last', title: 'Last', cell: (row) => <RelativeTime time={row.last_at} /> },
        ]}
        bulk={[{ label: 'Leave out', run: (rows) => ignore(rows) }]}
        rowActions={(row) => (
          <>
            {row.suggestion && (
              <button
                type="button"
                className="button small"
                onClick={() => void leadOn(row, row.suggestion?.url ?? '/')}
              >
                Lead there<span className="hidden"> from {row.path}</span>
              </button>
            )}
            <button type="button" className="button small" onClick={() => setEdited(row)}>
              Redirect…<span className="hidden"> {row.path}</span>
            </button>
            <button type="button" className="button small" onClick={() => void ignore([row])}>
              Leave out<span className="hidden"> {row.path}</span>
            </button>
          </>
        )}
        empty={
          <EmptyState
            title="Everybody found what they asked for"
            text="Addresses that lead nowhere are listed here, with the page that visitors may have meant."
          />
        }
      />
      {edited && (
        <RedirectForm
          isNew
          draft={{ from_path: edited.path, to_path: edited.suggestion?.url ?? '', code: 301 }}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
