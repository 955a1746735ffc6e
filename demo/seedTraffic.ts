/** What happened on the demo site in its first ninety days: comments, orders and visits, all made up. */
import { importActivity, type ImportedActivity } from '#features/activity/index.ts'
import { importComment } from '#features/comments/index.ts'
import { importOrder } from '#features/shop/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { demoComments, demoOrders, people, sequence, type DemoComment } from './community.ts'
import type { Made } from './content.ts'
import { journal } from './journal/index.ts'
import { pages } from './pages/index.ts'
import { demoProducts } from './products.ts'

const dayMs = 86_400_000

export async function seedComments(platform: Platform, made: Made): Promise<void> {
  const first = await platform.db.selectFrom('comment').select('id').executeTakeFirst()
  if (first) return
  await platform.transaction(async (db) => {
    for (const comment of demoComments) await putComment(platform, db, made, comment, null)
  })
}

async function putComment(
  platform: Platform,
  db: Db,
  made: Made,
  comment: DemoComment,
  parentId: string | null,
): Promise<void> {
  const author = people.find(({ key }) => key === comment.by)
  const postId = made.posts.get(comment.post)
  if (!author || !postId) throw new Error(`The demo has no post ${comment.post} or person ${comment.by}`)
  const id = await importComment(platform, db, {
    postId,
    parentId,
    value: comment.text,
    status: comment.status,
    authorId: made.people.get(comment.by) ?? null,
    authorName: author.name,
    createdAt: new Date(platform.clock.now().getTime() - comment.daysAgo * dayMs),
    likedBy: comment.likes.flatMap((key) => made.people.get(key) ?? []),
  })
  for (const reply of comment.replies ?? []) await putComment(platform, db, made, reply, id)
}

export async function seedOrders(platform: Platform, made: Made): Promise<void> {
  const first = await platform.db.selectFrom('orders').select('id').executeTakeFirst()
  if (first) return
  await platform.transaction(async (db) => {
    for (const order of demoOrders) {
      await importOrder(platform, db, {
        email: order.email,
        userId: order.by ? (made.people.get(order.by) ?? null) : null,
        placedAt: new Date(platform.clock.now().getTime() - order.daysAgo * dayMs),
        store: order.store,
        address: {
          name: order.name,
          line1: '12 Chapel Row',
          line2: '',
          city: 'Moorgate',
          region: '',
          postcode: '4410',
          country: 'PT',
          phone: '',
        },
        lines: order.lines.map(({ product, variantKey, quantity }) => ({
          postId: made.posts.get(product) ?? '',
          variantKey,
          quantity,
        })),
        fulfilment: order.fulfilment,
      })
    }
  })
}

const widths = [390, 412, 768, 1280, 1440, 1920]

/** Visits with a weekly rhythm and slow growth; marked as sample by the importer. */
export async function seedActivity(platform: Platform): Promise<void> {
  const first = await platform.db.selectFrom('activity').select('id').executeTakeFirst()
  if (first) return
  const next = sequence(7)
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(next() ** 1.6 * list.length)]
  const places = [
    '/',
    '/t/products',
    '/t/posts',
    ...journal.map(({ url }) => url),
    ...demoProducts.map(({ url }) => url),
    ...pages.slice(1).map(({ url }) => url),
  ]
  const now = platform.clock.now().getTime()
  const views: ImportedActivity[] = []
  for (let day = 89; day >= 0; day -= 1) {
    const weekday = new Date(now - day * dayMs).getUTCDay()
    const visits = Math.round(
      (7 + (89 - day) * 0.06) * (weekday === 0 || weekday === 6 ? 1.5 : 1) * (0.8 + next() * 0.4),
    )
    for (let visit = 0; visit < visits; visit += 1) {
      let at = now - day * dayMs - next() * dayMs * 0.6
      let from = ''
      const visitor = `sample-${day}-${visit}`
      const screenWidth = pick(widths) ?? 1280
      const length = 1 + Math.floor(next() * next() * 5)
      for (let step = 0; step < length; step += 1) {
        const url = pick(places) ?? '/'
        const durationSeconds = Math.round(8 + next() * next() * 240)
        views.push({
          at: new Date(at),
          url,
          fromUrl: from,
          visitor,
          clicks: Math.floor(next() * 6),
          readEnd: next() < 0.41,
          durationSeconds,
          screenWidth,
          isInitial: step === 0,
        })
        at += durationSeconds * 1000
        from = url
      }
    }
  }
  await importActivity(
    platform,
    views.filter(({ at }) => at.getTime() <= now),
  )
}
