/** What a database holds, as far as the program of the last release relies on it, and what a migration took of that. */
import type pg from 'pg'

/** What is there, by its name: `product.currency` is a column, `put_product_order()` a function. */
export interface Catalog {
  /** With where the rows lie: a table that was written anew lies elsewhere. */
  tables: Map<string, string>
  columns: Map<string, { type: string; isRequired: boolean; hasDefault: boolean }>
  functions: Set<string>
  /** Indexes and checked constraints, with their table. */
  indexes: Map<string, string>
  constraints: Map<string, string>
}

export async function readCatalog(client: pg.Client): Promise<Catalog> {
  const rows = async <T extends object>(text: string) => (await client.query<T>(text)).rows
  const ours = `pg_class t join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'`
  const tables = await rows<{ name: string; file: string }>(
    `select relname as name, relfilenode::text as file from ${ours} where relkind in ('r', 'p', 'S') and not relispartition`,
  )
  const columns = await rows<{ name: string; type: string; required: boolean; has_default: boolean }>(
    `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required,
       atthasdef or attidentity <> '' as has_default
     from ${ours} join pg_attribute on attrelid = t.oid and attnum > 0 and not attisdropped
     where relkind in ('r', 'p') and not relispartition`,
  )
  const functions = await rows<{ name: string }>(
    `select proname || '()' as name from pg_proc where pronamespace = 'public'::regnamespace
       and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  const indexes = await rows<{ name: string; of: string }>(
    `select indexrelid::regclass::text as name, relname as of from ${ours} join pg_index on indrelid = t.oid where not relispartition`,
  )
  const constraints = await rows<{ name: string; of: string }>(
    `select relname || ': ' || conname as name, relname as of from ${ours} join pg_constraint on conrelid = t.oid
     where contype in ('c', 'f') and convalidated and not relispartition`,
  )
  return {
    tables: new Map(tables.map(({ name, file }) => [name, file])),
    columns: new Map(
      columns.map(({ name, type, required, has_default: hasDefault }) => [
        name,
        { type, isRequired: required, hasDefault },
      ]),
    ),
    functions: new Set(functions.map(({ name }) => name)),
    indexes: new Map(indexes.map(({ name, of }) => [name, of])),
    constraints: new Map(constraints.map(({ name, of }) => [name, of])),
  }
}

interface Change {
  /** What it is about: `product`, `product.currency`, `put_product_order()`. */
  name: string
  words: string
}

/**
 * What the program of the last release would miss or be refused after a migration. A new name for something is a thing that
 * goes and another that comes.
 */
export function narrowed(released: Catalog, before: Catalog, after: Catalog): Change[] {
  const table = (name: string) => name.split('.')[0] ?? ''
  const gone = (list: Iterable<string>, now: { has(name: string): boolean }, words: string) =>
    [...list].filter((name) => !now.has(name)).map((name) => ({ name, words }))
  const found = [
    ...gone(before.tables.keys(), after.tables, 'is taken away'),
    ...gone(before.columns.keys(), after.columns, 'is taken away').filter(({ name }) =>
      after.tables.has(table(name)),
    ),
    ...gone(before.functions, after.functions, 'is taken away'),
  ]
  for (const [name, now] of after.columns) {
    const was = before.columns.get(name)
    if (was && was.type !== now.type) found.push({ name, words: `changes from ${was.type} to ${now.type}` })
    if (
      was
        ? now.isRequired && !was.isRequired
        : now.isRequired && !now.hasDefault && before.tables.has(table(name))
    )
      found.push({ name, words: 'must have a value, which that release does not give' })
  }
  return found.filter(
    ({ name }) =>
      released.tables.has(table(name)) || released.columns.has(name) || released.functions.has(name),
  )
}

/** What a migration did to tables with rows while nobody could write them. */
export function held(released: Catalog, before: Catalog, after: Catalog): Change[] {
  const isNew = (list: Map<string, string>, was: Map<string, string>) =>
    [...list].filter(([name, of]) => !was.has(name) && before.tables.has(of) && released.tables.has(of))
  return [
    ...isNew(after.indexes, before.indexes).map(([name, of]) => ({
      name: of,
      words: `gets the index ${name} while nobody can write: make it concurrently, with transaction = false`,
    })),
    ...isNew(after.constraints, before.constraints).map(([name, of]) => ({
      name: of,
      words: `is read whole under a lock for ${name}: add it "not valid", and validate it in a migration after`,
    })),
    ...[...after.tables]
      .filter(([name, file]) => released.tables.has(name) && (before.tables.get(name) ?? file) !== file)
      .map(([name]) => ({ name, words: 'is written anew while nobody can read it' })),
  ]
}
