/** The forms of the site, each with the way to what was sent and how much of it nobody has read. */
import { Link } from 'wouter'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'
import { formEntries } from '../texts/formEntries.ts'
import { common } from '#ui/texts/common.ts'

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
    <Page title={common.forms} text={formEntries.intro}>
      <ListView
        label={common.forms}
        query={query}
        state={state}
        isSearchable={false}
        nameOf={(form) => form.title}
        columns={[
          {
            name: 'title',
            title: formEntries.form,
            cell: (form) => (
              <Link className="title" href={`/user/${form.id}/form-data`}>
                {form.title}
              </Link>
            ),
          },
          {
            name: 'unread',
            title: formEntries.unread,
            isNumber: true,
            cell: (form) =>
              form.unread === 0 ? <span className="muted">{formEntries.none}</span> : <b>{form.unread}</b>,
          },
          { name: 'total', title: formEntries.entries, isNumber: true, cell: (form) => form.total },
          { name: 'status', title: formEntries.state, cell: (form) => <StatusMark status={form.status} /> },
          {
            name: 'updated',
            title: formEntries.edited,
            cell: (form) => <RelativeTime time={form.updated_at} />,
          },
        ]}
        empty={<EmptyState title={formEntries.no_forms_title} text={formEntries.no_forms_text} />}
      />
    </Page>
  )
}
