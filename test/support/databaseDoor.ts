/**
 * A door to PostgreSQL on a port of its own that a server goes through, and that shuts at a statement of the test's choice:
 * before the database has it, or once it is done and before the server knows. Nothing goes through afterwards.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import pg from 'pg'
import type { Connection } from '#platform/database/pool.ts'

export interface Cut {
  /** The statement. */
  at: RegExp
  /** What its transaction has sent before it; default: anything. */
  after?: RegExp
  /** 'asked': the database never has it. 'done': it is done, and its answer is lost. */
  moment: 'asked' | 'done'
}

export interface DatabaseDoor {
  /** For DATABASE_URL. */
  url: string
  /** Shuts the door at the next such statement and calls `act` in the same turn. */
  cutAt(cut: Cut, act: () => void): void
  close(): Promise<void>
}

export async function openDatabaseDoor(connection: Connection): Promise<DatabaseDoor> {
  const { host, port, user = '', password, database = '' } = new pg.Client(connection)
  let planned: { cut: Cut; act: () => void } | null = null
  let isShut = false
  const sockets = new Set<Socket>()

  function shut(): void {
    isShut = true
    planned?.act()
    planned = null
  }

  const server = createServer((below) => {
    const above = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const texts = new Map<string, string>()
    let transaction: string[] = []
    /** One for each answer that is under way: whether the door shuts at it. The first belongs to the greeting. */
    const answers: boolean[] = [false]
    let isCutNext = false

    /** @returns whether it may pass */
    function hear(text: string): boolean {
      if (/^begin$/i.test(text)) transaction = []
      transaction.push(text)
      const { at, after, moment } = planned?.cut ?? {}
      if (!at?.test(text) || (after && !transaction.some((earlier) => after.test(earlier)))) return true
      if (moment === 'done') isCutNext = true
      else shut()
      return moment === 'done'
    }
    function fromServer({ kind, body }: Message): boolean {
      const [first = '', second = ''] = body.toString('utf8').split('\0', 2)
      if (kind === 'P') texts.set(first, second)
      // Bind names its portal, then the statement.
      const passes = kind === 'Q' ? hear(first) : kind === 'B' ? hear(texts.get(second) ?? '') : true
      if (kind === 'Q' || kind === 'S') {
        answers.push(isCutNext)
        isCutNext = false
      }
      return passes
    }
    function fromDatabase({ kind }: Message): boolean {
      // Ready for the next: the statement before is done.
      if (kind === 'Z' && answers.shift() === true) shut()
      return !isShut
    }

    for (const [from, to, reader] of [
      [below, above, messages(true, fromServer)],
      [above, below, messages(false, fromDatabase)],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes: Buffer) => {
        if (isShut) return
        const passed = reader(bytes)
        // What came before the cut is still sent; who waits for answers is gone.
        if (passed.length > 0 && !(isShut && to === below)) to.write(passed)
      })
      from.on('error', () => from.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.end()
      })
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const at = server.address() as AddressInfo
  const login = [user, password]
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => encodeURIComponent(String(part)))
    .join(':')

  return {
    url: `postgres://${login}@127.0.0.1:${at.port}/${database}`,
    cutAt(cut, act) {
      planned = { cut, act }
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((done) => server.close(done))
    },
  }
}

interface Message {
  /** One email; empty for the greeting. */
  kind: string
  body: Buffer
}

/** Takes bytes of the wire protocol and returns those of whole messages that may pass; after one that may not, none does. */
function messages(hasGreeting: boolean, mayPass: (message: Message) => boolean): (bytes: Buffer) => Buffer {
  let rest = Buffer.alloc(0)
  let isGreeting = hasGreeting
  return (bytes) => {
    rest = Buffer.concat([rest, bytes])
    let at = 0
    for (;;) {
      const kindLength = isGreeting ? 0 : 1
      if (rest.length < at + kindLength + 4) break
      const end = at + kindLength + rest.readInt32BE(at + kindLength)
      if (rest.length < end) break
      const kind = isGreeting ? '' : String.fromCharCode(rest[at] ?? 0)
      if (!mayPass({ kind, body: rest.subarray(at + kindLength + 4, end) })) break
      isGreeting = false
      at = end
    }
    const passed = rest.subarray(0, at)
    rest = rest.subarray(at)
    return passed
  }
}
