/** What GET /api/dashboard/summary answers, and what of it asks for somebody. */
import type { CurrencyData } from '#ui/price.ts'

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
  unreadable: string[] | null
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
    const [first = ''] = unreadable
    const named =
      unreadable.length > 3
        ? `${unreadable.slice(0, 3).join(', ')} and ${unreadable.length - 3} more`
        : unreadable.join(', ')
    todos.push({
      title:
        unreadable.length === 1
          ? 'A stored key cannot be read'
          : `${unreadable.length} stored keys cannot be read`,
      text: `${named[0]?.toUpperCase() ?? ''}${named.slice(1)}. Enter it again, or start with the PLINTH_SECRET that it was stored with.`,
      href: first.startsWith('the second step') ? '/user/users' : '/user/settings',
    })
  }
  if (failedJobs) {
    todos.push({
      title: failedJobs === 1 ? '1 background job failed' : `${failedJobs} background jobs failed`,
      text: 'They are not tried again by themselves: see why, and run them again',
      href: '/user/jobs',
    })
  }
  const [faultyOne] = faulty ?? []
  if (faulty && faultyOne) {
    const named = `“${faultyOne.title}”`
    todos.push(
      faulty.length === 1
        ? {
            title: 'A snippet does not work',
            text: `${named} is left out of every page until it is put right`,
            href: `/user/editor/${faultyOne.id}`,
          }
        : {
            title: `${faulty.length} snippets do not work`,
            text: `${named} and others are left out of every page until they are put right`,
            href: '/user/content/sniplet',
          },
    )
  }
  if (sales && sales.attention > 0) {
    todos.push({
      title: sales.attention === 1 ? '1 order needs attention' : `${sales.attention} orders need attention`,
      text: 'A dispute, a payment that does not fit, or money to return',
      href: '/user/orders?needs=attention',
    })
  }
  if (sales && sales.waiting > 0) {
    todos.push({
      title: sales.waiting === 1 ? 'Pack 1 order' : `Pack ${sales.waiting} orders`,
      text: packText(sales),
      href: '/user/orders?needs=packing',
    })
  }
  if (sales && sales.handing_over > 0) {
    todos.push({
      title: sales.handing_over === 1 ? 'Hand over 1 order' : `Hand over ${sales.handing_over} orders`,
      text: 'Packed and waiting for whoever collects it',
      href: '/user/orders?needs=handing_over',
    })
  }
  if (sales && sales.handed_over_unpaid > 0) {
    const isOne = sales.handed_over_unpaid === 1
    todos.push({
      title: isOne
        ? '1 order was handed over and is not paid'
        : `${sales.handed_over_unpaid} orders were handed over and are not paid`,
      text: 'Mark as paid once the money is there',
      href: '/user/orders?needs=payment',
    })
  }
  if (comments && comments.pending > 0) {
    todos.push({
      title: comments.pending === 1 ? '1 comment to read' : `${comments.pending} comments to read`,
      text: 'Waiting for a yes or no',
      href: '/user/comments',
    })
  }
  if (comments && comments.reported > 0) {
    todos.push({
      title: comments.reported === 1 ? '1 reported comment' : `${comments.reported} reported comments`,
      text: 'Reported by readers, waiting for your decision',
      href: '/user/comments?status=reported',
    })
  }
  if (entries && entries.unread > 0) {
    const href = entries.form_id ? `/user/${entries.form_id}/form-data?status=new` : '/user/forms'
    todos.push({
      title: entries.unread === 1 ? '1 form entry to read' : `${entries.unread} form entries to read`,
      text: 'Sent by a visitor',
      href,
    })
  }
  for (const { title, available, has_variants: hasVariants, place, post_id: id } of emptiest(low ?? [])) {
    const left =
      available > 0
        ? available === 1
          ? 'last one'
          : `${available} left`
        : hasVariants
          ? 'a variant is sold out'
          : 'sold out'
    todos.push({
      title: `${title}: ${left}${place === null ? '' : ` in ${place}`}`,
      text:
        available > 0
          ? 'Stock is running out'
          : place === null
            ? 'Nothing is left in stock'
            : 'Nothing is left there',
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
  if (tests === waiting) return 'Paid with the test payment'
  if (unpaid === waiting) return 'Not paid yet'
  const apart = [
    ...(tests > 0 ? [`${tests} of them paid with the test payment`] : []),
    ...(unpaid > 0 ? [`${unpaid} of them not paid yet`] : []),
  ]
  return apart.length > 0 ? apart.join(', ') : 'Paid and waiting for a parcel'
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
  const time = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return `Good ${time}, ${name.split(' ')[0] ?? name}`
}
