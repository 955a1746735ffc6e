/** GET /api/dashboard/summary: what the first screen of the dashboard tells of the last days, by what the viewer may see. */
import { z } from 'zod'
import { visitStats } from '#features/activity/index.ts'
import { commentCounts, reportedCount } from '#features/comments/index.ts'
import { faultySnippets } from '#features/content/index.ts'
import { unreadEntries } from '#features/forms/index.ts'
import { lowStock, orderStats, storeLocations } from '#features/shop/index.ts'
import type { Platform } from '#platform/context.ts'
import { failedJobCount } from '#platform/jobs/failedJobs.ts'
import { isSecretCurrent } from '#platform/installationSecret.ts'
import { operation } from '#platform/operations/operation.ts'
import { unreadableValues, type Unreadable } from '#platform/sealedPlaces.ts'
import { today } from '../texts/today.ts'

const dayMs = 86_400_000
const visits = z.object({ views: z.number(), read_end: z.number() })
const sales = z.object({
  orders: z.number(),
  test_orders: z.number(),
  revenue_minor: z.number(),
  test_revenue_minor: z.number(),
})
const otherSales = z.object({
  currency: z.object({ code: z.string().nullable(), symbol: z.string(), exponent: z.number() }),
  orders: z.number(),
  revenue_minor: z.number(),
})

/** Each part is null for those who may not see it; figures are beside those of as many days before. */
export const dashboardSummary = operation({
  name: 'dashboard.summary',
  summary: 'Visits, orders, comments waiting and stock running out of the last days.',
  method: 'GET',
  path: '/api/dashboard/summary',
  capability: 'dashboard.view',
  input: z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(7) }),
  output: z.object({
    visits: z.object({ now: visits, before: visits }).nullable(),
    sales: z
      .object({
        now: sales,
        before: sales,
        others: z.array(otherSales),
        waiting: z.number(),
        waiting_test: z.number(),
        waiting_unpaid: z.number(),
        handing_over: z.number(),
        handed_over_unpaid: z.number(),
        attention: z.number(),
      })
      .nullable(),
    comments: z.object({ pending: z.number(), reported: z.number() }).nullable(),
    form_entries: z.object({ unread: z.number(), form_id: z.string().nullable() }).nullable(),
    low_stock: z
      .array(
        z.object({
          post_id: z.string(),
          title: z.string(),
          available: z.number(),
          has_variants: z.boolean(),
          place: z.string().nullable(),
        }),
      )
      .nullable(),
    /** Stored keys and passwords that this process cannot read, in words. */
    unreadable: z.array(z.object({ title: z.string(), screen: z.string() })).nullable(),
    /** Background jobs that were given up. */
    failed_jobs: z.number().nullable(),
    /** Published snippets that visitors do not see, because something in them is wrong. */
    faulty_snippets: z.array(z.object({ id: z.string(), title: z.string() })).nullable(),
  }),
  async run(context, { days }) {
    const { db, viewer, clock } = context
    const to = clock.now()
    const from = new Date(to.getTime() - days * dayMs)
    const start = new Date(from.getTime() - days * dayMs)
    const [
      visitsNow,
      visitsBefore,
      salesNow,
      salesBefore,
      counts,
      entries,
      low,
      unreadable,
      faulty,
      failedJobs,
    ] = await Promise.all([
      viewer.can('analytics.view') ? visitStats(db, from, to) : null,
      viewer.can('analytics.view') ? visitStats(db, start, from) : null,
      viewer.can('orders.manage') ? orderStats(db, from, to) : null,
      viewer.can('orders.manage') ? orderStats(db, start, from) : null,
      viewer.can('comments.moderate') ? Promise.all([commentCounts(db, to), reportedCount(db, to)]) : null,
      viewer.can('forms.data') ? unreadEntries(db) : null,
      viewer.can('stock.manage') ? Promise.all([lowStock(db, 12), storeLocations(db)]) : null,
      viewer.can('settings.write') ? unreadableNow(context) : null,
      viewer.can('code.write') ? faultySnippets(db, viewer, to) : null,
      viewer.can('settings.write') ? failedJobCount(context) : null,
    ])
    return {
      visits: visitsNow && visitsBefore ? { now: visitsNow, before: visitsBefore } : null,
      sales:
        salesNow && salesBefore
          ? {
              now: salesNow,
              before: salesBefore,
              others: salesNow.others,
              waiting: salesNow.waiting,
              waiting_test: salesNow.waiting_test,
              waiting_unpaid: salesNow.waiting_unpaid,
              handing_over: salesNow.handing_over,
              handed_over_unpaid: salesNow.handed_over_unpaid,
              attention: salesNow.attention,
            }
          : null,
      comments: counts && { pending: counts[0].pending, reported: counts[1] },
      form_entries: entries,
      low_stock:
        low &&
        low[0].map(({ post_id, title, available, variant_key, store }) => ({
          post_id,
          title,
          available,
          has_variants: variant_key !== 'default',
          place: placeOf(low[1], store),
        })),
      unreadable,
      failed_jobs: failedJobs,
      faulty_snippets: faulty,
    }
  },
})

/** Of one place out of several it is said which: the others may have some. */
function placeOf(places: readonly { value: string; title: string }[], store: string): string | null {
  return places.length > 1 ? (places.find(({ value }) => value === store)?.title ?? null) : null
}

async function unreadableNow(platform: Platform): Promise<Unreadable[]> {
  if (!(await isSecretCurrent(platform, platform.db)))
    return [{ title: today.all_unreadable, screen: '/user/settings' }]
  return unreadableValues(platform, platform.db)
}
