/** The state of a post in its list: published, scheduled, sold out, faulty. */
import { localTime } from '#ui/formatTime.ts'
import { postState, StatusMark } from '#ui/StatusMark.tsx'
import { useMoney } from '#ui/money.ts'
import { useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { ProductSummary } from '#features/shop/schema.ts'
import type { PostSummary } from '../../schema.ts'
import { contentList } from '../texts/contentList.ts'
import { common } from '#ui/texts/common.ts'

/** What the products of this page of the list cost, and what is left of them. */
export function useSold(ids: readonly string[]) {
  const money = useMoney()
  const { data = [] } = useCall<ProductSummary[]>('/api/shop/products', { ids }, { isOff: ids.length === 0 })
  const of = new Map(data.map((one) => [one.id, one]))
  return {
    price(id: string) {
      const { price_minor: price, is_from: isFrom } = of.get(id) ?? {}
      if (price === undefined) return null
      return price === null ? (
        <span className="bad">{contentList.no_price}</span>
      ) : (
        <span>{isFrom ? contentList.price_from({ price: money(price) }) : money(price)}</span>
      )
    },
    stock(id: string) {
      const one = of.get(id)
      if (!one) return null
      if (one.quantity === null) return <span className="muted">{contentList.not_counted}</span>
      const isOut = one.quantity === 0 && one.is_counted_whole
      return (
        <span className={isOut ? 'bad' : undefined}>
          {isOut ? common.sold_out : contentList.left({ count: one.quantity })}
        </span>
      )
    },
  }
}

/** Why a snippet or post component cannot be shown, by its id: for those who can put it right (F-POST-13). */
export function useFaults(type: string): ReadonlyMap<string, string> {
  const viewer = useViewer()
  const isAsked =
    (type === 'sniplet' && viewer.can('code.write')) || (type === 'component' && viewer.can('design.write'))
  const { data = [] } = useCall<Faulty[]>(
    type === 'component' ? '/api/posts/components' : '/api/posts/sniplet',
    undefined,
    { isOff: !isAsked },
  )
  return new Map(isAsked ? data.flatMap(({ id, error }) => (error === null ? [] : [[id, error]])) : [])
}

type Faulty = { id: string; error: string | null }

/** The state in words, with what is planned and what waits beside it. */
export function State({ row }: { row: PostSummary }) {
  const at = (time: string) => localTime(time, 'moment')
  return (
    <span>
      <StatusMark status={postState(row)} />
      {row.status === 'scheduled' && row.publish_at && (
        <small>{contentList.from({ time: at(row.publish_at) })}</small>
      )}
      {row.unpublish_at && <small>{contentList.until({ time: at(row.unpublish_at) })}</small>}
      {row.has_changes && row.status === 'published' && <small>{contentList.changes_not_published}</small>}
    </span>
  )
}
