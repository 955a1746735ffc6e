/**
 * `npm run bench`: the first figures of Plinth, as ratios to a bare node:http server that sends the same bytes in the
 * same run, interleaved, medians. `--write` puts the table into docs/performance.md.
 */
import { spawnSync } from 'node:child_process'
import { build } from '../scripts/prepare.mjs'
import { startBaseline } from './baseline.ts'
import { measureKeptPages } from './keptPages.ts'
import { load, type Load } from './load.ts'
import { medianOf, p95Of } from './statistics.ts'
import { measureAddToCart } from './cart.ts'
import { describeLarge, measureLarge } from './large.ts'
import { memoryOf } from './memory.ts'
import { measurePictures } from './pictures.ts'
import { report, type Figure } from './report.ts'
import { scriptsOf } from './scripts.ts'
import { startServer } from '../test/support/server.ts'

const rounds = process.argv.includes('--long') ? 5 : 3
const seconds = process.argv.includes('--long') ? 10 : 3
const plainPage = '/about'
const figures: Figure[] = []

build()

if (process.argv.includes('--pictures')) {
  report(
    'picture figures',
    'Chromium, a profile of its own for each visit, bytes as they come over the wire.',
    await measurePictures(),
  )
  process.exit(0)
}

if (process.argv.includes('--kept')) {
  report(
    'kept page figures',
    'counted by the server, readers and writers on the same machine.',
    await measureKeptPages(seconds * 2),
  )
  process.exit(0)
}

process.stdout.write('Cold start …\n')
const first = await startServer()
const firstStartMs = first.readyAfterMs
const idleAtFirst = memoryOf(first.process.pid ?? 0)
// A first start draws the whole demo; what a site keeps in memory day by day is what the next start shows.
await first.stop()
const server = await startServer({ dataDirectory: first.dataDirectory })
const idle = memoryOf(server.process.pid ?? 0)

process.stdout.write('Cached page …\n')
const page = await fetch(server.url + plainPage, { headers: { 'accept-encoding': 'identity' } })
if (page.status !== 200) throw new Error(`${plainPage} answers ${page.status}`)
const html = Buffer.from(await page.arrayBuffer())
const baseline = await startBaseline(html, page.headers)
const cached = await compare({ url: server.url + plainPage, pid: server.process.pid }, baseline)
figures.push({
  name: 'Cached page, 16 connections',
  value: `${Math.round(cached.own.requestsPerSecond)} req/s, p99 ${cached.own.p99Ms.toFixed(1)} ms`,
  compared: `${cached.ratio.toFixed(2)} x node:http with the same bytes (${Math.round(cached.other.requestsPerSecond)} req/s)`,
  goal: 'at least 0.80 x',
  verdict: cached.ratio >= 0.8 ? 'met' : 'missed',
})

if (cached.processor !== null) {
  figures.push({
    name: 'Processor time of the server for one cached page',
    value: `${Math.round(cached.own.processorUs ?? 0)} µs`,
    compared: `${cached.processor.toFixed(2)} x node:http with the same bytes (${Math.round(cached.other.processorUs ?? 0)} µs)`,
    goal: 'at most 1.25 x',
    verdict: cached.processor <= 1.25 ? 'met' : 'missed',
  })
}

process.stdout.write('Rendered page …\n')
const uncached = await startServer({
  dataDirectory: undefined,
  environment: { NODE_ENV: 'test', PAGE_CACHE: '0' },
})
const rendered = await compare({ url: uncached.url + plainPage, pid: uncached.process.pid }, baseline)
figures.push({
  name: 'Rendered page with its queries, 16 connections',
  value: `${Math.round(rendered.own.requestsPerSecond)} req/s, p99 ${rendered.own.p99Ms.toFixed(1)} ms`,
  compared: `${rendered.ratio.toFixed(3)} x node:http with the same bytes`,
  goal: 'at least 2,000 req/s on one core',
  verdict: rendered.own.requestsPerSecond >= 2000 ? 'met' : 'missed',
})
await uncached.remove()

process.stdout.write('Add to cart …\n')
const cartTimes = await measureAddToCart(server.url)
figures.push({
  name: 'Add to cart, 1 client',
  value: `p50 ${medianOf(cartTimes.one).toFixed(1)} ms, p95 ${p95Of(cartTimes.one).toFixed(1)} ms`,
  compared: '',
  goal: 'p95 at most 8 ms',
  verdict: p95Of(cartTimes.one) <= 8 ? 'met' : 'missed',
})
figures.push({
  name: 'Add to cart, 10 clients',
  value: `p50 ${medianOf(cartTimes.ten).toFixed(1)} ms, p95 ${p95Of(cartTimes.ten).toFixed(1)} ms`,
  compared: '',
  goal: 'p95 at most 25 ms',
  verdict: p95Of(cartTimes.ten) <= 25 ? 'met' : 'missed',
})

