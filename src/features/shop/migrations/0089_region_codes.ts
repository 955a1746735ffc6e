/** Regions that were typed as text become the codes of their country's list; what is on no list stays as it is. */
import { sql, type Kysely } from 'kysely'
import { regionCode } from '#blocks/cart/regions.ts'

interface Place {
  country?: string
  region?: string
}

export async function up(db: Kysely<unknown>): Promise<void> {
  const codeOf = (country: string, region: string) => regionCode(country, region) ?? region
  const taxes = await sql<{
    id: string
    country: string
    region: string
  }>`select id, country, region from tax_zone where region <> ''`.execute(db)
  for (const { id, country, region } of taxes.rows)
    await sql`update tax_zone set region = ${codeOf(country.trim(), region)} where id = ${id}`.execute(db)
  const zones = await sql<{
    id: string
    countries: string[]
    regions: string[]
  }>`select id, countries, regions from shipping_zone where cardinality(regions) > 0`.execute(db)
  for (const { id, countries, regions } of zones.rows) {
    const [country] = countries
    if (country === undefined || countries.length > 1) continue
    await sql`update shipping_zone set regions = ${regions.map((region) => codeOf(country.trim(), region))}::text[] where id = ${id}`.execute(
      db,
    )
  }
  for (const table of ['customer_address', 'cart'] as const) {
    const addresses = await sql<{
      id: string
      address: Place
    }>`select id, address from ${sql.table(table)} where address ->> 'region' <> ''`.execute(db)
    for (const { id, address } of addresses.rows) {
      const code = codeOf(address.country ?? '', address.region ?? '')
      if (code !== address.region)
        await sql`update ${sql.table(table)} set address = jsonb_set(address, '{region}', ${JSON.stringify(code)}::jsonb) where id = ${id}`.execute(
          db,
        )
    }
  }
}
