-- The lowest price in the currency that the product was last read in, at any store; null where nothing has a price.
create or replace function put_product_order(posts uuid[]) returns void language sql as $$
  insert into product_order (post_id, category_id, title, status, publish_at, unpublish_at, price_minor)
    select live.post_id, live.category_id, live.title, live.status, live.publish_at, live.unpublish_at,
      (select min(price.amount_minor) from product_variant variant
        join variant_price price on price.variant_id = variant.id
        where variant.post_id = live.post_id and not variant.is_retired
          and price.currency = product.currency)
    from live join product on product.post_id = live.post_id
    where live.post_id = any(posts)
  on conflict (post_id) do update set category_id = excluded.category_id, title = excluded.title, status = excluded.status,
    publish_at = excluded.publish_at, unpublish_at = excluded.unpublish_at, price_minor = excluded.price_minor
  $$;
