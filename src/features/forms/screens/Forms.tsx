/** The forms of the site, each with the way to what was sent. */
import { Link } from 'wouter'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'

interface FormPost {
  id: string
  title: string
  status: string
  updated_at: string
}

export default function Forms() {
  const query = useList<FormPost>('/api/posts', { type: 'form', status: 'any', limit: 100 })
  return (
    <Page title="Forms" text="What visitors sent you.">
      <section className="card-box" aria-label="Forms">
        <Loaded query={query}>
          {({ items }) => items.length === 0 ? <EmptyState title="No forms yet" text="A form is an entry of the type form; a form block on a page shows it." /> : (
            <table className="cards-on-phone">
              <thead><tr><th scope="col">Form</th><th scope="col">State</th><th scope="col">Edited</th></tr></thead>
              <tbody>{items.map((form) => (
                <tr key={form.id}><td data-label="Form" className="lead"><Link className="title" href={`/user/${form.id}/form-data`}>{form.title}</Link></td><td data-label="State"><StatusMark status={form.status} /></td><td data-label="Edited"><RelativeTime time={form.updated_at} /></td></tr>
              ))}</tbody>
            </table>
          )}
        </Loaded>
      </section>
    </Page>
  )
}
