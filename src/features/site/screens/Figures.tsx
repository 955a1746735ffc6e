/** Visits and sales of seven days, each beside those of the week before. Test orders are marked and are no money. */
import { formatNumber } from '#platform/language/format.ts'
import { Kpis, type Kpi } from '#ui/Kpis.tsx'
import { useMoney } from '#ui/money.ts'
import { formatPrice } from '#ui/price.ts'
import type { Summary } from './summary.ts'

export function Figures({ data }: { data: Summary }) {
  const money = useMoney()
  const { visits, sales } = data
  const items: Kpi[] = []
  if (visits) {
    items.push(
      {
        title: 'Visits, 7 days',
        value: formatNumber(visits.now.views),
        now: visits.now.views,
        before: visits.before.views,
        note: 'on the week before',
      },
      {
        title: 'Read to the end',
        value: `${Math.round(visits.now.read_end * 100)}%`,
        now: visits.now.read_end * 100,
        before: visits.before.read_end * 100,
        isPoints: true,
      },
    )
  }
  if (sales) {
    const { now, before } = sales
    const hasTests = now.test_orders > 0
    items.push(
      {
        title: 'Orders, 7 days',
        value: String(now.orders),
        now: now.orders,
        before: before.orders,
        aside: hasTests
          ? { mark: 'Test', text: now.test_orders === 1 ? '1 order' : `${now.test_orders} orders` }
          : undefined,
      },
      {
        title: 'Sales, 7 days',
        value: money(now.revenue_minor),
        now: now.revenue_minor,
        before: before.revenue_minor,
        aside: hasTests ? { mark: 'Test', text: `${money(now.test_revenue_minor)}, not counted` } : undefined,
        more: sales.others.map(
          ({ currency, orders, revenue_minor: revenue }) =>
            `and ${formatPrice(revenue, currency)} from ${orders === 1 ? '1 order' : `${orders} orders`} in ${currency.code}`,
        ),
      },
    )
  }
  return items.length > 0 ? <Kpis items={items} /> : null
}
