/**
 * Lists of products in the order of their prices: a narrow row for each live product with its lowest price, so that
 * neither an order nor a span of prices reads all products. Triggers follow the live row, a save writes the price.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table product_order (
      site_id uuid not null, post_id uuid not null, category_id uuid, title text not null, status text not null,
      publish_at timestamptz not null, unpublish_at timestamptz, price_minor bigint,
      primary key (site_id, post_id),
      foreign key (site_id, post_id) references live (site_id, post_id) on delete cascade);

    -- The lowest price in the currency that the product was last read in, at any store; null where nothing has a price.
    create function put_product_order(site uuid, posts uuid[]) returns void language sql as $$
      insert into product_order (site_id, post_id, category_id, title, status, publish_at, unpublish_at, price_minor)
        select live.site_id, live.post_id, live.category_id, live.title, live.status, live.publish_at, live.unpublish_at,
          (select min(price.amount_minor) from product_variant variant
            join variant_price price on price.site_id = variant.site_id and price.variant_id = variant.id
            where variant.site_id = live.site_id and variant.post_id = live.post_id and not variant.is_retired
              and price.currency = product.currency)
        from live join product on product.site_id = live.site_id and product.post_id = live.post_id
        where live.site_id = site and live.post_id = any(posts)
      on conflict (site_id, post_id) do update set category_id = excluded.category_id, title = excluded.title, status = excluded.status,
        publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at, price_minor = excluded.price_minor
      $$;

    create function product_order_of_posts() returns trigger language plpgsql as $$
    begin
      perform put_product_order(site_id, array_agg(post_id)) from changed group by site_id;
      return null;
    end $$;
    create trigger product_order_live after update on live
      referencing new table as changed for each statement execute function product_order_of_posts();
    create trigger product_order_live_again after insert on live
      referencing new table as changed for each statement execute function product_order_of_posts();

    select put_product_order(site_id, array_agg(post_id)) from product group by site_id;

    -- Products without a price come last in either direction.
    create index product_order_up on product_order (site_id, price_minor, post_id) include (status, publish_at, unpublish_at);
    create index product_order_down on product_order (site_id, price_minor desc nulls last, post_id) include (status, publish_at, unpublish_at);
    create index product_order_category_up on product_order (site_id, category_id, price_minor, post_id)
      include (status, publish_at, unpublish_at);
    create index product_order_category_down on product_order (site_id, category_id, price_minor desc nulls last, post_id)
      include (status, publish_at, unpublish_at);
    create index product_order_newest on product_order (site_id, publish_at desc, post_id) include (price_minor, status, unpublish_at);
    create index product_order_title on product_order (site_id, title, post_id) include (price_minor, status, publish_at, unpublish_at);
  `.execute(db)
}