const loaded = memoryOf(server.process.pid ?? 0)
figures.push({
  name: 'Memory (RSS) of the server, without PostgreSQL',
  value: `${idle} MB idle (${idleAtFirst} MB in the process that made the demo), ${loaded} MB after the load`,
  compared: '',
  goal: 'at most 250 MB after load',
  verdict: loaded <= 250 ? 'met' : 'missed',
})

process.stdout.write('Script bytes …\n')
for (const path of [plainPage, await firstProductPath(server.url)]) {
  const scripts = await scriptsOf(server.url, path)
  const isPlain = path === plainPage
  const limit = isPlain ? 8 : 80
  figures.push({
    name: isPlain ? 'JavaScript of a plain page, gzip' : 'JavaScript of a product page, gzip',
    value: `${(scripts.bytes / 1000).toFixed(1)} kB in ${scripts.requests} requests`,
    compared: '',
    goal: `at most ${limit} kB${isPlain ? ' in at most 3 requests' : ''}`,
    verdict: scripts.bytes <= limit * 1000 && (!isPlain || scripts.requests <= 3) ? 'met' : 'missed',
  })
}

process.stdout.write('Warm start …\n')
await server.stop()
const warm: number[] = []
const afterKill: number[] = []
for (let i = 0; i < 3; i += 1) {
  const again = await startServer({ dataDirectory: server.dataDirectory })
  warm.push(again.readyAfterMs)
  await again.kill()
  const revived = await startServer({ dataDirectory: server.dataDirectory })
  afterKill.push(revived.readyAfterMs)
  await (i === 2 ? revived.remove() : revived.stop())
}
baseline.stop()
figures.push({
  name: 'Start to serving after kill -9',
  value: `${(medianOf(afterKill) / 1000).toFixed(2)} s, slowest ${(Math.max(...afterKill) / 1000).toFixed(2)} s`,
  compared: '',
  goal: 'at most 3 s',
  verdict: Math.max(...afterKill) <= 3000 ? 'met' : 'missed',
})
figures.push({
  name: 'Start to serving, process only',
  value: `first with the demo ${(firstStartMs / 1000).toFixed(1)} s, again ${(medianOf(warm) / 1000).toFixed(2)} s`,
  compared: '',
  goal: 'first at most 20 s, again at most 2 s',
  verdict: firstStartMs <= 20_000 && medianOf(warm) <= 2000 ? 'met' : 'missed',
})

process.stdout.write('Kept pages …\n')
figures.push(...(await measureKeptPages(seconds * 2)))

process.stdout.write('Pictures …\n')
figures.push(...(await measurePictures()))

if (process.argv.includes('--large')) {
  const large = await measureLarge(30, (line) => process.stdout.write(`${line}\n`))
  for (const { name, value, goal, isMet } of describeLarge(large))
    figures.push({
      name,
      value,
      compared: '',
      goal,
      verdict: isMet === null ? 'for the record' : isMet ? 'met' : 'missed',
    })
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined
report(
  'figures',
  `${rounds} interleaved rounds of ${seconds} s, medians, load by ${hasWrk ? 'wrk' : 'our own client (wrk is not installed)'} on the same machine.`,
  figures,
)

/** Interleaves own and baseline; returns the medians and the median of the rounds' ratios. */
interface Target {
  url: string
  pid: number | undefined
}

async function compare(
  own: Target,
  other: Target,
): Promise<{ own: Load; other: Load; ratio: number; processor: number | null }> {
  await load(own.url, 2)
  await load(other.url, 1)
  const pairs: { own: Load; other: Load }[] = []
  for (let round = 0; round < rounds; round += 1) {
    pairs.push({
      own: await load(own.url, seconds, own.pid),
      other: await load(other.url, seconds, other.pid),
    })
  }
  const middle = (pick: (pair: { own: Load; other: Load }) => number) => medianOf(pairs.map(pick))
  const processorOf = (pick: (pair: { own: Load; other: Load }) => number | null) =>
    pairs.some((pair) => pick(pair) === null) ? null : middle((pair) => pick(pair) ?? 0)
  const processorUs = {
    own: processorOf((pair) => pair.own.processorUs),
    other: processorOf((pair) => pair.other.processorUs),
  }
  return {
    processor:
      processorUs.own === null || processorUs.other === null ? null : processorUs.own / processorUs.other,
    own: {
      processorUs: processorUs.own,
      requestsPerSecond: middle((pair) => pair.own.requestsPerSecond),
      p99Ms: middle((pair) => pair.own.p99Ms),
    },
    other: {
      processorUs: processorUs.other,
      requestsPerSecond: middle((pair) => pair.other.requestsPerSecond),
      p99Ms: middle((pair) => pair.other.p99Ms),
    },
    ratio: middle((pair) => pair.own.requestsPerSecond / pair.other.requestsPerSecond),
  }
}

async function firstProductPath(url: string): Promise<string> {
  const listing = await (await fetch(`${url}/api/posts?type=product&limit=1`)).json()
  return String(listing.d.items[0].url)
}
