/** What the schema is made of: dated migrations, each once, and the current text of functions and triggers. */
import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

export interface Migration {
  /** `20261123T0500_people`: the file's name without its ending. */
  name: string
  /** Runs in a transaction of its own, which is tried again where a table stays locked. */
  up(db: Kysely<Database>): Promise<void>
  /**
   * False for what PostgreSQL refuses in a transaction (`create index concurrently`): such a migration is run again from its
   * start when it was cut off, so each of its statements has to bear that.
   */
  transaction?: boolean
  /** What it takes away or narrows, with the last release that used it: `{ 'orders.email': '0.3.0' }` (test/upgrade). */
  contracts?: Readonly<Record<string, string>>
  /** Tables that it keeps others from for longer than a moment, with why that does not matter. */
  holds?: Readonly<Record<string, string>>
}

/** Functions and their triggers in one file: run again whenever the file has changed, after the migrations. */
export interface SchemaFunction {
  name: string
  text: string
  /** Of the text. */
  hash: string
}

export interface SchemaSteps {
  /** In the order in which they run. */
  migrations: readonly Migration[]
  functions: readonly SchemaFunction[]
  /** Migrations that were put together into others: a database that had all of `replaced` is where `by` leads to. */
  baseline?: { replaced: readonly string[]; by: readonly string[] }
}

type MigrationModule = Omit<Migration, 'name'>

/**
 * Returns the steps of files that were found by their place.
 * @throws Error where a name is not dated or stands twice
 */
export function gatherSteps(
  migrationFiles: Record<string, MigrationModule>,
  functionFiles: Record<string, string>,
): Pick<SchemaSteps, 'migrations' | 'functions'> {
  const migrations = Object.entries(migrationFiles).map(([path, { up, transaction, contracts, holds }]) => ({
    name: nameOf(path),
    up,
    transaction,
    contracts,
    holds,
  }))
  const functions = Object.entries(functionFiles).map(([path, text]) => ({
    name: nameOf(path),
    text,
    hash: createHash('sha256').update(text).digest('hex'),
  }))
  for (const { name } of migrations) {
    if (!/^\d{8}T\d{4}_[a-z0-9_]+$/.test(name))
      throw new Error(`The migration ${name} is not called as 20261123T0500_name`)
  }
  return { migrations: inOrder(migrations), functions: inOrder(functions) }
}

const nameOf = (path: string) => path.replace(/^.*\/(.*)\.\w+$/, '$1')

function inOrder<T extends { name: string }>(steps: T[]): T[] {
  // By code units: the same on every machine, whatever its language.
  const sorted = steps.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  for (const [index, { name }] of sorted.entries())
    if (sorted[index + 1]?.name === name) throw new Error(`Two files of the schema are called ${name}`)
  return sorted
}
