/**
 * Notices a database that says nothing any more, be it frozen or cut off, and lets whoever waits for an answer of ours know
 * within two seconds. A slow statement is no silence: while work of a request is out, a connection apart is asked now and then
 * whether anybody is there. Work that nobody waits for at the other end (jobs, exports that have begun, changes of the schema)
 * goes on waiting for as long as its own time limits let it.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'
import { waitsSince } from './connections.ts'

interface Haste {
  /** Nobody waits for the beginning of an answer any more. */
  isOver(): boolean
}

const haste = new AsyncLocalStorage<Haste>()

/**
 * Runs the work of a request; what it asks the database fails soon after that has fallen silent. @param isOver true once
 * the answer has begun: from then on the work takes its time, since nobody wants it broken off because the database pauses
 */
export function inHaste<T>(isOver: () => boolean, work: () => T): T {
  return haste.run({ isOver }, work)
}

/** What is thrown in place of an answer; its code is PostgreSQL's for a connection that failed. */
class Silence extends Error {
  readonly code = '08006'

  constructor() {
    super('The database does not answer')
  }
}

const tickMs = 200
/** What takes longer is worth asking whether anybody is there. */
const calmMs = 300
/** Ticks without an answer, counted: a timer that is late because this program was busy counts once. */
const mostMissed = 4
/** A statement that was sent so long ago and is not being run was never heard. */
const unheardMs = 1000
/** The connection that asks may itself be the one that was cut off. */
const renewAfter = 25

const idleOf =
  "select pid from pg_stat_activity where pid = any($1) and application_name = 'plinth' and state <> 'active'"

/** Work of a request that waits for a connection or has one. */
interface Out {
  since: number
  own: Haste
  giveUp(): void
  /** Once there is a connection. */
  client?: pg.PoolClient
}

/** A statement that seems not to have been heard: its answer may be on its way, so it is looked at twice. */
interface Unheard {
  one: Out
  since: number
}

/** The connection apart, once it is there. */
interface Asker {
  client: pg.Client
  ready: Promise<void>
}

/** Gives the pool's `connect` a sense of silence. @param open makes a connection apart from the pool, not yet connected */
export function watchPulse(pool: pg.Pool, open: () => pg.Client): void {
  const out = new Set<Out>()
  let isSilent = false
  let missed = 0
  let asking: Asker | null = null
  let asker: Asker | null = null
  let timer: NodeJS.Timeout | null = null
  let isEnded = false

  const connect = (...given: unknown[]): Promise<pg.PoolClient> =>
    Reflect.apply(pg.Pool.prototype.connect, pool, given)

  async function connectInHaste(own: Haste): Promise<pg.PoolClient> {
    if (isSilent) throw new Silence()
    timer ??= setInterval(tick, tickMs).unref()
    const connecting = connect()
    const waiting: Out = { since: performance.now(), own, giveUp: () => undefined }
    const silence = new Promise<never>((_, reject) => (waiting.giveUp = () => reject(new Silence())))
    out.add(waiting)
    try {
      const client = await Promise.race([connecting, silence])
      const held: Out = {
        since: waiting.since,
        own,
        giveUp: () => client.connection.stream.destroy(),
        client,
      }
      out.add(held)
      holding.set(client, held)
      return client
    } catch (error) {
      // Where it comes all the same, it is the next one's.
      connecting.then(
        (client) => client.release(),
        () => undefined,
      )
      throw error
    } finally {
      out.delete(waiting)
    }
  }

  const holding = new WeakMap<pg.PoolClient, Out>()
  pool.on('release', (_error, client) => {
    const held = holding.get(client)
    if (held) out.delete(held)
    holding.delete(client)
  })

  function tick(): void {
    const now = performance.now()
    const waits = [...out].filter(({ own }) => !own.isOver())
    if (!isSilent && out.size === 0) return rest()
    if (!isSilent && !waits.some(({ since }) => now - since > calmMs)) return
    if (asking === null) return ask()
    missed += 1
    if (missed >= mostMissed) {
      isSilent = true
      for (const one of waits) {
        out.delete(one)
        one.giveUp()
      }
    }
    if (missed % renewAfter === 0) drop()
  }

  let unheard = new Map<number, Unheard>()

  /** The statements that wait for long, by the number of the database's process that should run them. */
  function waitingLong(): Map<number, Unheard> {
    const now = performance.now()
    const found = new Map<number, Unheard>()
    for (const one of out) {
      const since = one.client && !one.own.isOver() ? waitsSince(one.client) : null
      if (since === null || now - since < unheardMs || !one.client) continue
      if ('processID' in one.client && typeof one.client.processID === 'number')
        found.set(one.client.processID, { one, since })
    }
    return found
  }

  /** @param idle those of the database's processes that run nothing */
  function giveUpUnheard(asked: ReadonlyMap<number, Unheard>, idle: readonly number[]): void {
    const now = waitingLong()
    const seen = new Map(
      idle.flatMap((pid) => {
        const known = asked.get(pid)
        return known && now.get(pid)?.since === known.since ? [[pid, known] as const] : []
      }),
    )
    for (const [pid, { one, since }] of seen) {
      if (unheard.get(pid)?.since !== since) continue
      out.delete(one)
      one.giveUp()
    }
    unheard = seen
  }

  function ask(): void {
    missed = 0
    const long = waitingLong()
    const own = (asker ??= openAsker())
    asking = own
    // An error is an answer too: somebody is there who says no.
    const heard = (isBroken: boolean) => {
      if (asking !== own) return
      asking = null
      missed = 0
      isSilent = false
      if (isBroken) drop()
    }
    own.ready
      .then(() =>
        long.size === 0
          ? own.client.query<{ pid: number }>('select 0 as pid')
          : own.client.query<{ pid: number }>(idleOf, [[...long.keys()]]),
      )
      .then(
        ({ rows }) => {
          giveUpUnheard(
            long,
            rows.map(({ pid }) => pid),
          )
          heard(false)
        },
        () => heard(true),
      )
  }

  function openAsker(): Asker {
    const client = open()
    client.on('error', () => undefined)
    return { client, ready: client.connect().then(() => undefined) }
  }

  function drop(): void {
    const gone = asker
    asker = null
    asking = null
    gone?.client.connection.stream.destroy()
  }

  function rest(): void {
    if (timer) clearInterval(timer)
    timer = null
    const done = asker
    const isAsking = asking !== null
    asker = null
    asking = null
    if (isAsking) done?.client.connection.stream.destroy()
    else done?.client.end().catch(() => undefined)
  }

  Object.assign(pool, {
    connect(...given: unknown[]) {
      const own = haste.getStore()
      return given.length > 0 || !own || own.isOver() || isEnded ? connect(...given) : connectInHaste(own)
    },
    async end() {
      isEnded = true
      isSilent = false
      rest()
      await Reflect.apply(pg.Pool.prototype.end, pool, [])
    },
  })
}
