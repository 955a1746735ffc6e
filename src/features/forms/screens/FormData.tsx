/** What was sent by one form (F-FORM-02): a table by its fields, read and unread, archive, spam, CSV. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { cardText } from '#ui/cardText.ts'
import { useListState } from '#ui/listState.ts'
import { ListView, type Column } from '#ui/ListView.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { ScreenProps } from '#ui/screen.ts'
import { EmptyState } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { refresh, showFailure, useCall, useList } from '#ui/useCall.ts'
import { valueText, SubmissionDetail } from './SubmissionDetail.tsx'
import type { FormView, SubmissionView } from '../schema.ts'
import { formEntries } from '../texts/formEntries.ts'
import { common } from '#ui/texts/common.ts'
import { fieldTitle } from '../fieldTitle.ts'

const statuses = ['new', 'read', 'archived', 'spam'] as const
const maxColumns = 4

export default function FormData({ params }: ScreenProps) {
  const id = params.form_id ?? ''
  const path = `/api/forms/${id}/data`
  // What is read here is no longer unread in the list of forms, the menu and on Home.
  const touched = ['/api/forms', 'counts', '/api/dashboard']
  const client = useQueryClient()
  const state = useListState()
  const [{ filters, p }] = state
  const form = useCall<FormView>(`/api/forms/${id}`)
  const query = useList<SubmissionView>(path, { p, status: filters.status })

  async function mark(rows: readonly SubmissionView[], change: object) {
    try {
      await call('POST', path, { ids: rows.map((row) => row.id), ...change })
    } catch (error) {
      showFailure(error, formEntries.not_changed)
    }
    await refresh(client, touched)
  }
  async function remove(rows: readonly SubmissionView[]) {
    try {
      await call('DELETE', path, { ids: rows.map((row) => row.id) })
      notify({
        kind: 'good',
        title: formEntries.deleted({ count: rows.length }),
      })
    } catch (error) {
      showFailure(error, formEntries.not_deleted)
    }
    await refresh(client, touched)
  }

  // The row itself: read, it may leave a list of the unread while it is looked at.
  const [opened, setOpened] = useState<SubmissionView | null>(null)
  function open(row: SubmissionView) {
    setOpened(row)
    if (row.status === 'new') void mark([row], { status: 'read' })
  }
  return (
    <Page
      title={form.data?.title ?? formEntries.form_data}
      crumbs={[{ title: common.forms, href: '/user/forms' }]}
      actions={[{ label: formEntries.download_as_csv, href: `${path}?format=csv`, isExternal: true }]}
    >
      <ListView
        label={formEntries.entries}
        query={query}
        state={state}
        columns={columnsOf(form.data?.fields.slice(0, maxColumns) ?? [], open)}
        isSearchable={false}
        nameOf={(row) => formEntries.entry_of({ created: row.created })}
        filters={[
          {
            name: 'status',
            title: formEntries.any_state,
            choices: statuses.map((value) => ({
              value,
              title: formEntries.status({ status: value }),
            })),
          },
        ]}
        bulk={[
          { label: formEntries.mark_as_read, run: (rows) => mark(rows, { status: 'read' }) },
          { label: formEntries.archive, run: (rows) => mark(rows, { status: 'archived' }) },
          { label: formEntries.spam, run: (rows) => mark(rows, { status: 'spam' }) },
          { label: common.delete_permanently, isDanger: true, run: remove },
        ]}
        rowActions={(row) => (
          <button
            type="button"
            className="button small"
            aria-pressed={row.is_starred}
            onClick={() => void mark([row], { is_starred: !row.is_starred })}
          >
            {row.is_starred ? '★' : '☆'}
            <span className="hidden"> {formEntries.star}</span>
          </button>
        )}
        empty={<EmptyState title={formEntries.empty_title} text={formEntries.empty_text} />}
      />
      {opened && (
        <SubmissionDetail
          entry={opened}
          fields={form.data?.fields ?? []}
          onClose={() => setOpened(null)}
          onMark={(change) => {
            setOpened(null)
            void mark([opened], change)
          }}
          onDelete={() => {
            setOpened(null)
            void remove([opened])
          }}
        />
      )}
    </Page>
  )
}

/** A column for each of the fields; the first one opens the entry. */
function columnsOf(
  fields: FormView['fields'],
  open: (row: SubmissionView) => void,
): Column<SubmissionView>[] {
  return [
    ...fields.map((field, index) => ({
      name: field.name,
      title: fieldTitle(field),
      cell: (row: SubmissionView) => {
        const text = cardText(valueText(row.value[field.name]))
        if (index === 0)
          return (
            <button
              type="button"
              className={`cell-button ${row.status === 'new' ? '' : 'read'}`}
              onClick={() => open(row)}
            >
              {text || formEntries.open}
            </button>
          )
        return <span>{text}</span>
      },
    })),
    {
      name: 'status',
      title: formEntries.state,
      cell: (row) => <StatusMark status={row.status} text={formEntries.status({ status: row.status })} />,
    },
    { name: 'created', title: formEntries.sent, cell: (row) => <RelativeTime time={row.created} /> },
  ]
}
