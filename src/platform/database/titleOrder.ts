/** Names in the order in which the language that holds writes them, for lists that go on by pages (decision 027). */
import { sql, type RawBuilder } from 'kysely'
import { currentTag } from '#platform/language/current.ts'

/**
 * Of the languages that a site can have, those that order otherwise than `title_order`: by letters of their own (ñ after n,
 * å after z), by sound, or with their own script first. Each has a collation (`migrations/20261123T1510_title_orders.ts`).
 */
export const ownOrders =
  'af ar az be bg bn bs cs cy da el es et fa fi fy gl gu he hi hr hu hy is ja ka kk km kn ko lo lt lv mk ml mn mr mt my nb ne nn pa pl ro ru si sk sl sq sr sv ta te th tr uk ur uz vi zh-hans zh-hant'.split(
    ' ',
  )

/** Returns a text as it is to be ordered by, and compared by with where a list goes on. */
export function inTitleOrder(text: RawBuilder<unknown>): RawBuilder<unknown> {
  const tag = currentTag().toLowerCase()
  const language = ownOrders.find((own) => own === tag || own === tag.split('-')[0])
  return sql`${text} collate ${sql.id(language ? `title_order_${language.replace('-', '_')}` : 'title_order')}`
}
