/**
 * What our connections do beyond those of the driver: they prepare what is asked often (prepared.ts), take several
 * statements in one trip (together.ts), and send `begin` along with the first statement of its transaction.
 */
import pg from 'pg'
import { nameOf, unnameWhereStale } from './prepared.ts'
import { Trip } from './together.ts'

/** For a pool whose connections are opened with `pipeline`. @param isPreparing false for poolers that share connections (DATABASE_PREPARE=0) */
export function equipConnections(pool: pg.Pool, { isPreparing }: { isPreparing: boolean }): void {
  pool.on('connect', (client) => {
    // What is written while the socket is corked leaves in one piece.
    const { stream: socket } = client.connection
    let isOpening = false

    const send = (...given: unknown[]): Promise<pg.QueryResult> => Reflect.apply(pg.Client.prototype.query, client, given)

    async function ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      const name = isPreparing && values.length > 0 ? nameOf(text) : null
      try {
        return await (name === null ? send(text, values) : send({ name, text, values }))
      } catch (error) {
        if (name !== null) unnameWhereStale(text, error)
        throw error
      }
    }

    /** Sends all, then waits for all: a connection is not given back while answers are under way. */
    async function askAll(statements: readonly { sql: string; parameters: readonly unknown[] }[]): Promise<pg.QueryResult[]> {
      socket.cork()
      const asked = statements.map(({ sql, parameters }) => ask(sql, parameters))
      socket.uncork()
      const answers = await Promise.allSettled(asked)
      return answers.map((answer) => {
        if (answer.status === 'rejected') throw answer.reason
        return answer.value
      })
    }

    async function query(text: string, values: readonly unknown[]) {
      if (text === 'begin') {
        isOpening = true
        return { command: 'BEGIN', rowCount: null, rows: [] }
      }
      const [trip] = values
      const isTrip = trip instanceof Trip
      if (!isTrip && !isOpening) return ask(text, values)
      const opening = isOpening ? [{ sql: 'begin', parameters: [] }] : []
      isOpening = false
      const answers = await askAll([...opening, ...(isTrip ? trip.statements : [{ sql: text, parameters: values }])])
      const own = answers.slice(opening.length)
      return isTrip ? { command: 'SELECT', rowCount: 1, rows: [own.map(({ rows }) => rows)] } : own[0]
    }

    Object.assign(client, {
      query(...given: unknown[]) {
        const [text, values] = given
        return given.length === 2 && typeof text === 'string' && Array.isArray(values) ? query(text, values) : Reflect.apply(send, null, given)
      },
    })
  })
}
