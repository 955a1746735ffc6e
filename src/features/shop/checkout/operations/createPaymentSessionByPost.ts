/** POST /api/shop/create-session: as by GET, for those who would not change anything by a GET (F-SHOP-10). */
import type { Operation } from '#platform/operations/operation.ts'
import { createPaymentSessionOperation } from './createPaymentSession.ts'

export const createPaymentSessionByPostOperation: Operation = {
  ...createPaymentSessionOperation,
  name: 'shop.create-session-by-post',
  method: 'POST',
}
