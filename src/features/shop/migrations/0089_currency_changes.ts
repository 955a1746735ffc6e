/** Changes of the currency, with the amounts from before for a day. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table currency_change (
      site_id uuid not null, id uuid not null, from_currency text not null, to_currency text not null, rate text, rounding text not null,
      made_by uuid, made_at timestamptz not null, undone_at timestamptz, primary key (site_id, id));
    create table currency_change_amount (
      site_id uuid not null, change_id uuid not null, kind text not null, thing_id uuid not null, before jsonb not null, after jsonb not null,
      primary key (site_id, change_id, kind, thing_id),
      foreign key (site_id, change_id) references currency_change (site_id, id) on delete cascade);
  `.execute(db)
}
