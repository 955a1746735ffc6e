/**
 * The supervisor of the database that comes with Plinth: starts it on a unix socket below the data directory, adopts
 * one that outlived a killed process, waits out a dying one, and stops it last.
 */
import { spawn } from 'node:child_process'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Logger } from 'pino'
import { installBinaries } from './binaries.ts'
import { placeFor, type Place } from './place.ts'

const user = 'plinth'
const port = 5432
/** How long a database may take that is starting, stopping or a zombie: after a crash it first reads its journal, on a slow disk for long. */
const patienceMs = 180_000
/** One that ends at once is tried again for so long: a lock may outlive its holder. */
const triesMs = 20_000
/** After so long whoever waits is told what for. */
const noticeMs = 5_000
const pauseMs = 40
/** How long sessions may take to end before they count as another process's. */
const leavingMs = 2_000

export interface EmbeddedDatabase {
  /** How to connect: the socket's folder, port, user and database. */
  connection: { host: string; port: number; user: string; database: string }
  /** True when the server was already running and was taken over. */
  wasAdopted: boolean
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>
}

/**
 * Starts or adopts the server. @throws Error with the server's own words where it does not come up
 * @param settings in place of ours or beside them, as `name=value`: for a database whose data nobody needs
 */
export async function startEmbedded(
  dataDirectory: string,
  log: Logger,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  const place = await placeFor(dataDirectory)
  const binaries = await installBinaries(join(place.folder, 'pgsql'))
  await initialise(place, binaries)
  const connection = { host: place.socketFolder, port, user, database: 'plinth' }
  const notice = setTimeout(
    () => log.warn('The database is not up yet: after a crash it reads its journal first'),
    noticeMs,
  )
  const wasAdopted = await comeUp(place, binaries, settings).finally(() => clearTimeout(notice))
  await createDatabase(place)
  if (wasAdopted) log.warn('The database of an earlier run was still up; it goes on')
  return { connection, wasAdopted, stop: () => stop(place) }
}

/** Waits until the server answers, starting it where nobody else does. @returns whether it was up before */
async function comeUp(place: Place, binaries: string, settings: readonly string[]): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  let wasAdopted = true
  let failedSince = Number.POSITIVE_INFINITY
  let lastOutput = ''
  for (;;) {
    const state = await probe(place)
    if (state === 'ready') return wasAdopted
    if (state === 'foreign') {
      throw new Error(`Another database answers on ${place.socketFolder}; stop it or set DATA_DIR`)
    }
    if (Date.now() > deadline || Date.now() - failedSince > triesMs)
      throw new Error(`The database does not start. ${lastOutput}`)
    if (state === 'absent') {
      wasAdopted = false
      const outcome = await launch(place, binaries, settings)
      if (outcome !== 'ready') {
        lastOutput = outcome
        failedSince = Math.min(failedSince, Date.now())
      }
    }
    await new Promise((done) => setTimeout(done, pauseMs))
  }
}

async function initialise(place: Place, binaries: string): Promise<void> {
  if (await fileExists(join(place.cluster, 'PG_VERSION'))) return
  const { code, output } = await run(place, join(binaries, 'bin', 'initdb'), [
    ...['-D', place.cluster, '-U', user, '-A', 'trust', '-E', 'UTF8', '--no-instructions'],
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync'],
  ])
  if (code !== 0) throw new Error(`The database could not be created: ${output.trim().split('\n').at(-1)}`)
}

