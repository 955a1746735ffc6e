/** An order as its page shows it, to who bought it and to who runs the shop. */
import type { BuyerOrder, OrderDetail, StaffOrder } from '../../schema.ts'

/** Who bought it gets the way to its invoice and files along. */
export type Order = OrderDetail &
  Partial<
    Pick<BuyerOrder, 'invoice_url' | 'payment_instructions' | 'downloads' | 'page_url' | 'pay_url'> &
      Pick<StaffOrder, 'pay_link'>
  >
