/** The orders of the shop, the newest first. */
import { useState } from 'react'
import { Link } from 'wouter'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { useMoney } from '#ui/money.ts'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState } from '#ui/states.tsx'
import { StatusMark, statusWords } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { OrderSummary } from '../schema.ts'
import { SendManyDialog } from './SendManyDialog.tsx'

const choices = (values: readonly string[]) => values.map((value) => ({ value, title: statusWords(value) }))

const views = [
  { title: 'All', query: '' },
  { title: 'To pack', query: 'needs=packing' },
  { title: 'To hand over', query: 'needs=handing_over' },
  { title: 'Needs attention', query: 'needs=attention' },
  { title: 'Not paid yet', query: 'needs=payment' },
]

const statuses = ['to_pack', 'partly_sent', 'ready_for_pickup', 'shipped', 'delivered', 'picked_up', 'nothing_to_send', 'pending', 'review', 'disputed', 'refund_due', 'refunded', 'charged_back', 'cancelled', 'expired']

export default function Orders() {
  const state = useListState()
  const [{ keywords, filters, p }] = state
  const viewer = useViewer()
  const narrowed = {
    keywords: keywords || undefined, payment_state: filters.payment, status: filters.status, needs: filters.needs,
    is_test: filters.test, from: filters.from, to: filters.to,
  }
  const query = useList<OrderSummary>('/api/shop/orders', { p, limit: 20, ...narrowed })
  const [sending, setSending] = useState<{ orders: readonly string[]; close: (isDone: boolean) => void } | null>(null)
  // Who keeps the dialog from doing it keeps what was chosen.
  const askToSend = (rows: readonly OrderSummary[]) => new Promise<boolean>((close) => setSending({ orders: rows.map(({ id }) => id), close }))
  const print = (kind: 'slip' | 'invoice') => (rows: readonly OrderSummary[]) => void window.open(`/api/shop/papers?kind=${kind}&orders=${rows.map(({ id }) => id).join(',')}`, '_blank', 'noopener')
  function printInvoices(rows: readonly OrderSummary[]) {
    const [paid, unpaid] = [true, false].map((isPaid) => rows.filter(({ payment_state }) => (payment_state !== 'unpaid' && payment_state !== 'failed') === isPaid))
    if (paid && paid.length > 0) print('invoice')(paid)
    if (unpaid && unpaid.length > 0) notify({ kind: 'info', title: unpaid.length === 1 ? '1 order has no invoice yet' : `${unpaid.length} orders have no invoice yet`, text: `${unpaid.map(({ number }) => number).join(', ')}: an invoice is written once an order is paid.` })
  }
  const exported = new URLSearchParams(Object.entries(narrowed).flatMap(([name, value]) => (value ? [[name, value]] : [])))
  return (
    <Page title="Orders" text="What waits to be packed, handed over or answered has a view of its own."
      actions={[{ label: 'New order', href: '/user/orders/new', isPrimary: true }, { label: 'Export', href: `/api/shop/csv/orders${exported.size > 0 ? `?${exported}` : ''}`, isExternal: true }]}>
      <OrderList label="Orders" query={query} state={state} isFull
        views={{ screen: 'orders', given: views, mayShare: viewer.can('posts.edit_others') }}
        hasDays
        bulk={[
          { label: 'Print packing slips', run: print('slip') },
          { label: 'Print invoices', run: printInvoices },
          { label: 'Mark as sent', run: askToSend },
        ]} />
      {sending && <SendManyDialog orders={sending.orders} onClose={(isDone) => { sending.close(isDone); setSending(null) }} />}
    </Page>
  )
}

type ListProps = Parameters<typeof ListView<OrderSummary>>[0]

interface OrderListProps {
  label: string
  query: ReturnType<typeof useList<OrderSummary>>
  state: ReturnType<typeof useListState>
  isFull?: boolean
  views?: ListProps['views']
  hasDays?: boolean
  bulk?: ListProps['bulk']
}

export function OrderList({ label, query, state, isFull = false, views: shown, hasDays, bulk }: OrderListProps) {
  const money = useMoney()
  return (
    <ListView
      label={label} query={query} state={state} isSearchable={isFull} views={shown} hasDays={hasDays} bulk={bulk} nameOf={(row) => `order ${row.number}`}
      filters={isFull ? [
        { name: 'status', title: 'Any status', label: 'Status', choices: choices(statuses) },
        { name: 'needs', title: 'Anything to do', label: 'To do', choices: [{ value: 'packing', title: 'To pack' }, { value: 'handing_over', title: 'To hand over' }, { value: 'attention', title: 'Needs attention' }, { value: 'payment', title: 'Not paid yet' }] },
        { name: 'payment', title: 'Any payment', label: 'Payment', choices: choices(['unpaid', 'paid', 'partially_refunded', 'refunded', 'disputed', 'charged_back', 'failed']) },
        { name: 'test', title: 'Real and test', label: 'Kind', choices: [{ value: 'false', title: 'Real orders' }, { value: 'true', title: 'Test orders' }] },
      ] : []}
      columns={[
        {
          name: 'number', title: 'Order',
          cell: (row) => (
            <span>
              <Link className="title" href={`/user/orders/${row.id}`}>{row.number}</Link>
              <small>{row.email ?? 'no address yet'}{row.is_test ? ' · TEST' : ''}</small>
            </span>
          ),
        },
        { name: 'placed', title: 'Placed', cell: (row) => <RelativeTime time={row.placed_at ?? row.created_at} /> },
        { name: 'payment', title: 'Payment', cell: (row) => <StatusMark status={row.payment_state} /> },
        { name: 'status', title: 'Status', cell: (row) => <StatusMark status={row.status} /> },
        { name: 'items', title: 'Items', isNumber: true, cell: (row) => row.item_count },
        { name: 'total', title: 'Total', isNumber: true, isCorner: true, cell: (row) => <b>{money(row.total_minor, row)}</b> },
      ]}
      empty={<EmptyState title="No orders yet" text={isFull ? 'The first one appears here the moment it is paid.' : 'What you buy appears here with its status.'}><a className="button primary" href="/t/products">Open the shop</a></EmptyState>}
    />
  )
}
