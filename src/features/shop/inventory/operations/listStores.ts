/** GET /api/shop/stores: the store locations (F-SHOP-06). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { storeLocation } from '../../schema.ts'
import { listStoreLocations } from '../storeLocations.ts'

export const listStores = operation({
  name: 'shop.stores',
  summary: 'Lists the store locations.',
  method: 'GET',
  path: '/api/shop/stores',
  capability: 'public',
  input: z.strictObject({}),
  output: z.array(storeLocation),
  run: ({ db }) => listStoreLocations(db),
})
