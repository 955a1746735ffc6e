/**
 * Several statements in one trip to the database: all are sent before the first answer is awaited, and run one after the
 * other on one connection. Waking each side for every statement costs more than most statements do: in batches of five one
 * costs a third (docs/decisions/011-statements-in-one-trip.md).
 */
import {
  CompiledQuery,
  type DeleteResult,
  type InsertResult,
  type QueryExecutorProvider,
  type UpdateResult,
} from 'kysely'
import type { Db } from '../context.ts'

/** A query builder or a `sql` fragment. */
export interface BatchQuery<Row = unknown> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>
}

type RowsOf<Query> =
  Query extends BatchQuery<infer Row>
    ? Row extends InsertResult | UpdateResult | DeleteResult
      ? []
      : Row[]
    : never

export type RowsOfEach<Queries extends readonly BatchQuery[]> = {
  [Key in keyof Queries]: RowsOf<Queries[Key]>
}

/** What the connection is given in place of values; it takes the statements out again. */
export class Batch {
  readonly statements: readonly CompiledQuery[]

  constructor(statements: readonly CompiledQuery[]) {
    this.statements = statements
  }
}

/** A trip whose answers nobody waits for. */
export class DeferredBatch extends Batch {
  readonly outcome: Outcome | undefined

  constructor(statements: readonly CompiledQuery[], outcome?: Outcome) {
    super(statements)
    this.outcome = outcome
  }
}

/** What becomes of a statement that was put off. */
export interface Outcome {
  /** Hears with how many rows it answered, before anybody who waits for the next statement or the commit. */
  onResult(rowCount: number): void
  /** Gives what is thrown in place of the database's error. */
  mapError(error: unknown): unknown
}

/**
 * Runs statements in the order given and returns the rows of each. They stand or fall together: within a transaction the
 * first that fails fails it, outside of one they are one.
 * @throws the error of the first that failed
 */
export async function runBatch<const Queries extends readonly BatchQuery[]>(
  db: Db,
  ...queries: Queries
): Promise<RowsOfEach<Queries>> {
  const batch = new Batch(queries.map((query) => query.compile(db)))
  const { rows } = await db.executeQuery<RowsOfEach<Queries>>(CompiledQuery.raw('batch', [batch]))
  const [answers] = rows
  if (!answers) throw new Error('A trip to the database came back empty')
  return answers
}

/**
 * Writes of a transaction whose answers nobody needs: they travel ahead of its next statement, at the latest of its commit.
 * What comes after sees them; one that fails fails that statement, or the commit, with its own error.
 */
export async function defer(db: Db, ...queries: readonly BatchQuery[]): Promise<void> {
  await db.executeQuery(
    CompiledQuery.raw('deferred', [new DeferredBatch(queries.map((query) => query.compile(db)))]),
  )
}

/**
 * The same for a statement of which something must be known. Put off to the last, it keeps what it locks for no longer than
 * the commit takes: nobody waits for an answer in between.
 */
export async function deferWith(db: Db, query: BatchQuery, outcome: Outcome): Promise<void> {
  await db.executeQuery(CompiledQuery.raw('deferred', [new DeferredBatch([query.compile(db)], outcome)]))
}
