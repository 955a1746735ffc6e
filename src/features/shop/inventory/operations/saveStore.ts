/** POST /api/shop/stores: adds or changes a store location (F-SHOP-06). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { storeLocation } from '../../schema.ts'
import { listStoreLocations, saveStoreLocation } from '../storeLocations.ts'

/** Problems: store.taken, store.unknown (422). */
export const saveStore = operation({
  name: 'shop.save-store',
  summary: 'Adds a store location, or changes the one with that id; answers all of them.',
  method: 'POST',
  path: '/api/shop/stores',
  capability: 'settings.shop',
  input: z.strictObject({
    id: z.uuid().optional(),
    value: z.string().trim().min(1).max(60).optional(),
    title: z.string().trim().min(1).max(100),
    address: z.string().trim().max(500).optional(),
    pickup_enabled: z.boolean().optional(),
  }),
  output: z.array(storeLocation),
  audit: (input) => ({ kind: 'store.saved', target: input.id ?? input.title }),
  async run(context, input) {
    await context.transaction((db) => saveStoreLocation(context, db, input))
    return listStoreLocations(context.db)
  },
})
