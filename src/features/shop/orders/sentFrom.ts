/** The location that an order's items come from, where the shop has several: whoever packs has to go there. */
import { sql } from 'kysely'

/** The name of the location of a row of `orders`, also of one that was closed; null in a shop of one location. */
export const sentFrom = sql<string | null>`(
  select place.name from store_location place where place.id = orders.store_id
    and exists (select 1 from store_location other
      where other.id <> place.id and other.closed_at is null))`
