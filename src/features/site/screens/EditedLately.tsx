/** What was edited last, by anybody. */
import { Link } from 'wouter'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark, statusWords } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'

interface Edited {
  id: string
  title: string
  type: string
  status: string
  updated_at: string
}

export function EditedLately() {
  const edited = useList<Edited>('/api/posts', { status: 'any', sort: 'updated', limit: 6 })
  return (
    <section className="card-box" aria-labelledby="edited">
      <h2 id="edited">Edited lately</h2>
      <Loaded query={edited}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="Nothing is written yet">
              <Link className="button primary" href="/user/editor/new?type=page">
                Write the first page
              </Link>
            </EmptyState>
          ) : (
            <table className="cards-on-phone">
              <thead>
                <tr>
                  <th scope="col">Title</th>
                  <th scope="col">Type</th>
                  <th scope="col">Status</th>
                  <th scope="col">Edited</th>
                </tr>
              </thead>
              <tbody>
                {items.map((post) => (
                  <tr key={post.id}>
                    <td data-label="Title" className="lead">
                      <Link className="title" href={`/user/editor/${post.id}`}>
                        {post.title || 'Untitled'}
                      </Link>
                    </td>
                    <td data-label="Type">{statusWords(post.type)}</td>
                    <td data-label="Status">
                      <StatusMark status={post.status} />
                    </td>
                    <td data-label="Edited">
                      <RelativeTime time={post.updated_at} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </section>
  )
}
