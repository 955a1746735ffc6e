/**
 * Titles stand in the order that people expect, by ICU: case and accents come second, and numbers count (`Kiln 2` before
 * `Kiln 10`). It is the order of the columns themselves, so that every list and every index of them agrees. Two titles are
 * still the same only where they are so letter for letter.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create collation title_order (provider = icu, locale = 'und-u-kn-true');
    alter table live alter column title type text collate title_order;
    alter table post_version alter column title type text collate title_order;
    alter table category alter column title type text collate title_order;
    alter table taxonomy alter column title type text collate title_order;
  `.execute(db)
}
