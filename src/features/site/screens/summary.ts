/** What GET /api/dashboard/summary answers, and what of it asks for somebody. */
import type { CurrencyData } from '#ui/price.ts'
import { today } from '../texts/today.ts'

export interface Summary {
  visits: { now: { views: number; read_end: number }; before: { views: number; read_end: number } } | null
  sales: {
    now: { orders: number; test_orders: number; revenue_minor: number; test_revenue_minor: number }
    before: { orders: number; revenue_minor: number }
    /** Orders of these days in other currencies: each its own money. */
    others: { currency: CurrencyData; orders: number; revenue_minor: number }[]
    waiting: number
    waiting_test: number
    waiting_unpaid: number
    /** To be handed over to who collects them; to look at, to answer or to give money back for. */
    handing_over: number
    /** Sent or picked up, with money still to come. */
    handed_over_unpaid: number
    attention: number
  } | null
  comments: { pending: number; reported: number } | null
  form_entries: { unread: number; form_id: string | null } | null
  low_stock: LowStock[] | null
  unreadable: { title: string; screen: string }[] | null
  /** Background jobs that were given up. */
  failed_jobs: number | null
  /** Published snippets that visitors do not see, because something in them is wrong. */
  faulty_snippets: { id: string; title: string }[] | null
}

interface LowStock {
  post_id: string
  title: string
  available: number
  has_variants: boolean
  /** The location, where there are several. */
  place: string | null
}

export interface Todo {
  title: string
  text: string
  href: string
}

/** What asks for somebody, the most urgent first. */
export function todosOf({
  sales,
  comments,
  form_entries: entries,
  low_stock: low,
  unreadable,
  failed_jobs: failedJobs,
  faulty_snippets: faulty,
}: Summary): Todo[] {
  const todos: Todo[] = []
  if (unreadable && unreadable.length > 0) {
    const titles = unreadable.map(({ title }) => title)
    const named =
      unreadable.length > 3
        ? today.and_more({ first: titles.slice(0, 3).join(', '), count: unreadable.length - 3 })
        : titles.join(', ')
    todos.push({
      title: today.unreadable({ count: unreadable.length }),
      text: today.unreadable_text({ named: `${named[0]?.toUpperCase() ?? ''}${named.slice(1)}` }),
      href: unreadable[0]?.screen ?? '/user/settings',
    })
  }
  if (failedJobs) {
    todos.push({
      title: today.failed_jobs({ count: failedJobs }),
      text: today.failed_jobs_text,
      href: '/user/jobs',
    })
  }
  const [faultyOne] = faulty ?? []
  if (faulty && faultyOne) {
    const { title } = faultyOne
    todos.push(
      faulty.length === 1
        ? {
            title: today.faulty_snippet,
            text: today.faulty_snippet_text({ title }),
            href: `/user/editor/${faultyOne.id}`,
          }
        : {
            title: today.faulty_snippets({ count: faulty.length }),
            text: today.faulty_snippets_text({ title }),
            href: '/user/content/sniplet',
          },
    )
  }
  if (sales && sales.attention > 0) {
    todos.push({
      title: today.attention({ count: sales.attention }),
      text: today.attention_text,
      href: '/user/orders?needs=attention',
    })
  }
  if (sales && sales.waiting > 0) {
    todos.push({
      title: today.pack({ count: sales.waiting }),
      text: packText(sales),
      href: '/user/orders?needs=packing',
    })
  }
  if (sales && sales.handing_over > 0) {
    todos.push({
      title: today.hand_over({ count: sales.handing_over }),
      text: today.hand_over_text,
      href: '/user/orders?needs=handing_over',
    })
  }
  if (sales && sales.handed_over_unpaid > 0) {
    todos.push({
      title: today.unpaid({ count: sales.handed_over_unpaid }),
      text: today.unpaid_text,
      href: '/user/orders?needs=payment',
    })
  }
  if (comments && comments.pending > 0) {
    todos.push({
      title: today.comments({ count: comments.pending }),
      text: today.comments_text,
      href: '/user/comments',
    })
  }
  if (comments && comments.reported > 0) {
    todos.push({
      title: today.reported({ count: comments.reported }),
      text: today.reported_text,
      href: '/user/comments?status=reported',
    })
  }
  if (entries && entries.unread > 0) {
    const href = entries.form_id ? `/user/${entries.form_id}/form-data?status=new` : '/user/forms'
    todos.push({
      title: today.entries({ count: entries.unread }),
      text: today.entries_text,
      href,
    })
  }
  for (const { title, available, has_variants: hasVariants, place, post_id: id } of emptiest(low ?? [])) {
    const left =
      available > 0 ? today.left({ count: available }) : hasVariants ? today.variant_sold_out : today.sold_out
    todos.push({
      title: place === null ? today.low({ title, left }) : today.low_at({ title, left, place }),
      text:
        available > 0 ? today.running_out : place === null ? today.nothing_left : today.nothing_left_there,
      href: `/user/products/${id}`,
    })
  }
  return todos
}

function packText({
  waiting,
  waiting_test: tests,
  waiting_unpaid: unpaid,
}: NonNullable<Summary['sales']>): string {
  if (tests === waiting) return today.all_tests
  if (unpaid === waiting) return today.none_paid
  const apart = [
    ...(tests > 0 ? [today.some_tests({ count: tests })] : []),
    ...(unpaid > 0 ? [today.some_unpaid({ count: unpaid })] : []),
  ]
  return apart.length > 0 ? apart.join(', ') : today.paid_waiting
}

/** One line a product, by its emptiest variant; three at most. */
function emptiest(rows: NonNullable<Summary['low_stock']>): NonNullable<Summary['low_stock']> {
  const byProduct = new Map<string, LowStock>()
  for (const row of rows) {
    const known = byProduct.get(row.post_id)
    if (!known || row.available < known.available) byProduct.set(row.post_id, row)
  }
  return [...byProduct.values()].slice(0, 3)
}

/** `Good morning` until noon, then afternoon, from six o'clock evening. */
export function greeting(name: string, hour: number): string {
  const first = name.split(' ')[0] ?? name
  return hour < 12
    ? today.good_morning({ name: first })
    : hour < 18
      ? today.good_afternoon({ name: first })
      : today.good_evening({ name: first })
}
