/**
 * Notices a database that says nothing any more, be it frozen or cut off, and lets whoever waits for an answer of ours know
 * within two seconds. A slow statement is no silence: while work of a request is out, a connection apart is asked now and then
 * whether anybody is there. Work that nobody waits for at the other end (jobs, exports that have begun, changes of the schema)
 * goes on waiting for as long as its own time limits let it.
 */
import pg from 'pg'
import { Asker } from './asker.ts'
import { type Haste, type Out, ownHaste } from './haste.ts'
import { seemUnheard, unheardTwice, waitingLong } from './unheard.ts'

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
const maxMissed = 4
/** The connection that asks may itself be the one that was cut off. */
const renewAfter = 25

/** Gives the pool's `connect` a sense of silence. @param open makes a connection apart from the pool, not yet connected */
export function watchPulse(pool: pg.Pool, open: () => pg.Client): void {
  const out = new Set<Out>()
  let isSilent = false
  let missed = 0
  const asker = new Asker(open)
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
    if (!asker.isAsking) return ask()
    missed += 1
    if (missed >= maxMissed) {
      isSilent = true
      waits.forEach(giveUp)
    }
    if (missed % renewAfter === 0) asker.drop()
  }

  let unheard = waitingLong([])

  function ask(): void {
    missed = 0
    const asked = waitingLong(out)
    asker.ask([...asked.keys()], (idle) => {
      // An error is an answer too: somebody is there who says no.
      missed = 0
      isSilent = false
      if (idle === null) return
      const seeming = seemUnheard(asked, waitingLong(out), idle)
      for (const one of unheardTwice(unheard, seeming)) giveUp(one)
      unheard = seeming
    })
  }

  function giveUp(one: Out): void {
    out.delete(one)
    one.giveUp()
  }

  function rest(): void {
    if (timer) clearInterval(timer)
    timer = null
    asker.rest()
  }

  Object.assign(pool, {
    connect(...given: unknown[]) {
      const own = ownHaste()
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
