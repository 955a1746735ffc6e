/**
 * What is said to PostgreSQL in one go, in place of the driver's own query: statements that are sent together and answered
 * together, with one Sync at their end. The server then writes once instead of once for each, and commits at most once.
 * Columns of a named statement are described to a connection once: its plan answers with the same ones each time.
 *
 * Source: PostgreSQL documentation, "Message Flow: Extended Query".
 */
import pg, { type Connection, type FieldDef } from 'pg'
import { nameOf, unnameWhereStale } from './prepared.ts'
import { wireValue } from './wireValue.ts'

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

/** What kysely reads of an answer. */
export interface Answer {
  command: string
  rowCount: number | null
  rows: unknown[]
}

type Parse = (text: string) => unknown

/** The columns that a statement answers with; empty until they were described. */
class Columns {
  names: string[] = []
  parsers: Parse[] = []

  describe(fields: readonly FieldDef[], parserOf: (oid: number) => Parse): void {
    this.names = fields.map(({ name }) => name)
    this.parsers = fields.map(({ dataTypeID }) => parserOf(dataTypeID))
  }

  rowOf(texts: readonly (string | null)[]): unknown {
    const row: Record<string, unknown> = {}
    for (const [index, name] of this.names.entries()) {
      const text = texts[index] ?? null
      row[name] = text === null ? null : this.parsers[index]?.(text)
    }
    return row
  }
}

/** What one connection remembers of the statements that were prepared on it. */
export class Memory {
  readonly columns = new Map<string, Columns>()
  /** Names that may stand or not, since what they were sent with failed: closed before they are used again. */
  readonly doubtful = new Set<string>()
}

interface Sent {
  text: string
  name: string | null
  isNew: boolean
  columns: Columns
}

interface ExchangeOptions {
  memory: Memory
  isPreparing: boolean
  parserOf: (oid: number) => Parse
}

/** Handed to the driver's `query`; it calls what is named `handle…` with what the server says. */
export class Exchange {
  /** The driver puts its time limit around this one. */
  callback: (error: unknown, answers: Answer[]) => void
  readonly statements: { text: string; values: (string | Buffer | null)[] }[]
  readonly #options: ExchangeOptions
  readonly #sent: Sent[] = []
  readonly #answers: Answer[] = []
  #rows: unknown[] = []
  #unreadable: unknown = null

  /** @throws TypeError where a value cannot be written down, before anything is sent */
  constructor(
    statements: readonly Statement[],
    options: ExchangeOptions,
    callback: (error: unknown, answers: Answer[]) => void,
  ) {
    this.statements = statements.map(({ sql, parameters }) => ({
      text: sql,
      values: parameters.map(wireValue),
    }))
    this.#options = options
    this.callback = callback
  }

  submit(connection: Connection): null {
    const { memory } = this.#options
    connection.stream.cork()
    for (const name of memory.doubtful) connection.close({ type: 'S', name }, true)
    memory.doubtful.clear()
    for (const { text, values } of this.statements) this.#write(connection, text, values)
    connection.sync()
    connection.stream.uncork()
    return null
  }

  #write(connection: Connection, text: string, values: (string | Buffer | null)[]): void {
    const { memory, isPreparing } = this.#options
    const name = isPreparing ? nameOf(text) : null
    const known = name === null ? undefined : memory.columns.get(name)
    const columns = known ?? new Columns()
    const statement = name ?? ''
    if (!known) connection.parse({ text, name: statement, types: [] }, true)
    if (!known && name !== null) memory.columns.set(name, columns)
    connection.bind({ statement, values }, true)
    if (!known) connection.describe({ type: 'P', name: '' }, true)
    connection.execute(null, true)
    this.#sent.push({ text, name, isNew: !known, columns })
  }

  handleRowDescription({ fields }: { fields: FieldDef[] }): void {
    this.#sent[this.#answers.length]?.columns.describe(fields, this.#options.parserOf)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(this.#sent[this.#answers.length]?.columns.rowOf(fields))
    } catch (error) {
      this.#unreadable ??= error
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    const words = text.split(' ')
    const count = Number(words.at(-1))
    this.#answers.push({
      command: words[0] ?? '',
      rowCount: Number.isNaN(count) ? null : count,
      rows: this.#rows,
    })
    this.#rows = []
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' })
  }

  /** Only now the whole is committed, or known to be part of a transaction that goes on. */
  handleReadyForQuery(): void {
    this.callback(this.#unreadable, this.#answers)
  }

  /** The server leaves out what comes after the statement that failed. */
  handleError(error: unknown, connection: Connection): void {
    const { memory } = this.#options
    for (const { name, isNew } of this.#sent.slice(this.#answers.length)) {
      if (name === null || !isNew) continue
      memory.columns.delete(name)
      memory.doubtful.add(name)
    }
    const failed = this.#sent[this.#answers.length]
    if (failed?.name) unnameWhereStale(failed.text, error)
    const goesOn = error instanceof pg.DatabaseError && error.severity !== 'FATAL'
    if (goesOn || connection.stream.destroyed) return this.callback(error, [])
    // No answer in time, or none that can come: nobody may be given this connection again.
    connection.stream.once('close', () => this.callback(error, []))
    connection.stream.destroy()
  }
}
