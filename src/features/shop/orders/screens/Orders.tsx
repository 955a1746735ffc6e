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
import { useCall, useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { NeedFilter } from '../orderStates.ts'
import type { OrderSummary } from '../../schema.ts'
import type { OrderCounts } from '../../salesStats.ts'
import { SendManyDialog } from '../../fulfilment/screens/SendManyDialog.tsx'

const choices = (values: readonly string[]) => values.map((value) => ({ value, title: statusWords(value) }))

/** The given views, each with what it says where it holds nothing. */
const needViews: readonly { need: NeedFilter; title: string; empty: string; text: string }[] = [
  {
    need: 'todo',
    title: 'To do',
    empty: 'Nothing to do',
    text: 'Orders to pack, to hand over or to look at appear here.',
  },
  {
    need: 'packing',
    title: 'To pack',
    empty: 'No order waits to be packed',
    text: 'Paid orders appear here until everything of them is sent.',
  },
  {
    need: 'handing_over',
    title: 'Ready for pickup',
    empty: 'No order waits to be picked up',
    text: 'Orders that are ready for pickup stay here until they are marked as picked up.',
  },
  {
    need: 'attention',
    title: 'Needs attention',
    empty: 'No order needs attention',
    text: 'Disputes, payments that do not fit their order, and money to return appear here.',
  },
  {
    need: 'payment',
    title: 'Not paid yet',
    empty: 'No order waits for its payment',
    text: 'Orders that are paid later or by a link appear here until the money is there.',
  },
]

const statuses = [
  'to_pack',
  'partly_sent',
  'ready_for_pickup',
  'shipped',
  'delivered',
  'picked_up',
  'nothing_to_send',
  'pending',
  'review',
  'disputed',
  'refund_due',
  'refunded',
  'charged_back',
  'cancelled',
  'expired',
]

export default function Orders() {
  const state = useListState()
  const [{ keywords, filters, p }] = state
  const viewer = useViewer()
  const narrowed = {
    keywords: keywords || undefined,
    payment_state: filters.payment,
    status: filters.status,
    needs: filters.needs,
    is_test: filters.test,
    from: filters.from,
    to: filters.to,
  }
  const query = useList<OrderSummary>('/api/shop/orders', { p, limit: 20, ...narrowed })
  const counts = useCall<OrderCounts>('/api/shop/order-counts').data
  const given = [
    { title: 'All', query: '', count: counts?.all },
    ...needViews.map(({ need, title }) => ({ title, query: `needs=${need}`, count: counts?.[need] })),
  ]
  const isOneView = keywords === '' && Object.keys(filters).length === 1
  const empty = isOneView ? needViews.find(({ need }) => need === filters.needs) : undefined
  const [sending, setSending] = useState<{
    orders: readonly string[]
    close: (isDone: boolean) => void
  } | null>(null)
  // Who keeps the dialog from doing it keeps what was chosen.
  const askToSend = (rows: readonly OrderSummary[]) =>
    new Promise<boolean>((close) => setSending({ orders: rows.map(({ id }) => id), close }))
  const print = (kind: 'slip' | 'invoice') => (rows: readonly OrderSummary[]) =>
    void window.open(
      `/api/shop/documents?kind=${kind}&orders=${rows.map(({ id }) => id).join(',')}`,
      '_blank',
      'noopener',
    )
  function printInvoices(rows: readonly OrderSummary[]) {
    const [paid, unpaid] = [true, false].map((isPaid) =>
      rows.filter(
        ({ payment_state }) => (payment_state !== 'unpaid' && payment_state !== 'failed') === isPaid,
      ),
    )
    if (paid && paid.length > 0) print('invoice')(paid)
    if (unpaid && unpaid.length > 0)
      notify({
        kind: 'info',
        title:
          unpaid.length === 1 ? '1 order has no invoice yet' : `${unpaid.length} orders have no invoice yet`,
        text: `${unpaid.map(({ number }) => number).join(', ')}: an invoice is written once an order is paid.`,
      })
  }
  const exported = new URLSearchParams(
    Object.entries(narrowed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return (
    <Page
      title="Orders"
      text="What waits to be packed, picked up or answered has a view of its own."
      actions={[
        { label: 'New order', href: '/user/orders/new', isPrimary: true },
        {
          label: 'Export',
          href: `/api/shop/csv/orders${exported.size > 0 ? `?${exported}` : ''}`,
          isExternal: true,
        },
      ]}
    >
      <OrderList
        label="Orders"
        query={query}
        state={state}
        isFull
        views={{ screen: 'orders', given, mayShare: viewer.can('posts.edit_others') }}
        hasDays
        emptyView={empty && <EmptyState title={empty.empty} text={empty.text} />}
        bulk={[
          { label: 'Print packing slips', run: print('slip') },
          { label: 'Print invoices', run: printInvoices },
          { label: 'Mark as sent', run: askToSend },
        ]}
      />
      {sending && (
        <SendManyDialog
          orders={sending.orders}
          onClose={(isDone) => {
            sending.close(isDone)
            setSending(null)
          }}
        />
      )}
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
  emptyView?: ListProps['emptyView']
  bulk?: ListProps['bulk']
}

export function OrderList({
  label,
  query,
  state,
  isFull = false,
  views: shown,
  hasDays,
  emptyView,
  bulk,
}: OrderListProps) {
  const money = useMoney()
  return (
    <ListView
      label={label}
      query={query}
      state={state}
      isSearchable={isFull}
      views={shown}
      hasDays={hasDays}
      emptyView={emptyView}
      bulk={bulk}
      nameOf={(row) => `order ${row.number}`}
      filters={
        isFull
          ? [
              { name: 'status', title: 'Any status', label: 'Status', choices: choices(statuses) },
              {
                name: 'needs',
                title: 'Any task',
                label: 'To do',
                choices: needViews.map(({ need, title }) => ({ value: need, title })),
              },
              {
                name: 'payment',
                title: 'Any payment',
                label: 'Payment',
                choices: choices([
                  'unpaid',
                  'paid',
                  'partially_refunded',
                  'refunded',
                  'disputed',
                  'charged_back',
                  'failed',
                ]),
              },
              {
                name: 'test',
                title: 'Real and test',
                label: 'Kind',
                choices: [
                  { value: 'false', title: 'Real orders' },
                  { value: 'true', title: 'Test orders' },
                ],
              },
            ]
          : []
      }
      columns={[
        {
          name: 'number',
          title: 'Order',
          cell: (row) => (
            <span>
              <Link className="title" href={`/user/orders/${row.id}`}>
                {row.number}
              </Link>
              <small>
                {row.email ?? 'no address yet'}
                {row.is_test ? ' · TEST' : ''}
              </small>
            </span>
          ),
        },
        {
          name: 'placed',
          title: 'Placed',
          cell: (row) => <RelativeTime time={row.placed_at ?? row.created_at} />,
        },
        { name: 'payment', title: 'Payment', cell: (row) => <StatusMark status={row.payment_state} /> },
        { name: 'status', title: 'Status', cell: (row) => <StatusMark status={row.status} /> },
        { name: 'items', title: 'Items', isNumber: true, cell: (row) => row.item_count },
        {
          name: 'total',
          title: 'Total',
          isNumber: true,
          isCorner: true,
          cell: (row) => <b>{money(row.total_minor, row)}</b>,
        },
      ]}
      empty={
        <EmptyState
          title="No orders yet"
          text={
            isFull
              ? 'The first one appears here the moment it is paid.'
              : 'What you buy appears here with its status.'
          }
        >
          <a className="button primary" href="/t/products">
            Open the shop
          </a>
        </EmptyState>
      }
    />
  )
}
