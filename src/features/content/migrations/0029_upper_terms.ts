/**
 * An entry of an own taxonomy holds what is filed under the entries below it, as a category does: beside the mark of each
 * entry of a post (~id) stand those of it and of all above it (^id). Who changes a tree has its marks and counts put right.
 */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index category_by_id on category (id) include (parent_id);

    create or replace function live_keys(tags text[], terms uuid[]) returns text[] language sql stable parallel safe as $$
      select case when cardinality(terms) = 0 then array(select distinct unnest(tags)) else array(
        select unnest(tags) union select '~' || unnest(terms) union
        select '^' || id from (
          with recursive upper(id) as (
            select unnest(terms) union select c.parent_id from category c join upper on c.id = upper.id where c.parent_id is not null)
          select id from upper) as above) end $$;

    -- Marks and counts of the entries of taxonomies whose tree has changed; writers of posts wait meanwhile.
    create function settle_upper_terms(site uuid, entries uuid[]) returns void language plpgsql as $$
    declare
      marks text[] := array(select '^' || unnest(entries));
      posts uuid[];
    begin
      lock table live in exclusive mode;
      posts := array(select distinct post_id from live_tag where site_id = site and tag = any(array(select '~' || unnest(entries))));
      delete from live_tag where site_id = site and tag = any(marks);
      insert into live_tag (site_id, tag, post_id, type, url, status, publish_at, unpublish_at)
        select site_id, mark, post_id, type, url, status, publish_at, unpublish_at
        from live, unnest(live_keys(tags, terms)) as mark where site_id = site and post_id = any(posts) and mark = any(marks)
        on conflict do nothing;
      delete from live_tally where site_id = site and kind = 'tag' and key = any(marks);
      insert into live_tally (site_id, kind, key, type, count)
        select site_id, 'tag', tag, type, count(*) from live_tag
        where site_id = site and tag = any(marks) and status = 'published' and unpublish_at is null and url <> ''
        group by site_id, tag, type;
    end $$;

    create function category_moved() returns trigger language plpgsql as $$
    declare
      tree record;
    begin
      for tree in
        select distinct site_id, taxonomy from was join stands using (site_id, id, taxonomy)
        where taxonomy not in ('category', 'tag') and was.parent_id is distinct from stands.parent_id
      loop
        perform settle_upper_terms(tree.site_id, array(select id from category where site_id = tree.site_id and taxonomy = tree.taxonomy));
      end loop;
      return null;
    end $$;

    create function category_gone() returns trigger language plpgsql as $$
    declare
      tree record;
    begin
      for tree in
        select site_id, taxonomy, array_agg(id) as ids from was where taxonomy not in ('category', 'tag') group by site_id, taxonomy
      loop
        perform settle_upper_terms(tree.site_id, tree.ids || array(select id from category where site_id = tree.site_id and taxonomy = tree.taxonomy));
      end loop;
      return null;
    end $$;

    create trigger category_moved after update on category
      referencing old table as was new table as stands for each statement execute function category_moved();
    create trigger category_gone after delete on category
      referencing old table as was for each statement execute function category_gone();

    -- What is filed already.
    select settle_upper_terms(site_id, array_agg(id)) from category where taxonomy not in ('category', 'tag') group by site_id, taxonomy;
  `.execute(db)
}
