/** Builds from before the first release named the site in each row: what they left becomes as if it had never stood there. */
import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    declare step record;
    begin
      if not exists (select from information_schema.columns where table_schema = current_schema() and column_name = 'site_id') then
        return;
      end if;
      if (select count(*) from site) > 1 then
        raise exception 'This database holds more than one site; keep the one that is wanted and start again';
      end if;
      create temp table said on commit drop as
        select 'constraint' as kind, conrelid::regclass as place, conname::text as name, contype = 'f' as comes_last,
          pg_get_constraintdef(oid) as definition
        from pg_constraint where connamespace = current_schema()::regnamespace and conparentid = 0 and contype <> 'n'
          and pg_get_constraintdef(oid) ~ '\\msite_id\\M';
      insert into said
        select 'index', indrelid::regclass, relname, false, pg_get_indexdef(indexrelid)
        from pg_index join pg_class on pg_class.oid = indexrelid
        where relnamespace = current_schema()::regnamespace and not relispartition
          and pg_get_indexdef(indexrelid) ~ '\\msite_id\\M'
          and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'));
      update said set definition = replace(definition, '(site_id)', '(run_at)') where name = 'job_failing';
      update said set definition = regexp_replace(definition, '\\msite_id, ', '', 'g');
      for step in select * from said where kind = 'constraint' order by comes_last desc loop
        execute format('alter table %s drop constraint %I', step.place, step.name);
      end loop;
      for step in select name from said where kind = 'index' loop
        execute format('drop index %I', step.name);
      end loop;
      for step in
        select attrelid::regclass as place from pg_attribute join pg_class on pg_class.oid = attrelid
        where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not relispartition
          and attname = 'site_id' and not attisdropped
      loop
        execute format('alter table %s drop column site_id', step.place);
      end loop;
      for step in select * from said order by kind = 'index', comes_last loop
        if step.kind = 'index' then
          execute step.definition;
        else
          execute format('alter table %s add constraint %I %s', step.place, replace(step.name, '_site_id_', '_'), step.definition);
        end if;
      end loop;
      drop function if exists put_product_order(uuid, uuid[]);
      drop function if exists settle_upper_terms(uuid, uuid[]);
      drop function if exists refresh_word_shares(uuid);
    end $$`.execute(db)
}
