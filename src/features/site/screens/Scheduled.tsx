/** Everything that goes live by itself: pages, posts, products and changes of them, the next one first. Nothing where nothing is planned. */
import { Link } from 'wouter'
import { localTime } from '#ui/formatTime.ts'
import { useCall, useList } from '#ui/useCall.ts'
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

const most = 20

export function Scheduled() {
  const viewer = useViewer()
  const planned = useList<Planned>('/api/posts', { status: 'scheduled', sort: 'newest', limit: most })
  const types = useCall<{ slug: string; title: string }[]>('/api/types')
  const typeTitle = (slug: string) => types.data?.find((type) => type.slug === slug)?.title ?? ''
  const items = (planned.data?.items ?? []).toSorted((one, other) =>
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
          {items.map(({ id, title, type, publish_at, has_changes }) => (
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
    </section>
  )
}
