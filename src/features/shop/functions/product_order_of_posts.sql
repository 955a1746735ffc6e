create or replace function product_order_of_posts() returns trigger language plpgsql as $$
begin
  perform put_product_order(array_agg(post_id)) from changed;
  return null;
end $$;

create or replace trigger product_order_live after update on live
  referencing new table as changed for each statement execute function product_order_of_posts();

create or replace trigger product_order_live_again after insert on live
  referencing new table as changed for each statement execute function product_order_of_posts();
