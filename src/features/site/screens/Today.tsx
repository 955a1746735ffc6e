/** The first screen: how the last days went, what needs somebody, what was edited lately; for members their orders. */
import { useMemo } from 'react'
import { Link } from 'wouter'
import { Chart } from '#ui/Chart.tsx'
import { formatDate } from '#ui/dateFormat.ts'
import { Kpis, type Kpi } from '#ui/Kpis.tsx'
import { useMoney, useTimeZone } from '#ui/money.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark, statusWords } from '#ui/StatusMark.tsx'
import { useCall, useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { greeting, todosOf, type Summary, type Todo } from './summary.ts'

const dayMs = 86_400_000
const chartDays = 50

export default function Today() {
  const viewer = useViewer()
  const now = new Date()
  const summary = useCall<Summary>('/api/dashboard/summary', { days: 7 })
  const isStaff = viewer.can('content.list')
  const todos = summary.data ? todosOf(summary.data) : []
  const day = formatDate(now, 'A e B', Intl.DateTimeFormat().resolvedOptions().timeZone)
  return (
    <Page title={greeting(viewer.name, now.getHours())} text={`${day}. ${summary.data ? sentence(todos, isStaff) : ''}`}
      actions={[{ label: 'View site', href: '/', isExternal: true }, ...(viewer.can('posts.write') ? [{ label: 'New page', href: '/user/editor/new?type=page', isPrimary: true }] : [])]}>
      {isStaff ? <StaffDay summary={summary} todos={todos} /> : <MemberDay />}
    </Page>
  )
}

function sentence(todos: readonly Todo[], isStaff: boolean): string {
  if (!isStaff) return ''
  if (todos.length === 0) return 'Nothing waits for you.'
  return todos.length === 1 ? 'One thing needs you.' : `${todos.length} things need you.`
}

function StaffDay({ summary, todos }: { summary: ReturnType<typeof useCall<Summary>>; todos: readonly Todo[] }) {
  const viewer = useViewer()
  const money = useMoney()
  const edited = useList<Edited>('/api/posts', { status: 'any', sort: 'updated', limit: 6 })
  return (
    <>
      <Loaded query={summary} rows={2}>{(data) => <Figures data={data} money={money} />}</Loaded>
      <div className="two">
        {viewer.can('analytics.view') ? <Visits /> : <Checklist />}
        <section className="card-box" aria-labelledby="needs">
          <h2 id="needs">Needs you</h2>
          {todos.length === 0 ? <p className="muted">Nothing waits. New orders, comments and low stock stand here.</p> : (
            <ul className="todo">{todos.map((todo) => <li key={todo.title}><Link href={todo.href}>{todo.title}</Link><span>{todo.text}</span></li>)}</ul>
          )}
        </section>
      </div>
      <section className="card-box" aria-labelledby="edited">
        <h2 id="edited">Edited lately</h2>
        <Loaded query={edited}>
          {({ items }) => items.length === 0 ? <EmptyState title="Nothing is written yet"><Link className="button primary" href="/user/editor/new?type=page">Write the first page</Link></EmptyState> : (
            <table className="cards-on-phone">
              <thead><tr><th scope="col">Title</th><th scope="col">Type</th><th scope="col">Status</th><th scope="col">Edited</th></tr></thead>
              <tbody>
                {items.map((post) => (
                  <tr key={post.id}>
                    <td data-label="Title" className="lead"><Link className="title" href={`/user/editor/${post.id}`}>{post.title || 'Untitled'}</Link></td>
                    <td data-label="Type">{statusWords(post.type)}</td>
                    <td data-label="Status"><StatusMark status={post.status} /></td>
                    <td data-label="Edited"><RelativeTime time={post.updated_at} /></td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </Loaded>
      </section>
    </>
  )
}

interface Edited {
  id: string
  title: string
  type: string
  status: string
  updated_at: string
}

function Figures({ data, money }: { data: Summary; money: (minor: number) => string }) {
  const { visits, sales } = data
  const items: Kpi[] = []
  if (visits) {
    items.push(
      { title: 'Visits, 7 days', value: visits.now.views.toLocaleString('en'), now: visits.now.views, before: visits.before.views, note: 'on the week before' },
      { title: 'Read to the end', value: `${Math.round(visits.now.read_end * 100)}%`, now: visits.now.read_end * 100, before: visits.before.read_end * 100, isPoints: true },
    )
  }
  if (sales) {
    items.push(
      { title: 'Orders, 7 days', value: String(sales.now.orders), now: sales.now.orders, before: sales.before.orders, note: sales.now.test_orders > 0 ? `and ${sales.now.test_orders} with the test payment` : '' },
      { title: 'Sales, 7 days', value: money(sales.now.revenue_minor), now: sales.now.revenue_minor, before: sales.before.revenue_minor, note: sales.now.test_orders > 0 ? 'test orders are not counted' : '' },
    )
  }
  return items.length > 0 ? <Kpis items={items} /> : null
}

interface Report {
  bars: { at: string; views: number }[]
  is_sample: boolean
}

function Visits() {
  const timeZone = useTimeZone()
  const range = useMemo(() => {
    const to = Math.ceil(Date.now() / 60_000) * 60_000
    return { from: new Date(to - chartDays * dayMs).toISOString(), to: new Date(to).toISOString(), unit: '1d' }
  }, [])
  const query = useCall<Report>('/api/activity/report', range)
  return (
    <section className="card-box" aria-labelledby="visits">
      <h2 id="visits">Visits</h2>
      <Loaded query={query}>
        {({ bars, is_sample: isSample }) => (
          <Chart title="Visits" points={bars.map((bar) => ({ label: formatDate(new Date(bar.at), 'e b', timeZone), value: bar.views }))}
            caption={`Last ${chartDays} days. Times in ${timeZone.replaceAll('_', ' ')}.${isSample ? ' With sample visits of the demo.' : ''}`} />
        )}
      </Loaded>
    </section>
  )
}

const steps = [
  { title: 'Name your site', href: '/user/settings', minutes: 1 },
  { title: 'Write a page', href: '/user/editor/new?type=page', minutes: 5 },
  { title: 'Upload a picture', href: '/user/media', minutes: 1 },
  { title: 'Add a product', href: '/user/editor/new?type=product', minutes: 3 },
  { title: 'Try an order with the test payment', href: '/t/products', minutes: 2 },
  { title: 'Invite somebody', href: '/user/users', minutes: 1 },
]

function Checklist() {
  return (
    <section className="card-box" aria-labelledby="start">
      <h2 id="start">To begin with</h2>
      <ul className="checklist">{steps.map((step) => <li key={step.title}><span className="tick" aria-hidden="true" /><Link href={step.href}>{step.title}</Link><span className="muted">{step.minutes} min</span></li>)}</ul>
    </section>
  )
}

interface OwnOrder {
  id: string
  number: string
  total_minor: number
  currency_symbol: string
  payment_state: string
  fulfilment_state: string
  created_at: string
}

function MemberDay() {
  const money = useMoney()
  const orders = useList<OwnOrder>('/api/shop/orders', { mine: 'true', limit: 5 })
  return (
    <div className="two">
      <section className="card-box" aria-labelledby="own">
        <h2 id="own">Your orders</h2>
        <Loaded query={orders}>
          {({ items }) => items.length === 0 ? <EmptyState title="No orders yet"><a className="button primary" href="/t/products">Open the shop</a></EmptyState> : (
            <ul className="todo">{items.map((order) => <li key={order.id}><Link href={`/user/orders/${order.id}`}>{order.number}, {money(order.total_minor, order.currency_symbol)}</Link><span><StatusMark status={order.payment_state} /> · <StatusMark status={order.fulfilment_state} /> · <RelativeTime time={order.created_at} /></span></li>)}</ul>
          )}
        </Loaded>
      </section>
      <section className="card-box" aria-labelledby="account">
        <h2 id="account">Your account</h2>
        <ul className="todo"><li><Link href="/user/profile">Name, picture and password</Link><span>And where you are signed in</span></li><li><a href="/">Back to the site</a><span>Read, comment, shop</span></li></ul>
      </section>
    </div>
  )
}
