/** The viewer's own orders. */
import { useListState } from '#ui/listState.ts'
import { Page } from '#ui/Page.tsx'
import { useList } from '#ui/useCall.ts'
import type { OrderSummary } from '../../schema.ts'
import { OrderList } from './Orders.tsx'
import { common } from '#ui/texts/common.ts'

export default function MyOrders() {
  const state = useListState()
  const query = useList<OrderSummary>('/api/shop/orders', { p: state[0].p, limit: 20, mine: 'true' })
  return (
    <Page title={common.your_orders}>
      <OrderList label={common.your_orders} query={query} state={state} />
    </Page>
  )
}
