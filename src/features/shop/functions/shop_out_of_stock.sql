create or replace function shop_out_of_stock(variants uuid[]) returns uuid language plpgsql as $$
begin
  raise exception 'Out of stock' using errcode = 'PL001', detail = array_to_string(variants, ',');
end
$$;
