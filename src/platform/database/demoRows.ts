/**
 * What the demo put into a new site. Once it is seeded each feature notes its rows with what they held; when the demo is
 * removed each takes away those of them that nobody has changed or needs since.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Context, Db } from '../context.ts'
import type { Json } from './schema.ts'

export interface DemoRowTable {
  /** The table that the row is in. */
  kind: string
  row_id: string
  /** What is compared later to see whether somebody has changed it. */
  noted: Json<unknown>
}

/** What of the demo is still there, for whoever is about to remove it. */
export interface DemoLeft {
  content: number
  products: number
  files: number
  orders: number
  people: number
  /** Pages, products and the like that somebody has changed since, the newest first. */
  changed: { id: string; type: string; title: string }[]
}

declare module './schema.ts' {
  interface Database {
    demo_row: DemoRowTable
  }
}

declare module '../hooks.ts' {
  interface HookMap {
    /** The demo has been seeded and nobody has been let in yet. */
    'demo.seeded': Record<string, never>
    'demo.counted': { left: DemoLeft }
    /** The demo is being removed by the context's viewer; `keepsChanged`: without what somebody has changed. */
    'demo.removed': { context: Context; keepsChanged: boolean }
  }
}

/**
 * Notes the rows of a table as they are.
 * @param where which of them; all where it is left out
 */
export async function noteDemoRows(
  db: Db,
  table: string,
  where: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  await sql`insert into demo_row (kind, row_id, noted)
    select ${table}, noted.id::text, to_jsonb(noted) from ${sql.table(table)} as noted where ${where}
    on conflict do nothing`.execute(db)
}

/** A condition on rows of the table `name`: they are of the demo, and still what they were then but for these columns. */
export function isUnchangedDemoRow(table: string, besides: readonly string[] = []): RawBuilder<boolean> {
  return sql<boolean>`exists (select from demo_row where kind = ${table} and row_id = ${sql.ref(`${table}.id`)}::text
    and noted - ${[...besides]}::text[] = to_jsonb(${sql.table(table)}) - ${[...besides]}::text[])`
}

/** A condition on rows of the table: they are of the demo, whatever became of them. */
export function isDemoRow(table: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from demo_row where kind = ${table} and row_id = ${sql.ref(`${table}.id`)}::text)`
}
