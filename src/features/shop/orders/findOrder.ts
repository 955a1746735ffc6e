/**
 * The link of an order for a guest who has lost the email: asked for by number and email address, sent to that email address only.
 * What is asked is looked up by a job, so that an answer is the same, and takes as long, whether there is such an order.
 */
import { createHash } from 'node:crypto'
import type { Platform } from '#platform/context.ts'
import { countTry } from '#platform/http/rateLimit.ts'
import { runHook } from '#platform/hooks.ts'
import { enqueueJob } from '#platform/jobs/enqueueJob.ts'
import { Problem } from '#platform/operations/problem.ts'

export const findOrderJob = 'shop.find-order'

/** Tries of one caller, and emails to one mailbox: nobody tries numbers out or floods somebody. */
const perCaller = { points: 10, windowSeconds: 3600 }
const perMailbox = { points: 3, windowSeconds: 3600 }

export interface OrderQuestion {
  number: string
  email: string
}

/** @throws Problem request.rate_limited (429) */
export async function askForOrder(
  platform: Platform,
  ip: string,
  { number, email }: OrderQuestion,
): Promise<void> {
  await countTry(platform, findOrderJob, ip, perCaller)
  const payload = { number: number.trim().replace(/^#/, '').toUpperCase(), email: email.trim().toLowerCase() }
  await enqueueJob(platform, platform.db, { kind: findOrderJob, payload })
}

/** The email is written where both fit; else nothing happens. */
export async function answerQuestion(platform: Platform, { number, email }: OrderQuestion): Promise<void> {
  const order = await platform.db
    .selectFrom('orders')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  if (!order || order.email?.toLowerCase() !== email) return
  try {
    await countTry(
      platform,
      `${findOrderJob}-email`,
      createHash('sha256').update(email).digest('base64url'),
      perMailbox,
    )
  } catch (error) {
    if (error instanceof Problem) return
    throw error
  }
  await platform.transaction((db) => runHook(platform, db, 'order.link_wanted', { order }))
}
