/** Discounts, shipping, taxes, and changes of the currency. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table discount (
      id uuid not null, code text not null,
      kind text not null check (kind in ('percent', 'fixed', 'free_shipping')),
      value bigint not null default 0 check (value >= 0), currency char(3),
      min_subtotal_minor bigint not null default 0, limit_total int check (limit_total > 0),
      limit_per_customer int check (limit_per_customer > 0), starts_at timestamptz, ends_at timestamptz,
      created_at timestamptz not null,
      primary key (id), check (kind <> 'percent' or value <= 1000000));
    create unique index discount_code on discount (lower(code));

    create table shipping_zone (
      id uuid not null, title text not null, countries text[] not null default '{}',
      regions text[] not null default '{}', postcode_prefixes text[] not null default '{}',
      position int not null default 0,
      primary key (id));

    create table shipping_rate (
      id uuid not null, zone_id uuid, title text not null, min_g int, max_g int,
      min_subtotal_minor bigint, max_subtotal_minor bigint, amount_minor bigint not null check (amount_minor >= 0),
      store_id uuid, position int not null default 0,
      primary key (id), check (zone_id is not null or store_id is not null),
      foreign key (zone_id) references shipping_zone (id) on delete cascade);

    create table tax_zone (
      id uuid not null, title text not null, country char(2) not null,
      region text not null default '', postcode_prefix text not null default '',
      primary key (id));

    create table tax_rate (
      id uuid not null, zone_id uuid not null, title text not null,
      tax_class text not null default 'standard', ppm int not null check (ppm between 0 and 1000000),
      applies_to_shipping boolean not null default true, priority int not null default 0,
      primary key (id), foreign key (zone_id) references tax_zone (id) on delete cascade);

    create table currency_change (
      id uuid not null, from_currency text not null, to_currency text not null, rate text,
      rounding text not null, made_by uuid, made_at timestamptz not null, undone_at timestamptz,
      primary key (id));

    create table currency_change_amount (
      change_id uuid not null, kind text not null, thing_id uuid not null,
      before jsonb not null, after jsonb not null,
      primary key (change_id, kind, thing_id),
      foreign key (change_id) references currency_change (id) on delete cascade);
  `.execute(db)
}
