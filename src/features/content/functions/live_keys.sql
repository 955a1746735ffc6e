-- What a post is filed under by name: its tags and, as ~id, its entries of own taxonomies.
create or replace function live_keys(tags text[], terms uuid[]) returns text[] language sql stable parallel safe as $$
  select case when cardinality(terms) = 0 then array(select distinct unnest(tags)) else array(
    select unnest(tags) union select '~' || unnest(terms) union
    select '^' || id from (
      with recursive upper(id) as (
        select unnest(terms) union select c.parent_id from category c join upper on c.id = upper.id where c.parent_id is not null)
      select id from upper) as above) end $$;
