/**
 * What an order is at, derived from what happened to it, and what the shop still owes by it: the one definition for the
 * list, its views, the number on Home, the buttons and texts of an order, and the packing slip.
 */
import { sql } from 'kysely'
import type { NeedFilter, OrderNeed, OrderStatus } from './orderStates.ts'

/** The items of an order's line that are to be sent or handed over and neither left the shop nor came back. */
export const itemsToShip = sql<number>`
  case when not order_line.requires_shipping then 0 else greatest(0, order_line.quantity - coalesce((
    select sum(back.quantity) from refund join refund_line back on back.refund_id = refund.id
    where refund.order_id = order_line.order_id and refund.state <> 'failed'
      and back.order_line_id = order_line.id), 0) - coalesce((
    select sum(sent.quantity) from shipment join shipment_line sent on sent.shipment_id = shipment.id
    where shipment.order_id = order_line.order_id
      and sent.order_line_id = order_line.id), 0)) end`

const isUnsent = sql<boolean>`exists (
  select 1 from order_line where order_line.order_id = orders.id and ${itemsToShip} > 0)`

/** All the money is gone again: nothing is owed for it any more. */
const isGone = sql<boolean>`(orders.payment_state in ('refunded', 'charged_back'))`

/**
 * Money that must go back: of an order that ended, money beyond its total, a refund that is under way, and one that failed
 * and was not made good.
 */
const owesMoney = sql<boolean>`(orders.paid_minor > orders.refunded_minor and (
  orders.order_state in ('cancelled', 'expired')
  or (orders.order_state in ('placed', 'completed') and orders.paid_minor - orders.refunded_minor > orders.total_minor)
  or exists (select 1 from refund where refund.order_id = orders.id and (
    refund.state = 'requested' or (refund.state = 'failed' and not exists (
      select 1 from refund made where made.order_id = refund.order_id
        and made.state <> 'failed' and (made.created_at, made.id) > (refund.created_at, refund.id)))))))`

const isInReview = sql<boolean>`(orders.order_state = 'review' and not ${isGone})`

/** Each as a condition on a row of `orders`. */
const needConditionsOfOne = {
  packing: sql<boolean>`(orders.order_state = 'placed' and orders.payment_state <> 'disputed' and not ${isGone} and ${isUnsent})`,
  handing_over: sql<boolean>`(orders.order_state = 'placed' and orders.fulfilment_state = 'ready_for_pickup' and not ${isGone})`,
  attention: sql<boolean>`(${isInReview} or orders.payment_state = 'disputed' or ${owesMoney})`,
  payment: sql<boolean>`(orders.order_state = 'pending' or (orders.order_state in ('placed', 'completed') and orders.payment_state in ('unpaid', 'failed')))`,
} satisfies Record<OrderNeed, unknown>

/** The same for what a list is narrowed to. */
export const needConditions = {
  ...needConditionsOfOne,
  todo: sql<boolean>`(${needConditionsOfOne.packing} or ${needConditionsOfOne.handing_over} or ${needConditionsOfOne.attention})`,
} satisfies Record<NeedFilter, unknown>

/** What the shop owes by an order, as a list. */
export const needsOfOrder = sql<OrderNeed[]>`array_remove(array[
  case when ${needConditions.packing} then 'packing' end, case when ${needConditions.handing_over} then 'handing_over' end,
  case when ${needConditions.attention} then 'attention' end, case when ${needConditions.payment} then 'payment' end], null)`

/** The one word for what an order is at: what asks for somebody goes before where its items are. */
export const statusOfOrder = sql<OrderStatus>`case
  when ${isInReview} then 'review'
  when orders.payment_state = 'disputed' then 'disputed'
  when ${owesMoney} then 'refund_due'
  when orders.order_state in ('pending', 'expired', 'cancelled') then orders.order_state
  when ${isGone} then orders.payment_state
  when orders.order_state = 'placed' and ${isUnsent} then case when orders.fulfilment_state = 'none' then 'to_pack' else 'partly_sent' end
  when orders.fulfilment_state = 'none' then 'nothing_to_send'
  when orders.fulfilment_state = 'partial' then 'shipped'
  else orders.fulfilment_state end`
