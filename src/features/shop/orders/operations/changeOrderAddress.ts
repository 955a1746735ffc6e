/** POST /api/shop/orders/{id}/address: another address for what has not been sent yet (F-SHOP-13). */
import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { changeAddress } from '../changeAddress.ts'
import { readOrder } from '../readOrders.ts'
import { givenAddress, orderDetail } from '../../schema.ts'

export const changeOrderAddress = operation({
  name: 'shop.change-order-address',
  summary: 'Changes where an order goes, while something of it is still to be sent.',
  method: 'POST',
  path: '/api/shop/orders/{id}/address',
  capability: 'orders.manage',
  input: z.strictObject({ id: z.uuid(), address: givenAddress }),
  output: orderDetail,
  audit: (input) => ({ kind: 'order.address_changed', target: input.id }),
  async run(context, input) {
    await changeAddress(context, input.id, input.address, context.viewer.id)
    return readOrder(context.db, input.id)
  },
})
