/** The tables of taxes and shipping of a shop, read in one statement; taxRates.ts and shippingRates.ts decide by them. */
import { sql, type Selectable } from 'kysely'
import { statement } from '#platform/database/statement.ts'
import type { ShippingRateTable, ShippingZoneTable, TaxRateTable, TaxZoneTable } from './tables.ts'

/** All zones and rates of a site, in the shop's own order. */
export interface RateTables {
  taxZones: Selectable<TaxZoneTable>[]
  taxRates: Selectable<TaxRateTable>[]
  shippingZones: Selectable<ShippingZoneTable>[]
  shippingRates: Selectable<ShippingRateTable>[]
}

/** The statement that reads the tables of taxes and delivery as one row. */
export const ratesQuery = statement()(
  () => sql<RateTables>`
    select
      (select coalesce(json_agg(tax_zone order by id), '[]') from tax_zone) as "taxZones",
      (select coalesce(json_agg(tax_rate order by priority, id), '[]') from tax_rate) as "taxRates",
      (select coalesce(json_agg(shipping_zone order by position, id), '[]') from shipping_zone) as "shippingZones",
      (select coalesce(json_agg(shipping_rate order by position, amount_minor, id), '[]') from shipping_rate)
        as "shippingRates"`,
)

export interface Place {
  country: string
  region: string
  postcode: string
}
