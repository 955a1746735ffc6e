/** The forms of the site, each with the way to what was sent and how much of it nobody has read. */
import { Link } from 'wouter'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'

interface FormRow {
  id: string
  title: string
  status: string
  updated_at: string
  unread: number
  total: number
}

export default function Forms() {
  const state = useListState()
  const [{ p }] = state
  const query = useList<FormRow>('/api/forms', { p })
  return (
    <Page title="Forms" text="What visitors sent you.">
      <ListView
        label="Forms"
        query={query}
        state={state}
        isSearchable={false}
        nameOf={(form) => form.title}
        columns={[
          {
            name: 'title',
            title: 'Form',
            cell: (form) => (
              <Link className="title" href={`/user/${form.id}/form-data`}>
                {form.title}
              </Link>
            ),
          },
          {
            name: 'unread',
            title: 'Unread',
            cell: (form) => (form.unread === 0 ? <span className="muted">none</span> : <b>{form.unread}</b>),
          },
          { name: 'total', title: 'Entries', cell: (form) => form.total },
          { name: 'status', title: 'State', cell: (form) => <StatusMark status={form.status} /> },
          { name: 'updated', title: 'Edited', cell: (form) => <RelativeTime time={form.updated_at} /> },
        ]}
        empty={
          <EmptyState
            title="No forms yet"
            text="A form is an entry of the type form; a form block on a page shows it."
          />
        }
      />
    </Page>
  )
}
