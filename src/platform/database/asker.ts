/** The connection apart from the pool that asks whether the database is there; it is made when it is needed. */
import type pg from 'pg'

const idleOf =
  "select pid from pg_stat_activity where pid = any($1) and application_name = 'plinth' and state <> 'active'"

interface Connection {
  client: pg.Client
  ready: Promise<void>
}

export class Asker {
  readonly #open: () => pg.Client
  #connection: Connection | null = null
  #asking: Connection | null = null

  /** @param open makes a connection that is not yet connected */
  constructor(open: () => pg.Client) {
    this.#open = open
  }

  /** True while it waits for an answer. */
  get isAsking(): boolean {
    return this.#asking !== null
  }

  /** @param heard is told which of these processes of the database run nothing, as soon as there is an answer; null: an error */
  ask(processes: readonly number[], heard: (idle: readonly number[] | null) => void): void {
    const own = (this.#connection ??= this.#connect())
    this.#asking = own
    own.ready
      .then(() =>
        processes.length === 0
          ? own.client.query<{ pid: number }>('select 0 as pid')
          : own.client.query<{ pid: number }>(idleOf, [processes]),
      )
      .then(
        ({ rows }) => rows.map(({ pid }) => pid),
        () => null,
      )
      .then((idle) => {
        if (this.#asking !== own) return
        this.#asking = null
        heard(idle)
        if (idle === null) this.drop()
      })
  }

  #connect(): Connection {
    const client = this.#open()
    client.on('error', () => undefined)
    return { client, ready: client.connect().then(() => undefined) }
  }

  /** Breaks the connection off: the next question goes over another one. */
  drop(): void {
    const gone = this.#connection
    this.#connection = null
    this.#asking = null
    gone?.client.connection.stream.destroy()
  }

  /** Closes the connection until something is asked again. */
  rest(): void {
    if (this.isAsking) return this.drop()
    const done = this.#connection
    this.#connection = null
    done?.client.end().catch(() => undefined)
  }
}
