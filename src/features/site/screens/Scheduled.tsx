/** Everything that goes live by itself: pages, posts, products and changes of them, the next one first. Nothing where nothing is planned. */
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { everyPost } from '#ui/allPosts.ts'
import { localTime } from '#ui/formatTime.ts'
import { useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { today } from '../texts/today.ts'
import { common } from '#ui/texts/common.ts'

interface Planned {
  id: string
  title: string
  type: string
  publish_at: string | null
  /** It is live as it was: what comes is a change. */
  has_changes: boolean
}

/** The others are said by their number. */
const shownAtMost = 8

export function Scheduled() {
  const viewer = useViewer()
  const input = { status: 'scheduled', sort: 'newest' }
  const planned = useQuery({
    queryKey: ['/api/posts', input, 'all'],
    queryFn: () => everyPost<Planned>(input),
  })
  const types = useCall<{ slug: string; title: string }[]>('/api/types')
  const typeTitle = (slug: string) => types.data?.find((type) => type.slug === slug)?.title ?? ''
  const items = (planned.data ?? []).toSorted((one, other) =>
    String(one.publish_at).localeCompare(String(other.publish_at)),
  )
  if (items.length === 0) return null
  return (
    <section className="card-box" aria-labelledby="scheduled">
      <h2 id="scheduled">{common.scheduled}</h2>
      <table className="cards-on-phone">
        <thead>
          <tr>
            <th scope="col">{common.title}</th>
            <th scope="col">{today.type}</th>
            <th scope="col">{common.status}</th>
            <th scope="col">{today.when}</th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, shownAtMost).map(({ id, title, type, publish_at, has_changes }) => (
            <tr key={id}>
              <td data-label={common.title} className="lead">
                <Link
                  className="title"
                  href={
                    type === 'product' && viewer.can('products.write')
                      ? `/user/products/${id}`
                      : `/user/editor/${id}`
                  }
                >
                  {title || common.untitled}
                </Link>
              </td>
              <td data-label={today.type}>{typeTitle(type)}</td>
              <td data-label={common.status}>{has_changes ? today.changes_go_live : today.goes_live}</td>
              <td data-label={today.when}>{publish_at && localTime(publish_at, 'moment')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length > shownAtMost && (
        <p className="muted">{today.more_scheduled({ count: items.length - shownAtMost })}</p>
      )}
    </section>
  )
}
