/** URLs that visitors did not find: one click leads them to the page that they may have meant. */
import { formatNumber } from '#platform/language/format.ts'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { notify } from '#ui/notices.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { refresh, showFailure, useList } from '#ui/useCall.ts'
import type { MissingPath } from '../../schema.ts'
import { RedirectForm } from './RedirectForm.tsx'
import { redirectScreen } from '../texts/redirectScreen.ts'
import { common } from '#ui/texts/common.ts'

export function MissingPaths() {
  const client = useQueryClient()
  const state = useListState()
  const [{ keywords, p }] = state
  const query = useList<MissingPath>('/api/redirects/missing', { keywords, p })
  const [edited, setEdited] = useState<MissingPath | null>(null)
  const update = () => refresh(client, ['/api/redirects'])

  async function redirectPath(row: MissingPath, to: string) {
    try {
      await call('POST', '/api/redirects', { from_path: row.path, to_path: to, code: 301 })
      notify({ kind: 'good', title: redirectScreen.now_leads({ path: row.path, to }) })
    } catch (error) {
      showFailure(error, redirectScreen.not_saved)
    }
    await update()
  }
  async function ignore(rows: readonly MissingPath[], isIgnored = true) {
    try {
      await call('POST', '/api/redirects/missing', {
        paths: rows.map((row) => row.path),
        is_ignored: isIgnored,
      })
      const title = redirectScreen.left_out({ count: rows.length, path: rows[0]?.path ?? '' })
      if (isIgnored)
        notify({ kind: 'good', title, action: { label: common.undo, run: () => void ignore(rows, false) } })
    } catch (error) {
      showFailure(error, redirectScreen.list_not_changed)
    }
    await update()
  }
  return (
    <>
      <ListView
        label={redirectScreen.not_found}
        query={query}
        state={state}
        nameOf={(row) => row.path}
        columns={[
          {
            name: 'path',
            title: redirectScreen.path,
            cell: (row) => (
              <span>
                <b className="path">{row.path}</b>
                {row.referrer && <small>{redirectScreen.from({ referrer: row.referrer })}</small>}
              </span>
            ),
          },
          {
            name: 'meant',
            title: redirectScreen.perhaps_meant,
            cell: (row) =>
              row.suggestion ? (
                <a className="path" href={row.suggestion.url}>
                  {row.suggestion.title}
                </a>
              ) : (
                <span className="muted">{redirectScreen.nothing_like_it}</span>
              ),
          },
          {
            name: 'hits',
            title: redirectScreen.hits,
            isNumber: true,
            cell: (row) => formatNumber(row.hits),
          },
          {
            name: 'last',
            title: redirectScreen.last,
            cell: (row) => <RelativeTime time={row.last_at} />,
          },
        ]}
        bulk={[{ label: redirectScreen.leave_out, run: (rows) => ignore(rows) }]}
        rowActions={(row) => (
          <>
            {row.suggestion && (
              <button
                type="button"
                className="button small"
                aria-label={redirectScreen.lead_there_from({ path: row.path })}
                onClick={() => void redirectPath(row, row.suggestion?.url ?? '/')}
              >
                {redirectScreen.lead_there}
              </button>
            )}
            <button type="button" className="button small" onClick={() => setEdited(row)}>
              {redirectScreen.redirect_more}
              <span className="hidden"> {row.path}</span>
            </button>
            <button type="button" className="button small" onClick={() => void ignore([row])}>
              {redirectScreen.leave_out}
              <span className="hidden"> {row.path}</span>
            </button>
          </>
        )}
        empty={
          <EmptyState title={redirectScreen.missing_empty_title} text={redirectScreen.missing_empty_text} />
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
