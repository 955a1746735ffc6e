/** Titles in the order of each language that has one of its own; numbers count, as in `title_order`. */
import { sql, type Kysely } from 'kysely'

const languages =
  'af ar az be bg bn bs cs cy da el es et fa fi fy gl gu he hi hr hu hy is ja ka kk km kn ko lo lt lv mk ml mn mr mt my nb ne nn pa pl ro ru si sk sl sq sr sv ta te th tr uk ur uz vi zh-hans zh-hant'.split(
    ' ',
  )

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const language of languages)
    await sql`create collation ${sql.id(`title_order_${language.replace('-', '_')}`)}
      (provider = icu, locale = ${sql.lit(`${language}-u-kn-true`)})`.execute(db)
}
