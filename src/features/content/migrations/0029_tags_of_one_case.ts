/** Tags that differ in case become one, in the spelling that most published posts have; saves look for that spelling. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table spelling on commit drop as
      select distinct on (site_id, lower(tag)) site_id, lower(tag) as folded, tag
      from (
        select site_id, tag, count(*) as uses from live, unnest(tags) as tag group by site_id, tag
        union all select distinct site_id, tag, 0 from post_version, unnest(tags) as tag) as used
      group by site_id, tag
      order by site_id, lower(tag), sum(uses) desc, tag;

    create function pg_temp.in_one_case(site uuid, words text[]) returns text[] language sql as $$
      select array(select spelling.tag from unnest(words) with ordinality as one (word, place)
        join spelling on site_id = site and folded = lower(word) group by spelling.tag order by min(place)) $$;

    update post_version set tags = pg_temp.in_one_case(site_id, tags)
      where cardinality(tags) > 0 and tags <> pg_temp.in_one_case(site_id, tags);
    update live set tags = pg_temp.in_one_case(site_id, tags)
      where cardinality(tags) > 0 and tags <> pg_temp.in_one_case(site_id, tags);

    create index live_tag_by_case on live_tag (site_id, lower(tag)) where left(tag, 1) not in ('~', '^');
  `.execute(db)
}
