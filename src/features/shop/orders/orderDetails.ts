/** What emails and documents of an order are written from, read in one trip. */
import { sql } from 'kysely'
import { settingsQuery, settingValues } from '#features/settings/index.ts'
import type { Db } from '#platform/context.ts'
import { statement } from '#platform/database/statement.ts'
import { capabilityTable } from '#platform/operations/capabilities.ts'
import { runBatch, type RowsOfEach } from '#platform/database/batch.ts'
import { emailTemplatesQuery } from '../email/emailTemplates.ts'
import { isForSale } from '../catalogue/productFiles.ts'

const settingNames = [
  'site_name',
  'site_url',
  'site_language',
  'time_zone',
  'shop.invoice_sender',
  'shop.invoice_prefix',
  'shop.invoice_note',
  'shop.order_email',
  'shop.payment_instructions',
] as const

export type OrderDetails = ReturnType<typeof orderDetailsOf>

/** The statements that read it. */
export function orderDetailsQueries(orderId: string) {
  return [
    boughtLines({ orderId }),
    taxLines({ orderId }),
    settingsQuery({ names: settingNames }),
    emailTemplatesQuery({}),
    boughtFiles({ orderId }),
  ] as const
}

/** What they answer. */
type OrderDetailsRows = RowsOfEach<ReturnType<typeof orderDetailsQueries>>

export function orderDetailsOf([lines, taxes, stored, emailTemplates, files]: OrderDetailsRows) {
  return { lines, taxes, files, settings: settingValues(settingNames, stored), emailTemplates }
}

export async function readOrderDetails(db: Db, orderId: string): Promise<OrderDetails> {
  return orderDetailsOf(await runBatch(db, ...orderDetailsQueries(orderId)))
}

export interface OfOrder {
  orderId: string
}

const boughtLines = statement<OfOrder>()((db, slot) =>
  db
    .selectFrom('order_line')
    .select(['id', 'title', 'sku', 'choices', 'quantity', 'unit_minor', 'total_minor', 'requires_shipping'])
    .where('order_id', '=', slot('orderId'))
    .orderBy('position'),
)

export const taxLines = statement<OfOrder>()((db, slot) =>
  db
    .selectFrom('order_tax_line')
    .select(['title', 'ppm', 'amount_minor'])
    .where('order_id', '=', slot('orderId'))
    .orderBy('title'),
)

/** Who may try out everything that the shop does: a test payment hands files to nobody else. */
const owners = capabilityTable['settings.write'].roles

/** The statement that finds the files that were bought with an order, with what their products say of them. */
const boughtFiles = statement<OfOrder>()(
  (_db, slot) => sql<{ line_id: string; media_id: string; times: number | null; days: number | null }>`
    select line.id as line_id, file.media_id, product.download_times as times, product.download_days as days from order_line line
    join product on product.post_id = line.post_id
    cross join lateral unnest(product.downloads) as file(media_id)
    join media on media.id = file.media_id and ${isForSale()}
    join orders on orders.id = line.order_id
    where line.order_id = ${slot('orderId')} and (not orders.is_test or exists (
      select from user_account account where account.id = orders.user_id and account.role = any(${owners}::text[])))`,
)
