/** The orders of the shop, the newest first. */
import { Link } from 'wouter'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { useMoney } from '#ui/money.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { StatusMark, statusWords } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'
import type { OrderSummary } from '../schema.ts'

const choices = (values: readonly string[]) => values.map((value) => ({ value, title: statusWords(value) }))

export default function Orders() {
  const state = useListState()
  const [{ keywords, filters, p }] = state
  const query = useList<OrderSummary>('/api/shop/orders', {
    p, limit: 20, keywords: keywords || undefined, payment_state: filters.payment, fulfilment_state: filters.fulfilment, order_state: filters.state,
  })
  return (
    <Page title="Orders" text="Paid orders that wait to be packed come first in your day." actions={[{ label: 'New order', href: '/user/orders/new', isPrimary: true }]}>
      <OrderList label="Orders" query={query} state={state} isFull />
    </Page>
  )
}

interface OrderListProps {
  label: string
  query: ReturnType<typeof useList<OrderSummary>>
  state: ReturnType<typeof useListState>
  isFull?: boolean
}

export function OrderList({ label, query, state, isFull = false }: OrderListProps) {
  const money = useMoney()
  return (
    <ListView
      label={label} query={query} state={state} isSearchable={isFull} nameOf={(row) => `order ${row.number}`}
      filters={isFull ? [
        { name: 'fulfilment', title: 'Any parcel state', choices: choices(['none', 'partial', 'shipped', 'ready_for_pickup', 'delivered', 'picked_up', 'returned']) },
        { name: 'payment', title: 'Any payment', choices: choices(['unpaid', 'paid', 'partially_refunded', 'refunded', 'failed']) },
        { name: 'state', title: 'Any order state', choices: choices(['pending', 'placed', 'completed', 'expired', 'cancelled', 'review']) },
      ] : []}
      columns={[
        {
          name: 'number', title: 'Order',
          cell: (row) => (
            <span>
              <Link className="title" href={`/user/orders/${row.id}`}>{row.number}</Link>
              <small>{row.email ?? 'no address yet'}{row.is_test ? ' · test payment' : ''}</small>
            </span>
          ),
        },
        { name: 'placed', title: 'Placed', cell: (row) => <RelativeTime time={row.placed_at ?? row.created_at} /> },
        { name: 'payment', title: 'Payment', cell: (row) => <StatusMark status={row.payment_state} /> },
        { name: 'fulfilment', title: 'Parcel', cell: (row) => (row.order_state === 'placed' || row.order_state === 'completed' ? <StatusMark status={row.fulfilment_state} /> : <StatusMark status={row.order_state} />) },
        { name: 'items', title: 'Pieces', isNumber: true, cell: (row) => row.item_count },
        { name: 'total', title: 'Total', isNumber: true, cell: (row) => <b>{money(row.total_minor, row.currency_symbol)}</b> },
      ]}
      empty={<EmptyState title="No orders yet" text={isFull ? 'The first one stands here the moment it is paid.' : 'What you buy stands here with its state.'}><a className="button primary" href="/t/products">Open the shop</a></EmptyState>}
    />
  )
}
