/** POST /api/shop/create-session: as by GET, for those who would not change anything by a GET (F-SHOP-10). */
import type { Operation } from '#platform/operations/operation.ts'
import { createSessionOperation } from './createPaymentSession.ts'

export const createSessionByPostOperation: Operation = {
  ...createSessionOperation,
  name: 'shop.create-session-by-post',
  method: 'POST',
}
