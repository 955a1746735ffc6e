create or replace function category_gone() returns trigger language plpgsql as $$
declare
  tree record;
begin
  for tree in
    select taxonomy, array_agg(id) as ids from was where taxonomy not in ('category', 'tag') group by taxonomy
  loop
    perform settle_upper_terms(tree.ids || array(select id from category where taxonomy = tree.taxonomy));
  end loop;
  return null;
end $$;

create or replace trigger category_gone after delete on category
  referencing old table as was for each statement execute function category_gone();
