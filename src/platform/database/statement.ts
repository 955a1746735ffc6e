/**
 * Statements that differ in nothing but their values: put together once, filled in each time. To put one together takes
 * longer than to send it (docs/decisions/011-statements-in-one-trip.md), so what is asked for each visitor stands here.
 */
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type Insertable,
  type InsertResult,
  type QueryResult,
  type RawBuilder,
} from 'kysely'
import type { Db } from '../context.ts'
import type { Database } from './schema.ts'
import type { BatchQuery } from './batch.ts'

/** Writes statements down; it never sends any. */
const writer = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Stands where a value will be. */
export type Slot<Given> = <Name extends keyof Given>(name: Name) => RawBuilder<Given[Name]>

export interface Statement<Row> extends BatchQuery<Row> {
  execute(db: Db): Promise<QueryResult<Row>>
}

/**
 * @example
 * const cartById = statement<{ id: string }>()((db, slot) =>
 *   db.selectFrom('cart').selectAll().where('id', '=', slot('id')))
 * const { rows } = await cartById({ id }).execute(db)
 */
export function statement<Given extends object = Record<string, never>>() {
  return <Row>(
    make: (db: Kysely<Database>, slot: Slot<Given>) => BatchQuery<Row>,
  ): ((given: Given) => Statement<Row>) => {
    const written = once(() => {
      const names = new Map<unknown, keyof Given>()
      const slot: Slot<Given> = (name) => {
        const mark = { name }
        names.set(mark, name)
        return sql`${mark}`
      }
      const compiled = make(writer, slot).compile(writer)
      return { compiled, valueOf: compiled.parameters.map((value) => names.get(value) ?? new Fixed(value)) }
    })
    return (given) => {
      const compile = (): CompiledQuery<Row> => {
        const { compiled, valueOf } = written()
        return {
          ...compiled,
          parameters: valueOf.map((one) => (one instanceof Fixed ? one.value : given[one])),
        }
      }
      return { compile, execute: (db) => db.executeQuery(compile()) }
    }
  }
}

type Row<Table extends keyof Database, Column extends keyof Insertable<Database[Table]>> = Pick<
  Insertable<Database[Table]>,
  Column
>

type ColumnOf<Table extends keyof Database> = keyof Insertable<Database[Table]> & string

/** Columns that a row cannot do without. */
type NeededIn<Values> = {
  [Key in keyof Values]-?: object extends Pick<Values, Key> ? never : Key
}[keyof Values]

interface Around<Drawn extends string> {
  /** Columns that the database gives a value to, like the next number of a sequence. */
  drawn?: Record<Drawn, RawBuilder<unknown>>
  /** What comes after the values, like `on conflict do nothing`. */
  ending?: RawBuilder<unknown>
}

/**
 * The statement that inserts rows of these columns, put together once for each number of rows. A column that is missing is
 * an error of types.
 */
export function insertion<
  Table extends keyof Database & string,
  Column extends ColumnOf<Table>,
  Drawn extends ColumnOf<Table> = never,
>(
  table: Table,
  columns: [Exclude<NeededIn<Insertable<Database[Table]>>, Column | Drawn>] extends [never]
    ? readonly Column[]
    : never,
  { drawn, ending = sql`` }: Around<Drawn> = {},
) {
  const made = Object.entries<RawBuilder<unknown>>(drawn ?? {}).map(([column, value]) => ({ column, value }))
  const written = new Map<number, CompiledQuery<InsertResult>>()
  const write = (count: number) => {
    const row = sql`(${sql.join([...made.map(({ value }) => value), ...columns.map(() => sql`${null}`)])})`
    const names = sql.join([...made.map(({ column }) => column), ...columns].map((column) => sql.ref(column)))
    const rows = sql.join(Array.from({ length: count }, () => row))
    return sql<InsertResult>`insert into ${sql.table(table)} (${names}) values ${rows} ${ending}`.compile(
      writer,
    )
  }
  return (rows: readonly Row<Table, Column>[]): Statement<InsertResult> => {
    const compile = (): CompiledQuery<InsertResult> => {
      let compiled = written.get(rows.length)
      if (!compiled) written.set(rows.length, (compiled = write(rows.length)))
      return { ...compiled, parameters: rows.flatMap((row) => columns.map((column) => row[column])) }
    }
    return { compile, execute: (db) => db.executeQuery(compile()) }
  }
}

/** A value that is the same each time. */
class Fixed {
  readonly value: unknown

  constructor(value: unknown) {
    this.value = value
  }
}

/** Not at once: a statement that nobody asks costs nothing when the server starts. */
function once<Made>(make: () => Made): () => Made {
  let made: { it: Made } | null = null
  return () => (made ??= { it: make() }).it
}
