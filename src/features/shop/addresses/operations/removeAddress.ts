/** DELETE /api/shop/addresses/{id}: takes an address out of the viewer's book (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { problem as requestProblem } from '#platform/operations/problem.ts'
import { addressesOf, removeAddress } from '../addressBook.ts'
import { bookAddress } from '../../schema.ts'

/** Past orders keep theirs. Problems: address.missing (404). */
export const removeAddressOperation = operation({
  name: 'shop.remove-address',
  summary: 'Takes an own address out of the book; answers the others.',
  method: 'DELETE',
  path: '/api/shop/addresses/{id}',
  capability: 'orders.view_own',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(bookAddress),
  async run(context, { id }) {
    const { viewer } = context
    if (viewer.id === null) throw requestProblem('capability.missing')
    const userId = viewer.id
    await context.transaction((db) => removeAddress(db, userId, id))
    return addressesOf(context.db, userId)
  },
})
