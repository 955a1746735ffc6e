-- The text search configuration of the language that a site is written in; '' where PostgreSQL has none.
create or replace function stemmer_of() returns text language sql stable parallel safe as $$
  select coalesce((select config from (values
      ('ar', 'arabic'), ('ca', 'catalan'), ('da', 'danish'), ('de', 'german'), ('el', 'greek'), ('en', 'english'),
      ('es', 'spanish'), ('et', 'estonian'), ('eu', 'basque'), ('fi', 'finnish'), ('fr', 'french'), ('ga', 'irish'),
      ('hi', 'hindi'), ('hu', 'hungarian'), ('hy', 'armenian'), ('id', 'indonesian'), ('it', 'italian'),
      ('lt', 'lithuanian'), ('nb', 'norwegian'), ('ne', 'nepali'), ('nl', 'dutch'), ('nn', 'norwegian'),
      ('pt', 'portuguese'), ('ro', 'romanian'), ('ru', 'russian'), ('sr', 'serbian'), ('sv', 'swedish'),
      ('ta', 'tamil'), ('tr', 'turkish')) as known (code, config)
    join pg_ts_config on cfgname = config and cfgnamespace = 'pg_catalog'::regnamespace
    where code = split_part(coalesce(
      (select value #>> '{}' from option where name = 'site_language'), 'en'), '-', 1)), '') $$;
