/** Visits and sales of seven days, each beside those of the week before. Test orders are marked and are no money. */
import { formatNumber, formatShare } from '#platform/language/format.ts'
import { Kpis, type Kpi } from '#ui/Kpis.tsx'
import { useMoney, useMoneyTerms } from '#ui/money.ts'
import { formatPrice } from '#ui/price.ts'
import type { Summary } from './summary.ts'
import { today } from '../texts/today.ts'

export function Figures({ data }: { data: Summary }) {
  const money = useMoney()
  const { currency: siteCurrency } = useMoneyTerms()
  const { visits, sales } = data
  const items: Kpi[] = []
  if (visits) {
    items.push(
      {
        title: today.visits_7_days,
        value: formatNumber(visits.now.views),
        now: visits.now.views,
        before: visits.before.views,
        note: today.on_the_week_before,
      },
      {
        title: today.read_to_the_end,
        value: formatShare(visits.now.read_end),
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
        title: today.orders_7_days,
        value: String(now.orders),
        now: now.orders,
        before: before.orders,
        aside: hasTests ? { mark: today.test, text: today.orders({ count: now.test_orders }) } : undefined,
      },
      {
        title: today.sales_7_days,
        // A shop that has no currency yet has sold nothing either.
        value: siteCurrency === '' ? formatNumber(now.revenue_minor) : money(now.revenue_minor),
        now: now.revenue_minor,
        before: before.revenue_minor,
        aside: hasTests
          ? { mark: today.test, text: today.not_counted({ amount: money(now.test_revenue_minor) }) }
          : undefined,
        more: sales.others.map(({ currency, orders, revenue_minor: revenue }) =>
          today.and_in_currency({
            amount: formatPrice(revenue, currency),
            count: orders,
            currency: currency.code ?? '',
          }),
        ),
      },
    )
  }
  return items.length > 0 ? <Kpis items={items} /> : null
}
