/**
 * `npm run bench -- --large`: lists, filters and searches of a site with 100,000 posts and 100,000 products, asked 50
 * times a second, with the page cache off. The site is kept in the system's temporary folder for the next time.
 */
import { mkdirSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeFor } from '../src/platform/database/embedded/place.ts'
import { questions } from './largeQuestions.ts'
import { connectTo, fillSite } from './largeSite.ts'
import { databaseMsOf, processorMsOf } from './processor.ts'
import { medianOf, p95Of } from './statistics.ts'
import { startServer } from '../test/support/server.ts'

const posts = 100_000
const perSecond = 50
/** Each kind of question some dozens of times: code, plans and pages of the tables as they are on a server that runs. */
const warmUpSeconds = 15
const goals = { json: 25, html: 80 } as const

interface LargeFigure {
  name: string
  kind: 'json' | 'html'
  times: number[]
}

interface LargeRun {
  figures: LargeFigure[]
  /** By how much requests were sent after they were due: where this is long, the load generator waited, not the server. */
  lagsMs: number[]
  /** Processor time for one answer; null where the system does not tell. */
  serverMs: number | null
  databaseMs: number | null
}

/** @throws Error where an answer is not 200: a timed error is no measurement */
export async function measureLarge(seconds: number, log: (line: string) => void): Promise<LargeRun> {
  const dataDirectory = join(tmpdir(), 'plinth-bench-large')
  mkdirSync(dataDirectory, { recursive: true, mode: 0o755 })
  const server = await startServer({
    dataDirectory,
    environment: { NODE_ENV: 'test', PAGE_CACHE: '0', TRUSTED_PROXIES: '1' },
  })
  try {
    const client = await connectTo(dataDirectory)
    log('Filling the site …')
    const started = performance.now()
    if (await fillSite(client, posts)) log(`Filled in ${Math.round((performance.now() - started) / 1000)} s`)
    await client.end()
    log('Warming up …')
    await ask(server.url, warmUpSeconds)
    const { cluster } = await placeFor(dataDirectory)
    const used = () => ({ server: processorMsOf(server.process.pid ?? 0), database: databaseMsOf(cluster) })
    const before = used()
    const run = await ask(server.url, seconds)
    const after = used()
    const each = (from: number | null, to: number | null) =>
      from === null || to === null ? null : (to - from) / (seconds * perSecond)
    return {
      ...run,
      serverMs: each(before.server, after.server),
      databaseMs: each(before.database, after.database),
    }
  } finally {
    await server.stop()
  }
}

/** Sends at a steady pace whether answers have come or not: a slow answer makes nobody else's wait invisible. */
async function ask(url: string, seconds: number): Promise<Pick<LargeRun, 'figures' | 'lagsMs'>> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const figures = questions.map(({ name, kind }): LargeFigure => ({ name, kind, times: [] }))
  const start = performance.now()
  const all: Promise<void>[] = []
  const lagsMs: number[] = []
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    const due = start + (sent * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    lagsMs.push(Math.max(0, performance.now() - due))
    const index = sent % questions.length
    const question = questions[index]
    if (!question) continue
    // Each request comes from another IP address: one visitor may not ask this often.
    const headers = { 'x-forwarded-for': `10.${(sent >> 16) % 256}.${(sent >> 8) % 256}.${sent % 256}` }
    const path = question.path()
    all.push(
      new Promise((resolve, reject) => {
        get(url + path, { agent, headers }, (response) => {
          if (response.statusCode !== 200) reject(new Error(`${path} answered ${response.statusCode}`))
          response.resume().once('end', () => {
            figures[index]?.times.push(performance.now() - due)
            resolve()
          })
        }).once('error', reject)
      }),
    )
  }
  await Promise.all(all)
  agent.destroy()
  return { figures, lagsMs }
}

interface LargeLine {
  name: string
  value: string
  goal: string
  /** Null: no goal, for the record. */
  isMet: boolean | null
}

export function describeLarge({ figures, lagsMs, serverMs, databaseMs }: LargeRun): LargeLine[] {
  const groups = (['json', 'html'] as const).map((kind) => ({
    name: kind === 'json' ? 'All calls' : 'All pages, page cache off',
    kind,
    times: figures.filter((figure) => figure.kind === kind).flatMap(({ times }) => times),
  }))
  const lines = [...groups, ...figures].map(({ name, kind, times }) => ({
    name: `100,000 posts and products, ${perSecond} requests/s: ${name}`,
    value: spread(times),
    goal: `p95 under ${goals[kind]} ms`,
    isMet: p95Of(times) < goals[kind],
  }))
  const each = (value: number | null) => (value === null ? 'unknown' : `${value.toFixed(1)} ms`)
  const [one, five] = loadavg()
  return [
    ...lines,
    { name: 'The same: how late the load generator sent', value: spread(lagsMs), goal: '', isMet: null },
    {
      name: 'The same: processor time for one answer',
      value: `server ${each(serverMs)}, database ${each(databaseMs)}`,
      goal: '',
      isMet: null,
    },
    {
      name: 'The same: programs that waited for a processor (load average)',
      value: `${one?.toFixed(1)} in the last minute, ${five?.toFixed(1)} in five, ${cpus().length} cores`,
      goal: '',
      isMet: null,
    },
  ]
}

function spread(times: readonly number[]): string {
  return `p50 ${medianOf(times).toFixed(1)} ms, p95 ${p95Of(times).toFixed(1)} ms`
}

if (process.argv[1]?.endsWith('large.ts')) {
  const run = await measureLarge(Number(process.argv[2] ?? 15), (line) => process.stdout.write(`${line}\n`))
  for (const { name, value, goal, isMet } of describeLarge(run)) {
    process.stdout.write(
      `${isMet === null ? '      ' : isMet ? 'met   ' : 'missed'} ${name}: ${value}${goal && ` (${goal})`}\n`,
    )
  }
}
