/** Where a variant is kept: a location that never had any of what another location keeps does not stock it, and is not sold out. */
import { sql, type RawBuilder } from 'kysely'

/**
 * True for a row of stock_level that has items, had some, or whose variant no other open location keeps: the one definition
 * for the stock list, Home and the email about what runs out.
 * @param level name or alias of stock_level in the statement
 */
export function isStocked(level: string): RawBuilder<boolean> {
  const other = 'elsewhere'
  return sql<boolean>`(${hasOrHad(level)} or not exists (
    select 1 from stock_level ${sql.table(other)}
    join store_location on store_location.id = ${ref(other, 'store_id')}
      and store_location.closed_at is null
    where ${ref(other, 'variant_id')} = ${ref(level, 'variant_id')}
      and ${ref(other, 'store_id')} <> ${ref(level, 'store_id')} and ${ref(other, 'tracked')} and ${hasOrHad(other)}))`
}

/** What runs out at a location that stocks it: at most this many are left. */
export function isLow(level: string, at: number): RawBuilder<boolean> {
  return sql<boolean>`(${ref(level, 'tracked')} and ${ref(level, 'on_hand')} - ${ref(level, 'reserved')} <= ${at} and ${isStocked(level)})`
}

function hasOrHad(level: string): RawBuilder<boolean> {
  return sql<boolean>`(not ${ref(level, 'tracked')} or ${ref(level, 'on_hand')} <> 0 or ${ref(level, 'reserved')} <> 0 or exists (
    select 1 from stock_movement moved where moved.variant_id = ${ref(level, 'variant_id')}
      and moved.store_id = ${ref(level, 'store_id')}))`
}

const ref = (level: string, column: string): RawBuilder<unknown> => sql.ref(`${level}.${column}`)
