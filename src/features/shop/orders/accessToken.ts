/** The secret of an order's own page: made from the order, so that emails can hold it and nothing stores it. */
import { createHmac } from 'node:crypto'
import type { Platform } from '#platform/context.ts'

export function accessToken(platform: Pick<Platform, 'secret'>, orderId: string): string {
  return createHmac('sha256', platform.secret).update(`order ${orderId}`).digest('base64url')
}

/** The page of an order for whoever holds its email, without an account. */
export function orderPagePath(
  platform: Pick<Platform, 'secret'>,
  order: { id: string; number: string },
): string {
  return `/order/${encodeURIComponent(order.number)}?token=${accessToken(platform, order.id)}`
}

/** Opens the payment page of an order that waits for it; whoever holds its email may pay it. */
export function payLinkPath(
  platform: Pick<Platform, 'secret'>,
  order: { id: string; number: string },
): string {
  return `/pay/order/${encodeURIComponent(order.number)}?token=${accessToken(platform, order.id)}`
}

/** The invoice of an order for whoever holds its email. */
export function invoicePath(
  platform: Pick<Platform, 'secret'>,
  order: { id: string; number: string },
): string {
  return `/api/shop/invoice?number=${encodeURIComponent(order.number)}&token=${accessToken(platform, order.id)}`
}
