/** What was edited last, by anybody. */
import { Link } from 'wouter'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { postState, StatusMark } from '#ui/StatusMark.tsx'
import { useCall, useList } from '#ui/useCall.ts'
import { today } from '../texts/today.ts'
import { common } from '#ui/texts/common.ts'

interface Edited {
  id: string
  title: string
  type: string
  status: string
  has_changes: boolean
  updated_at: string
}

export function EditedLately() {
  const edited = useList<Edited>('/api/posts', { status: 'any', sort: 'updated', limit: 6 })
  const types = useCall<{ slug: string; title: string }[]>('/api/types')
  const typeTitle = (slug: string) => types.data?.find((type) => type.slug === slug)?.title ?? ''
  return (
    <section className="card-box" aria-labelledby="edited">
      <h2 id="edited">{today.edited_lately}</h2>
      <Loaded query={edited}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={today.edited_empty}>
              <Link className="button primary" href="/user/editor/new?type=page">
                {today.write_first_page}
              </Link>
            </EmptyState>
          ) : (
            <table className="cards-on-phone">
              <thead>
                <tr>
                  <th scope="col">{common.title}</th>
                  <th scope="col">{today.type}</th>
                  <th scope="col">{common.status}</th>
                  <th scope="col">{today.edited}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((post) => (
                  <tr key={post.id}>
                    <td data-label={common.title} className="lead">
                      <Link className="title" href={`/user/editor/${post.id}`}>
                        {post.title || common.untitled}
                      </Link>
                    </td>
                    <td data-label={today.type}>{typeTitle(post.type)}</td>
                    <td data-label={common.status}>
                      <StatusMark status={postState(post)} />
                    </td>
                    <td data-label={today.edited}>
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
