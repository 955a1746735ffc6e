/** DELETE /api/shop/stores/{id}: closes a place of the shop (F-SHOP-06). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { closeStore } from '../closeStore.ts'
import { storeLocation } from '../../schema.ts'
import { listStoreLocations } from '../storeLocations.ts'

/** Past orders still name it. Problems: store.missing (404), store.has_stock, store.has_orders, store.has_products (422). */
export const closeStoreOperation = operation({
  name: 'shop.close-store',
  summary:
    'Closes a place of the shop; refused with the reason while stock or orders stand there. Answers the others.',
  method: 'DELETE',
  path: '/api/shop/stores/{id}',
  capability: 'settings.shop',
  input: z.strictObject({ id: z.uuid() }),
  output: z.array(storeLocation),
  audit: ({ id }) => ({ kind: 'store.closed', target: id }),
  async run(context, { id }) {
    await context.transaction((db) => closeStore(context, db, id))
    return listStoreLocations(context.db)
  },
})
