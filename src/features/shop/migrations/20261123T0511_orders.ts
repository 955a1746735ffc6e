/** Carts, orders, and all that belongs to an order: stock held for it, payments, refunds, shipments, downloads, invoices. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table customer_address (
      id uuid not null, user_id uuid not null, address jsonb not null,
      is_default boolean not null, created_at timestamptz not null,
      primary key (id),
      foreign key (user_id) references user_account (id) on delete cascade);
    create index customer_address_of_user on customer_address (user_id, created_at);
    create unique index customer_address_default on customer_address (user_id) where is_default;

    create table cart (
      id uuid not null, token_hash bytea not null unique, user_id uuid, store_id uuid,
      currency char(3) not null, email text, address jsonb, shipping_method_id uuid, discount_id uuid,
      payment_method text not null default 'card' check (payment_method in ('card', 'manual')),
      version int not null default 1, state text not null check (state in ('active', 'ordered', 'merged', 'expired')),
      created_at timestamptz not null, updated_at timestamptz not null, pickup_name text not null default '',
      primary key (id));
    create unique index cart_of_user on cart (user_id) where state = 'active' and user_id is not null;

    create table cart_line (
      id uuid not null, cart_id uuid not null, variant_id uuid not null,
      choices jsonb not null default '[]', choices_hash text not null,
      quantity int not null check (quantity between 1 and 9999), added_at timestamptz not null,
      primary key (id), unique (cart_id, variant_id, choices_hash),
      foreign key (cart_id) references cart (id) on delete cascade,
      foreign key (variant_id) references product_variant (id));
    create index cart_line_variant on cart_line (variant_id);

    create sequence shop_order_number start 1001;
    create sequence shop_test_order_number start 1001;
    create table orders (
      id uuid not null, number text not null, cart_id uuid, attempt int not null default 1,
      access_token_hash bytea not null unique, user_id uuid, email text, currency char(3) not null, store_id uuid,
      order_state text not null check (order_state in ('pending', 'placed', 'completed', 'expired', 'cancelled',
        'review')),
      payment_state text not null check (payment_state in ('unpaid', 'authorized', 'paid', 'partially_refunded',
        'refunded', 'failed', 'disputed', 'charged_back')),
      fulfilment_state text not null check (fulfilment_state in ('none', 'partial', 'shipped', 'ready_for_pickup',
        'delivered', 'picked_up', 'returned')),
      subtotal_minor bigint not null check (subtotal_minor >= 0),
      discount_minor bigint not null check (discount_minor >= 0),
      shipping_minor bigint not null check (shipping_minor >= 0),
      shipping_tax_minor bigint not null default 0 check (shipping_tax_minor >= 0),
      tax_minor bigint not null check (tax_minor >= 0), total_minor bigint not null check (total_minor >= 0),
      paid_minor bigint not null default 0 check (paid_minor >= 0),
      refunded_minor bigint not null default 0 check (refunded_minor >= 0 and refunded_minor <= paid_minor),
      prices_include_tax boolean not null, addresses jsonb not null default '{}', shipping_title text,
      is_test boolean not null, provider text not null, hold_expires_at timestamptz, cart_hash text not null,
      created_at timestamptz not null, placed_at timestamptz, made_by uuid, shipping_taxes jsonb,
      primary key (id), unique (number),
      check (total_minor = subtotal_minor - discount_minor + shipping_minor + case when prices_include_tax then 0 else
        tax_minor - shipping_tax_minor end));
    create unique index orders_live_per_cart on orders (cart_id)
      where order_state in ('pending', 'placed', 'completed', 'review');
    create index orders_by_time on orders (created_at desc, id);
    create index orders_of_user on orders (user_id, created_at desc);
    create index orders_held on orders (hold_expires_at) where order_state = 'pending';
    create index orders_of_cart on orders (cart_id) where cart_id is not null;
    create index orders_unfinished on orders (created_at desc, id)
      where order_state in ('placed', 'review') and fulfilment_state in ('none', 'partial', 'ready_for_pickup');

    create table order_line (
      id uuid not null, order_id uuid not null, position int not null, variant_id uuid,
      post_id uuid, title text not null, url text not null, sku text, choices jsonb not null default '[]', image text,
      unit_minor bigint not null check (unit_minor >= 0), quantity int not null check (quantity > 0),
      discount_minor bigint not null check (discount_minor >= 0), net_minor bigint not null check (net_minor >= 0),
      tax_minor bigint not null check (tax_minor >= 0), total_minor bigint not null,
      prices_include_tax boolean not null, weight_g int not null default 0,
      is_own_price boolean not null default false, taxes jsonb, requires_shipping boolean not null default true,
      primary key (id), foreign key (order_id) references orders (id) on delete cascade,
      check (net_minor + tax_minor = total_minor),
      check (total_minor = unit_minor * quantity - discount_minor + case when prices_include_tax then 0 else tax_minor
        end));
    create index order_line_order on order_line (order_id);

    create table order_tax_line (
      id uuid not null, order_id uuid not null, title text not null, ppm int not null,
      amount_minor bigint not null,
      primary key (id), foreign key (order_id) references orders (id) on delete cascade);
    create index order_tax_line_order on order_tax_line (order_id);

    create table order_adjustment (
      id uuid not null, order_id uuid not null, kind text not null, code text not null,
      amount_minor bigint not null,
      primary key (id), foreign key (order_id) references orders (id) on delete cascade);
    create index order_adjustment_order on order_adjustment (order_id);

    create table order_event (
      id uuid not null, order_id uuid not null, at timestamptz not null, kind text not null,
      actor_id uuid, data jsonb not null default '{}',
      primary key (id), foreign key (order_id) references orders (id) on delete cascade);
    create index order_event_order on order_event (order_id, at);

    create table reservation (
      id uuid not null, order_id uuid not null, variant_id uuid not null,
      store_id uuid not null, quantity int not null check (quantity > 0),
      state text not null check (state in ('held', 'committed', 'released')),
      primary key (id), unique (order_id, variant_id, store_id),
      foreign key (order_id) references orders (id) on delete cascade);
    create index reservation_held on reservation (variant_id, store_id) where state = 'held';

    create table payment (
      id uuid not null, order_id uuid not null, provider text not null, provider_ref text,
      capture_ref text, url text, kind text not null check (kind in ('checkout', 'capture')),
      state text not null check (state in ('created', 'open', 'processing', 'succeeded', 'failed', 'expired')),
      amount_minor bigint not null check (amount_minor >= 0), currency char(3) not null, idem_key text not null,
      expires_at timestamptz not null, created_at timestamptz not null, origin text not null default '',
      primary key (id), unique (idem_key), unique (provider, provider_ref),
      foreign key (order_id) references orders (id) on delete cascade);
    create index payment_order on payment (order_id);
    create index payment_capture on payment (provider, capture_ref) where capture_ref is not null;
    create index payment_of_session on payment (provider_ref) where provider_ref is not null;

    create table payment_event (
      provider text not null, event_id text not null, type text not null,
      payload jsonb not null, received_at timestamptz not null, processed_at timestamptz,
      attempts int not null default 0, error text,
      primary key (provider, event_id));
    create index payment_event_waiting on payment_event (received_at) where processed_at is null;

    create table refund (
      id uuid not null, payment_id uuid not null, order_id uuid not null,
      amount_minor bigint not null check (amount_minor > 0),
      state text not null check (state in ('requested', 'succeeded', 'failed')), provider_ref text,
      restock boolean not null, reason text not null default '', actor_id uuid, created_at timestamptz not null,
      shipping_minor bigint not null default 0 check (shipping_minor >= 0),
      shipping_taxes jsonb not null default '[]',
      kind text not null default 'refund' check (kind in ('refund', 'dispute')),
      primary key (id), unique (provider_ref),
      foreign key (order_id) references orders (id) on delete cascade);
    create index refund_order on refund (order_id);

    create table refund_line (
      refund_id uuid not null, order_line_id uuid not null,
      quantity int not null check (quantity >= 0), amount_minor bigint not null default 0 check (amount_minor >= 0),
      taxes jsonb not null default '[]',
      primary key (refund_id, order_line_id),
      foreign key (refund_id) references refund (id) on delete cascade);

    create table shipment (
      id uuid not null, order_id uuid not null, carrier text not null default '',
      tracking text not null default '', is_pickup boolean not null, actor_id uuid, created_at timestamptz not null,
      tracking_url text not null default '',
      primary key (id), foreign key (order_id) references orders (id) on delete cascade);
    create index shipment_order on shipment (order_id);

    create table shipment_line (
      shipment_id uuid not null, order_line_id uuid not null,
      quantity int not null check (quantity > 0),
      primary key (shipment_id, order_line_id),
      foreign key (shipment_id) references shipment (id) on delete cascade);

    create table discount_use (
      id uuid not null, discount_id uuid not null, order_id uuid not null, customer text,
      used_at timestamptz not null,
      primary key (id), unique (discount_id, order_id),
      foreign key (order_id) references orders (id) on delete cascade);
    create index discount_use_order on discount_use (order_id);

    create table download_grant (
      id uuid not null, order_line_id uuid not null, media_id uuid not null,
      token_hash bytea not null unique, remaining int not null check (remaining >= 0),
      expires_at timestamptz not null, revoked_at timestamptz,
      primary key (id),
      constraint download_grant_line foreign key (order_line_id) references order_line (id) on
        delete cascade);
    create unique index download_grant_once on download_grant (order_line_id, media_id);

    create table invoice_counter (
      series text not null, value bigint not null,
      primary key (series));

    create table invoice (
      id uuid not null, series text not null, number bigint not null, order_id uuid,
      refund_id uuid, html text, created_at timestamptz not null, content jsonb,
      primary key (id), unique (series, number), unique (order_id));
    create unique index invoice_of_refund on invoice (refund_id) where refund_id is not null;

    create table test_payment_session (
      token text not null, idem_key text not null, order_id uuid not null,
      amount_minor bigint not null, currency char(3) not null, title text not null,
      state text not null check (state in ('open', 'processing', 'paid', 'failed', 'expired')), pays_at timestamptz,
      success_url text not null, cancel_url text not null, expires_at timestamptz not null,
      created_at timestamptz not null,
      primary key (token), unique (idem_key));
  `.execute(db)
}
