/** The inbox of providers' events: proven first, stored once, worked on in the same request; 2xx only after commit. */
import type { Platform } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { runBatch } from '#platform/database/batch.ts'
import { applyPayment, paymentOfSession, type PaymentOfSession } from './applyPayment.ts'
import { applyDispute, applyRefund } from './providerRefunds.ts'
import type { ProviderEvent } from './provider.ts'
import { isOutOfReach, providerNamed } from './providers.ts'

export interface Received {
  provider: string
  rawBody: Uint8Array
  header(name: string): string | undefined
}

/**
 * Takes one event in. The same event twice has one effect.
 * @throws Problem payment.signature (400), payment.unknown_provider (404): nothing is written then
 */
export async function receiveEvent(platform: Platform, received: Received): Promise<void> {
  const provider = providerNamed(received.provider)
  const event = await provider.readEvent(platform, received.rawBody, received.header)
  const keep = keepEvent({
    provider: provider.name,
    eventId: event.id,
    type: event.type,
    payload: JSON.stringify({
      ...event.payload,
      session_ref: event.paymentSessionRef,
      refund_ref: event.refundRef,
      dispute_ref: event.disputeRef,
    }),
    now: platform.clock.now(),
  })
  const [[kept], [payment]] = await runBatch(
    platform.db,
    keep,
    paymentOfSession({ provider: provider.name, ref: event.paymentSessionRef ?? '' }),
  )
  if (kept?.processed_at) return
  await workOn(platform, provider.name, event, payment)
}

const keepEvent = statement<{
  provider: string
  eventId: string
  type: string
  payload: string
  now: Date
}>()((db, slot) =>
  db
    .insertInto('payment_event')
    .values({
      provider: slot('provider'),
      event_id: slot('eventId'),
      type: slot('type'),
      payload: slot('payload'),
      received_at: slot('now'),
      error: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider', 'event_id']).doUpdateSet({ event_id: slot('eventId') }),
    )
    .returning('processed_at'),
)

const eventDone = statement<{ provider: string; eventId: string; now: Date }>()((db, slot) =>
  db
    .updateTable('payment_event')
    .set({ processed_at: slot('now'), error: null })
    .where('provider', '=', slot('provider'))
    .where('event_id', '=', slot('eventId')),
)

async function workOn(
  platform: Platform,
  provider: string,
  event: Pick<ProviderEvent, 'id' | 'paymentSessionRef' | 'refundRef' | 'disputeRef'>,
  known?: PaymentOfSession,
): Promise<void> {
  const { id: eventId, paymentSessionRef, refundRef, disputeRef } = event
  const done = eventDone({ provider, eventId, now: platform.clock.now() })
  try {
    if (paymentSessionRef && !refundRef && !disputeRef) {
      await applyPayment(platform, provider, paymentSessionRef, { also: done, known })
      return
    }
    if (paymentSessionRef) await applyPayment(platform, provider, paymentSessionRef)
    if (refundRef) await applyRefund(platform, provider, refundRef)
    if (disputeRef) await applyDispute(platform, provider, disputeRef)
    await done.execute(platform.db)
  } catch (error) {
    await platform.db
      .updateTable('payment_event')
      .where('provider', '=', provider)
      .where('event_id', '=', eventId)
      .set((column) => ({
        attempts: column('attempts', '+', 1),
        error: error instanceof Error ? error.message : String(error),
      }))
      .execute()
    throw error
  }
}

/** Works again on events whose first try failed; the worker calls it. */
export async function retryEvents(platform: Platform): Promise<void> {
  const rows = await platform.db
    .selectFrom('payment_event')
    .select(['provider', 'event_id', 'payload'])
    .where('processed_at', 'is', null)
    .where('received_at', '<', new Date(platform.clock.now().getTime() - 60_000))
    .orderBy('received_at')
    .limit(100)
    .execute()
  for (const row of rows) {
    const refAt = (name: string) => {
      const ref = row.payload[name]
      return typeof ref === 'string' ? ref : null
    }
    try {
      await workOn(platform, row.provider, {
        id: row.event_id,
        paymentSessionRef: refAt('session_ref'),
        refundRef: refAt('refund_ref'),
        disputeRef: refAt('dispute_ref'),
      })
    } catch (error) {
      if (!isOutOfReach(error)) platform.log.warn({ err: error, event: row.event_id }, 'shop.event_retry')
    }
  }
}
