/**
 * What our connections do beyond those of the driver: they prepare what is asked often (prepared.ts), take several
 * statements in one trip (together.ts), and send what nobody waits for along with the next statement: `begin`, and within
 * a transaction what `later` was given.
 */
import pg from 'pg'
import { nameOf, unnameWhereStale } from './prepared.ts'
import { Later, Trip } from './together.ts'

const nothing = { command: 'SELECT', rowCount: 0, rows: [] }

interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** For a pool whose connections are opened with `pipeline`. @param isPreparing false for poolers that share connections (DATABASE_PREPARE=0) */
export function equipConnections(pool: pg.Pool, { isPreparing }: { isPreparing: boolean }): void {
  pool.on('connect', (client) => {
    // What is written while the socket is corked leaves in one piece.
    const { stream: socket } = client.connection
    let isInTransaction = false
    /** What goes before the next statement: each was asked for earlier, its answer is looked at with that one's. */
    let ahead: Statement[] = []

    const send = (...given: unknown[]): Promise<pg.QueryResult> => Reflect.apply(pg.Client.prototype.query, client, given)

    /** As the driver does with `{ name, text, values }`, less its copying of that and of the stack. */
    function sendNamed(name: string, text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      return new Promise((resolve, reject) => {
        const settle = (error: Error | undefined, result: pg.QueryResult) => (error ? reject(error) : resolve(result))
        void send(Object.assign(new pg.Query(text, [...values], settle), { name }))
      })
    }

    async function ask(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
      const name = isPreparing && values.length > 0 ? nameOf(text) : null
      try {
        return await (name === null ? send(text, values) : sendNamed(name, text, values))
      } catch (error) {
        if (name !== null) unnameWhereStale(text, error)
        throw error
      }
    }

    /** Sends all, then waits for all: a connection is not given back while answers are under way. */
    async function askAll(statements: readonly Statement[]): Promise<pg.QueryResult[]> {
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
      const [given] = values
      if (text === 'begin' || (given instanceof Later && isInTransaction)) {
        isInTransaction = true
        ahead.push(...(given instanceof Later ? given.statements : [{ sql: text, parameters: values }]))
        return nothing
      }
      const before = ahead
      ahead = []
      if (text === 'commit' || text === 'rollback') isInTransaction = false
      // Of a transaction that is taken back before it was begun the database need not hear.
      if (text === 'rollback') return before.some(({ sql }) => sql === 'begin') ? nothing : ask(text, values)
      const isTrip = given instanceof Trip
      if (!isTrip && before.length === 0) return ask(text, values)
      const answers = await askAll([...before, ...(isTrip ? given.statements : [{ sql: text, parameters: values }])])
      const own = answers.slice(before.length)
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
