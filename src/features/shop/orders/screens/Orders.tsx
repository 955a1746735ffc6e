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
import { StatusMark, statusText } from '#ui/StatusMark.tsx'
import { useCall, useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { NeedFilter } from '../orderStates.ts'
import type { OrderSummary } from '../../schema.ts'
import type { OrderCounts } from '../../salesStats.ts'
import { SendManyDialog } from '../../fulfilment/screens/SendManyDialog.tsx'
import { orderList } from '../texts/orderList.ts'
import { common } from '#ui/texts/common.ts'

const choices = (values: readonly string[]) => values.map((value) => ({ value, title: statusText(value) }))

/** The given views, each with what it says where it holds nothing. */
const needViews: readonly { need: NeedFilter; title: string; empty: string; text: string }[] = [
  {
    need: 'todo',
    title: orderList.todo,
    empty: orderList.todo_empty,
    text: orderList.todo_text,
  },
  {
    need: 'packing',
    title: orderList.packing,
    empty: orderList.packing_empty,
    text: orderList.packing_text,
  },
  {
    need: 'handing_over',
    title: common.ready_for_pickup,
    empty: orderList.handing_over_empty,
    text: orderList.handing_over_text,
  },
  {
    need: 'attention',
    title: orderList.attention,
    empty: orderList.attention_empty,
    text: orderList.attention_text,
  },
  {
    need: 'payment',
    title: orderList.payment,
    empty: orderList.payment_empty,
    text: orderList.payment_text,
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
    { title: common.all, query: '', count: counts?.all },
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
        title: orderList.no_invoice({ count: unpaid.length }),
        text: orderList.no_invoice_text({ numbers: unpaid.map(({ number }) => number).join(', ') }),
      })
  }
  const exported = new URLSearchParams(
    Object.entries(narrowed).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
  return (
    <Page
      title={common.orders}
      text={orderList.intro}
      actions={[
        { label: orderList.new_order, href: '/user/orders/new', isPrimary: true },
        {
          label: common.export,
          href: `/api/shop/csv/orders${exported.size > 0 ? `?${exported}` : ''}`,
          isExternal: true,
        },
      ]}
    >
      <OrderList
        label={common.orders}
        query={query}
        state={state}
        isFull
        views={{ screen: 'orders', given, mayShare: viewer.can('posts.edit_others') }}
        hasDays
        emptyView={empty && <EmptyState title={empty.empty} text={empty.text} />}
        bulk={[
          { label: orderList.print_slips, run: print('slip') },
          { label: orderList.print_invoices, run: printInvoices },
          { label: orderList.mark_as_sent, run: askToSend },
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
      nameOf={(row) => orderList.name_of({ number: row.number })}
      filters={
        isFull
          ? [
              {
                name: 'status',
                title: orderList.any_status,
                label: common.status,
                choices: choices(statuses),
              },
              {
                name: 'needs',
                title: orderList.any_task,
                label: orderList.todo,
                choices: needViews.map(({ need, title }) => ({ value: need, title })),
              },
              {
                name: 'payment',
                title: orderList.any_payment,
                label: common.payment,
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
                title: orderList.real_and_test,
                label: orderList.kind,
                choices: [
                  { value: 'false', title: orderList.real_orders },
                  { value: 'true', title: orderList.test_orders },
                ],
              },
            ]
          : []
      }
      columns={[
        {
          name: 'number',
          title: orderList.order,
          cell: (row) => (
            <span>
              <Link className="title" href={`/user/orders/${row.id}`}>
                {row.number}
              </Link>
              <small>
                {row.email ?? orderList.no_address}
                {row.is_test ? ` · ${orderList.test}` : ''}
              </small>
            </span>
          ),
        },
        {
          name: 'placed',
          title: orderList.placed,
          cell: (row) => <RelativeTime time={row.placed_at ?? row.created_at} />,
        },
        { name: 'payment', title: common.payment, cell: (row) => <StatusMark status={row.payment_state} /> },
        { name: 'status', title: common.status, cell: (row) => <StatusMark status={row.status} /> },
        { name: 'items', title: common.items, isNumber: true, cell: (row) => row.item_count },
        {
          name: 'total',
          title: common.total,
          isNumber: true,
          isCorner: true,
          cell: (row) => <b>{money(row.total_minor, row)}</b>,
        },
      ]}
      empty={
        <EmptyState
          title={orderList.empty_title}
          text={isFull ? orderList.empty_text : orderList.empty_own_text}
        >
          <a className="button primary" href="/t/products">
            {orderList.open_shop}
          </a>
        </EmptyState>
      }
    />
  )
}
