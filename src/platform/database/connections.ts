/**
 * What our connections do beyond those of the driver: they take several statements in one trip (batch.ts, exchange.ts),
 * and send what nobody waits for along with the next statement: `begin`, and within a transaction what `defer` was given.
 */
import pg from 'pg'
import { Exchange, Memory, type Answer, type Statement } from './exchange.ts'
import { noteStatement } from './shown.ts'
import { DeferredBatch, Batch, type Outcome } from './batch.ts'

/** What goes before the next statement. */
interface PutOff {
  statement: Statement
  outcome: Outcome | undefined
}

/** When the statement was sent that a connection waits for; null: for none. */
const waits = new WeakMap<pg.ClientBase, () => number | null>()

/** Milliseconds of `performance.now()` when the statement was sent that the connection still waits for; null: for none. */
export const waitsSince = (client: pg.ClientBase): number | null => waits.get(client)?.() ?? null

const nothing = { command: 'SELECT', rowCount: 0, rows: [] }

/** @param isPreparing false for poolers that share connections (DATABASE_PREPARE=0) */
export function equipConnections(pool: pg.Pool, { isPreparing }: { isPreparing: boolean }): void {
  pool.on('connect', (client) => {
    const memory = new Memory()
    const options = { memory, isPreparing, parserOf: (oid: number) => client.getTypeParser(oid, 'text') }
    let isInTransaction = false
    let ahead: PutOff[] = []
    let asked = 0
    let since = 0
    waits.set(client, () => (asked > 0 ? since : null))
    // A connection that breaks in the middle of its work says so to the work.
    client.on('error', () => undefined)

    const send = (...given: unknown[]): Promise<pg.QueryResult> =>
      Reflect.apply(pg.Client.prototype.query, client, given)

    function askAll(statements: readonly Statement[]): Promise<Answer[]> {
      return new Promise((resolve, reject) => {
        void send(
          new Exchange(statements, options, (error, answers) => (error ? reject(error) : resolve(answers))),
        )
      })
    }

    /** Returns the answers of the statements themselves; those of what was put off go to whom they concern. */
    async function askBehind(before: readonly PutOff[], statements: readonly Statement[]): Promise<Answer[]> {
      const answers = await askAll([...before.map(({ statement }) => statement), ...statements]).catch(
        (error: unknown) => {
          throw before.reduce((cause, { outcome }) => outcome?.mapError(cause) ?? cause, error)
        },
      )
      for (const [index, { outcome }] of before.entries()) outcome?.onResult(answers[index]?.rowCount ?? 0)
      return answers.slice(before.length)
    }

    const ask = async (sql: string, parameters: readonly unknown[]) =>
      parameters.length === 0 ? send(sql) : (await askAll([{ sql, parameters }]))[0]

    async function query(text: string, values: readonly unknown[]) {
      const [given] = values
      if (given instanceof Batch) for (const { sql } of given.statements) noteStatement(sql)
      else noteStatement(text)
      if (text === 'begin' || (given instanceof DeferredBatch && isInTransaction)) {
        isInTransaction = true
        if (given instanceof DeferredBatch)
          ahead.push(...given.statements.map((statement) => ({ statement, outcome: given.outcome })))
        else ahead.push({ statement: { sql: text, parameters: values }, outcome: undefined })
        return nothing
      }
      const before = ahead
      ahead = []
      if (text === 'commit' || text === 'rollback') isInTransaction = false
      // Of a transaction that is taken back before it was begun the database need not hear.
      if (text === 'rollback')
        return before.some(({ statement }) => statement.sql === 'begin') ? nothing : ask(text, values)
      const isBatch = given instanceof Batch
      // A text of several statements, as changes of the schema are, has no values and goes by itself.
      const isAlone = !isBatch && values.length === 0 && text.includes(';')
      if (isAlone && before.length > 0) await askBehind(before, [])
      if (isAlone || (!isBatch && before.length === 0)) return ask(text, values)
      const own = await askBehind(before, isBatch ? given.statements : [{ sql: text, parameters: values }])
      return isBatch ? { command: 'SELECT', rowCount: 1, rows: [own.map(({ rows }) => rows)] } : own[0]
    }

    /** Notes from when until when the connection waits. */
    async function noted(text: string, values: readonly unknown[]) {
      since = performance.now()
      asked += 1
      try {
        return await query(text, values)
      } finally {
        since = performance.now()
        asked -= 1
      }
    }

    Object.assign(client, {
      query(...given: unknown[]) {
        const [text, values] = given
        return given.length === 2 && typeof text === 'string' && Array.isArray(values)
          ? noted(text, values)
          : Reflect.apply(send, null, given)
      },
    })
  })
}
