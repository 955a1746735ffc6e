/** Paths that lead elsewhere: made by hand or when a page moved, with how often each was followed (A-14, F-ROUTE-05). */
import { formatNumber } from '#platform/language/format.ts'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { EmptyState } from '#ui/states.tsx'
import { useCurrentInView } from '#ui/useCurrentInView.ts'
import { refresh, showFailure, useList } from '#ui/useCall.ts'
import { BrokenReferences } from '../../references/screens/BrokenReferences.tsx'
import { MissingPaths } from './MissingPaths.tsx'
import { RedirectForm, type RedirectDraft } from './RedirectForm.tsx'
import { redirectScreen } from '../texts/redirectScreen.ts'
import { common } from '#ui/texts/common.ts'

interface RedirectRow extends RedirectDraft {
  id: string
  hits: number
}

const blank: RedirectDraft = { from_path: '', to_path: '', code: 301 }
const kinds: Record<number, string> = {
  301: redirectScreen.permanent,
  302: redirectScreen.temporary,
  308: redirectScreen.permanent,
}

/** Three lists under one heading: what leads elsewhere, what visitors asked for without success, and what pages name that does not exist. */
export default function Redirects() {
  const [{ filters }, change] = useListState()
  const [isAdding, setAdding] = useState(false)
  const tabs = useCurrentInView<HTMLElement>(filters.list ?? '')
  const tab = (title: string, list: string) => (
    <button
      type="button"
      aria-current={(filters.list ?? '') === list ? 'page' : undefined}
      onClick={() => change({ keywords: '', filters: { list } })}
    >
      {title}
    </button>
  )
  return (
    <Page
      title={redirectScreen.title}
      text={redirectScreen.intro}
      actions={[{ label: redirectScreen.new_redirect, isPrimary: true, run: () => setAdding(true) }]}
    >
      <nav ref={tabs} className="tabs-row" aria-label={redirectScreen.lists}>
        {tab(redirectScreen.title, '')}
        {tab(redirectScreen.not_found, 'missing')}
        {tab(redirectScreen.broken_in_pages, 'broken')}
      </nav>
      {filters.list === 'missing' ? (
        <MissingPaths />
      ) : filters.list === 'broken' ? (
        <BrokenReferences />
      ) : (
        <StoredRedirects onAdd={() => setAdding(true)} />
      )}
      {isAdding && <RedirectForm draft={blank} isNew onClose={() => setAdding(false)} />}
    </Page>
  )
}

function StoredRedirects({ onAdd }: { onAdd: () => void }) {
  const client = useQueryClient()
  const state = useListState()
  const [{ keywords, p }] = state
  const query = useList<RedirectRow>('/api/redirects', { keywords, p })
  const [edited, setEdited] = useState<RedirectDraft | null>(null)

  async function restore(rows: readonly RedirectRow[]) {
    for (const { from_path, to_path, code } of rows)
      await call('POST', '/api/redirects', { from_path, to_path, code }).catch((error: unknown) =>
        showFailure(error, redirectScreen.not_restored({ from_path })),
      )
    await refresh(client, ['/api/redirects'])
  }
  async function remove(rows: readonly RedirectRow[]) {
    const gone: RedirectRow[] = []
    for (const row of rows) {
      try {
        await call('DELETE', `/api/redirects/${row.id}`)
        gone.push(row)
      } catch (error) {
        showFailure(error, redirectScreen.not_deleted({ from_path: row.from_path }))
      }
    }
    await refresh(client, ['/api/redirects'])
    if (gone.length > 0)
      notify({
        kind: 'good',
        title: redirectScreen.deleted({ count: gone.length }),
        action: { label: common.undo, run: () => void restore(gone) },
      })
  }
  return (
    <>
      <ListView
        label={redirectScreen.title}
        query={query}
        state={state}
        nameOf={(row) => row.from_path}
        columns={[
          {
            name: 'from',
            title: redirectScreen.path,
            cell: (row) => <b className="path">{row.from_path}</b>,
          },
          {
            name: 'to',
            title: redirectScreen.leads_to,
            cell: (row) => (
              <a className="path" href={row.to_path}>
                {row.to_path}
              </a>
            ),
          },
          {
            name: 'code',
            title: redirectScreen.kind,
            cell: (row) => (
              <span>
                {row.code} <span className="muted">{kinds[row.code]}</span>
              </span>
            ),
          },
          {
            name: 'hits',
            title: redirectScreen.followed,
            isNumber: true,
            cell: (row) => formatNumber(row.hits),
          },
        ]}
        bulk={[{ label: common.delete, isDanger: true, run: remove }]}
        rowActions={(row) => (
          <>
            <button type="button" className="button small" onClick={() => setEdited(row)}>
              {common.edit}
              <span className="hidden"> {row.from_path}</span>
            </button>
            <button type="button" className="button small" onClick={() => void remove([row])}>
              {common.delete}
              <span className="hidden"> {row.from_path}</span>
            </button>
          </>
        )}
        empty={
          <EmptyState title={redirectScreen.empty_title} text={redirectScreen.empty_text}>
            <button type="button" className="button primary" onClick={onAdd}>
              {redirectScreen.new_redirect}
            </button>
          </EmptyState>
        }
      />
      {edited && <RedirectForm draft={edited} isNew={false} onClose={() => setEdited(null)} />}
    </>
  )
}
