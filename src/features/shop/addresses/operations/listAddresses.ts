/** GET /api/shop/addresses: the viewer's address book (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { addressesOf } from '../addressBook.ts'
import { bookAddress } from '../../schema.ts'

export const listAddresses = operation({
  name: 'shop.addresses',
  summary: 'Lists the own addresses, the default first.',
  method: 'GET',
  path: '/api/shop/addresses',
  capability: 'orders.view_own',
  input: z.strictObject({}),
  output: z.array(bookAddress),
  run: (context) => addressesOf(context.db, context.viewer.id),
})
