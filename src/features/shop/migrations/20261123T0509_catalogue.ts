/** Locations, the typed rows of products, prices, stock and its ledger, lists by price. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_location (
      id uuid not null, slug text not null, name text not null,
      address text not null default '', pickup_enabled boolean not null default true, position int not null default 0,
      created_at timestamptz not null, closed_at timestamptz,
      primary key (id), unique (slug));

    create table product (
      post_id uuid not null, currency char(3) not null, dimensions jsonb not null default '[]',
      options jsonb not null default '[]', has_variants boolean not null, updated_at timestamptz not null,
      downloads uuid[] not null default '{}', download_times int, download_days int,
      primary key (post_id), foreign key (post_id) references post (id) on delete cascade);

    create table product_variant (
      id uuid not null, post_id uuid not null, variant_key text not null,
      selection jsonb not null default '{}', position int not null, sku text,
      weight_g int not null default 0 check (weight_g >= 0), requires_shipping boolean not null default true,
      is_digital boolean not null default false, tax_class text not null default 'standard',
      is_retired boolean not null default false, gtin text,
      primary key (id), unique (post_id, variant_key), unique (sku));

    create table variant_price (
      variant_id uuid not null, store_id uuid, currency char(3) not null,
      amount_minor bigint not null check (amount_minor >= 0), base_minor bigint check (base_minor >= 0),
      unique nulls not distinct (variant_id, store_id, currency),
      foreign key (variant_id) references product_variant (id) on delete cascade);

    create table price_history (
      variant_id uuid not null, store_id uuid, currency char(3) not null, amount_minor bigint,
      at timestamptz not null);
    create index price_history_variant on price_history (variant_id, at desc);

    create table stock_level (
      variant_id uuid not null, store_id uuid not null, tracked boolean not null,
      on_hand int not null, reserved int not null default 0, stated int,
      primary key (variant_id, store_id), check (on_hand >= 0 and reserved >= 0 and reserved <= on_hand),
      foreign key (variant_id) references product_variant (id));

    create table stock_movement (
      id uuid not null, variant_id uuid not null, store_id uuid not null,
      delta_on_hand int not null, delta_reserved int not null, reason text not null, order_id uuid, actor_id uuid,
      at timestamptz not null,
      primary key (id));
    create index stock_movement_variant on stock_movement (variant_id, store_id);
    create index stock_movement_newest on stock_movement (variant_id, at desc);

    create table low_stock_notice (
      variant_id uuid not null, store_id uuid not null, at timestamptz not null,
      primary key (variant_id, store_id),
      foreign key (variant_id) references product_variant (id) on delete cascade);

    create table product_order (
      post_id uuid not null, category_id uuid, title text not null, status text not null,
      publish_at timestamptz not null, unpublish_at timestamptz, price_minor bigint,
      primary key (post_id),
      foreign key (post_id) references live (post_id) on delete cascade);
    -- Products without a price come last in either direction.
    create index product_order_up on product_order (price_minor, post_id)
      include (status, publish_at, unpublish_at);
    create index product_order_down on product_order (price_minor desc nulls last, post_id)
      include (status, publish_at, unpublish_at);
    create index product_order_category_up on product_order (category_id, price_minor, post_id)
      include (status, publish_at, unpublish_at);
    create index product_order_category_down on product_order (category_id, price_minor desc nulls last, post_id)
      include (status, publish_at, unpublish_at);
    create index product_order_newest on product_order (publish_at desc, post_id)
      include (price_minor, status, unpublish_at);
    create index product_order_title on product_order (title, post_id)
      include (price_minor, status, publish_at, unpublish_at);
  `.execute(db)
}
