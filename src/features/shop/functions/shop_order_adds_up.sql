create or replace function shop_order_adds_up() returns trigger language plpgsql as $body$
declare
  wanted bigint; found_sum bigint; the_order uuid;
begin
  if tg_table_name = 'orders' then the_order := new.id; else the_order := coalesce(new.order_id, old.order_id); end if;
  select total_minor - shipping_minor into wanted from orders where id = the_order;
  if wanted is null then return null; end if;
  select coalesce(sum(total_minor), 0) into found_sum from order_line
    where order_id = the_order;
  if wanted <> found_sum then
    raise exception 'order % does not add up: % <> %', the_order, wanted, found_sum using errcode = '23514';
  end if;
  return null;
end $body$;

drop trigger if exists orders_add_up on orders;
create constraint trigger orders_add_up after insert or update of total_minor, shipping_minor on orders
  deferrable initially deferred for each row execute function shop_order_adds_up();

drop trigger if exists order_lines_add_up on order_line;
create constraint trigger order_lines_add_up after insert or update or delete on order_line
  deferrable initially deferred for each row execute function shop_order_adds_up();
