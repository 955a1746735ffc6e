/** POST /api/shop/addresses: keeps an address in the viewer's book (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { addressesOf, saveAddress } from '../addressBook.ts'
import { bookAddress, givenAddress } from '../../schema.ts'

/** Problems: address.missing (404), address.too_many (422). */
export const saveAddressOperation = operation({
  name: 'shop.save-address',
  summary: 'Adds an own address, or changes the one with that id; answers all of them.',
  method: 'POST',
  path: '/api/shop/addresses',
  capability: 'orders.view_own',
  rateLimit: { points: 60, windowSeconds: 60 },
  input: z.strictObject({
    id: z.uuid().optional(),
    address: givenAddress,
    is_default: z.boolean().default(false),
  }),
  output: z.array(bookAddress),
  async run(context, { id, address: wanted, is_default }) {
    const { viewer } = context
    if (viewer.id === null) throw requestProblem('capability.missing')
    const userId = viewer.id
    await context.transaction((db) =>
      saveAddress(context, db, userId, { id, address: wanted, isDefault: is_default }),
    )
    return addressesOf(context.db, userId)
  },
})
