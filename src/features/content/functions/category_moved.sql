create or replace function category_moved() returns trigger language plpgsql as $$
declare
  tree record;
begin
  for tree in
    select distinct taxonomy from was join stands using (id, taxonomy)
    where taxonomy not in ('category', 'tag') and was.parent_id is distinct from stands.parent_id
  loop
    perform settle_upper_terms(array(select id from category where taxonomy = tree.taxonomy));
  end loop;
  return null;
end $$;

create or replace trigger category_moved after update on category
  referencing old table as was new table as stands for each statement execute function category_moved();