/** Starts the server and waits until it answers or gives up; returns 'ready' or its last words. */
async function launch(
  place: Place,
  binaries: string,
  settings: readonly string[],
): Promise<'ready' | string> {
  const logPath = join(place.folder, 'postgres.log')
  const logFile = await open(logPath, 'a', 0o640)
  const child = spawn(
    join(binaries, 'bin', 'postgres'),
    [
      ...['-D', place.cluster, '-k', place.socketFolder, '-p', String(port)],
      ...[...durable, ...settings].flatMap((setting) => ['-c', setting]),
    ],
    {
      cwd: place.cluster,
      // A process group of its own: Ctrl-C reaches us only, and we stop the server last.
      detached: true,
      stdio: ['ignore', logFile.fd, logFile.fd],
      ...place.owner,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    },
  )
  let exited: string | null = null
  child.once('exit', (code) => {
    exited = `exit ${code}`
  })
  child.once('error', (error) => {
    exited = error.message
  })
  child.unref()
  await logFile.close()
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    if (exited) return `${exited}: ${await lastLine(logPath)}`
    if ((await probe(place)) === 'ready') return 'ready'
    await new Promise((done) => setTimeout(done, pauseMs))
  }
  return 'no answer'
}

/** Durable by default; small, because it shares a laptop with everything else. */
const durable = [
  'listen_addresses=',
  'unix_socket_permissions=0700',
  'fsync=on',
  'synchronous_commit=on',
  'full_page_writes=on',
  'shared_buffers=256MB',
  'max_connections=60',
  'max_wal_size=512MB',
  'jit=off',
  // Plans made for empty tables do not suit full ones: statistics come soon after the first orders.
  'autovacuum_naptime=15s',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_min_messages=warning',
]

/** ready: ours and answering · wait: a process holds the lock but does not answer · absent · foreign */
async function probe(place: Place): Promise<'ready' | 'wait' | 'absent' | 'foreign'> {
  const lines = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  const client = new pg.Client({
    host: place.socketFolder,
    port,
    user,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })
  // The server may close a connection that was just made while it goes down.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ data_directory: string }>('show data_directory')
    return rows[0]?.data_directory === place.cluster ? 'ready' : 'foreign'
  } catch {
    if (lines === null) return 'absent'
    const pid = Number(lines.split('\n')[0])
    return (await isRunning(pid)) ? 'wait' : 'absent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** True for a live process that is no zombie; the lock file of a dead one is PostgreSQL's own to judge. */
async function isRunning(pid: number): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return !/\) Z /.test(status)
}

async function createDatabase(place: Place): Promise<void> {
  const client = new pg.Client({ host: place.socketFolder, port, user, database: 'postgres' })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [user])
    if (!rowCount) await client.query(`create database ${user}`)
  } catch (error) {
    // 42P04 and 23505: another process created it in the same moment.
    if (!(error instanceof pg.DatabaseError) || !['42P04', '23505'].includes(error.code ?? '')) throw error
  } finally {
    await client.end()
  }
}

async function stop(place: Place): Promise<void> {
  if (await hasOtherClients(place)) return
  const lines = await readFile(join(place.cluster, 'postmaster.pid'), 'utf8').catch(() => null)
  const pid = Number(lines?.split('\n')[0])
  if (!lines || !(await isRunning(pid))) return
  // SIGINT is PostgreSQL's fast shutdown: sessions end, everything is written.
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline && (await isRunning(pid)))
    await new Promise((done) => setTimeout(done, pauseMs))
}

/** True where another process uses it. Our own sessions end a moment after their connections were closed. */
async function hasOtherClients(place: Place): Promise<boolean> {
  const client = new pg.Client({
    host: place.socketFolder,
    port,
    user,
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const deadline = Date.now() + leavingMs
    for (;;) {
      const { rows } = await client.query<{ others: number }>(
        `select count(*)::int as others from pg_stat_activity
         where backend_type = 'client backend' and pid <> pg_backend_pid()`,
      )
      if ((rows[0]?.others ?? 0) === 0) return false
      if (Date.now() > deadline) return true
      await new Promise((done) => setTimeout(done, pauseMs))
    }
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

function run(
  place: Place,
  command: string,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: place.cluster,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...place.owner,
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += String(chunk)))
    child.stderr.on('data', (chunk) => (output += String(chunk)))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

async function lastLine(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch(() => '')
  return text.trim().split('\n').at(-1) ?? ''
}

async function fileExists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
