/**
 * `npm run bench -- --large`: lists, filters and searches of a site with 100,000 posts and 100,000 products, asked 50
 * times a second, with the page cache off. The site is kept in the system's temporary folder for the next time.
 */
import { mkdirSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { medianOf, p95Of } from './statistics.ts'
import { connectTo, fillSite, random, someWords } from './largeSite.ts'
import { startServer } from '../test/support/server.ts'

const posts = 100_000
const perSecond = 50
const goals = { json: 25, html: 80 } as const

interface Question {
  name: string
  kind: 'json' | 'html'
  path(): string
}

const whole = (limit: number) => Math.floor(random() * limit)
const words = () => encodeURIComponent(someWords(1 + whole(2)))
/** A letter left out of a word that texts hold. */
const mistyped = () => {
  const word = someWords(1)
  const at = 1 + whole(word.length - 1)
  return word.slice(0, at) + word.slice(at + 1)
}

const questions: readonly Question[] = [
  { name: 'list of a type', kind: 'json', path: () => `/api/posts?type=${whole(2) ? 'post' : 'product'}&p=${1 + whole(20)}` },
  { name: 'list, page 1 to 5,000', kind: 'json', path: () => `/api/posts?type=post&p=${1 + whole(5000)}` },
  { name: 'list by title', kind: 'json', path: () => `/api/posts?type=post&sort=title&p=${1 + whole(50)}` },
  { name: 'filter by category', kind: 'json', path: () => `/api/posts?type=product&category=shelf-${whole(20)}&p=${1 + whole(200)}` },
  { name: 'filter by tag', kind: 'json', path: () => `/api/posts?tag=${encodeURIComponent(`mark ${whole(7)}`)}&p=${1 + whole(50)}` },
  { name: 'search', kind: 'json', path: () => `/api/search?target=posts.${whole(2) ? 'post' : 'product'}&keywords=${words()}` },
  { name: 'search, mistyped', kind: 'json', path: () => `/api/search?target=posts.product&keywords=${mistyped()}` },
  { name: 'list page', kind: 'html', path: () => `/t/${whole(2) ? 'posts' : 'products'}?p=${1 + whole(8000)}` },
  { name: 'category page', kind: 'html', path: () => `/p/category/shelf-${whole(20)}?p=${1 + whole(300)}` },
  { name: 'tag page', kind: 'html', path: () => `/p/tag/tag-${whole(200)}` },
  { name: 'search page', kind: 'html', path: () => `/search?keywords=${words()}` },
]

interface LargeFigure {
  name: string
  kind: 'json' | 'html'
  times: number[]
}

/** @throws Error where an answer is not 200: a timed error is no measurement */
export async function measureLarge(seconds: number, log: (line: string) => void): Promise<LargeFigure[]> {
  const dataDirectory = join(tmpdir(), 'plinth-bench-large')
  mkdirSync(dataDirectory, { recursive: true, mode: 0o755 })
  const server = await startServer({ dataDirectory, environment: { NODE_ENV: 'test', PAGE_CACHE: '0', TRUSTED_PROXIES: '1' } })
  try {
    const client = await connectTo(dataDirectory)
    log('Filling the site …')
    const started = performance.now()
    if (await fillSite(client, posts)) log(`Filled in ${Math.round((performance.now() - started) / 1000)} s`)
    await client.end()
    await ask(server.url, 3)
    return await ask(server.url, seconds)
  } finally {
    await server.stop()
  }
}

/** Sends at a steady pace whether answers have come or not: a slow answer makes nobody else's wait invisible. */
async function ask(url: string, seconds: number): Promise<LargeFigure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const figures = questions.map(({ name, kind }): LargeFigure => ({ name, kind, times: [] }))
  const start = performance.now()
  const all: Promise<void>[] = []
  for (let sent = 0; sent < seconds * perSecond; sent += 1) {
    const due = start + (sent * 1000) / perSecond
    const wait = due - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    const index = sent % questions.length
    const question = questions[index]
    if (!question) continue
    // Each request comes from another address: one visitor may not ask this often.
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
  return figures
}

export function describeLarge(figures: readonly LargeFigure[]): { name: string; value: string; goal: string; isMet: boolean }[] {
  const groups = (['json', 'html'] as const).map((kind) => ({
    name: kind === 'json' ? 'All calls' : 'All pages, page cache off', kind, times: figures.filter((figure) => figure.kind === kind).flatMap(({ times }) => times),
  }))
  return [...groups, ...figures].map(({ name, kind, times }) => ({
    name: `100,000 posts and products, ${perSecond} requests/s: ${name}`,
    value: `p50 ${medianOf(times).toFixed(1)} ms, p95 ${p95Of(times).toFixed(1)} ms`,
    goal: `p95 under ${goals[kind]} ms`,
    isMet: p95Of(times) < goals[kind],
  }))
}

if (process.argv[1]?.endsWith('large.ts')) {
  const figures = await measureLarge(Number(process.argv[2] ?? 15), (line) => process.stdout.write(`${line}\n`))
  for (const { name, value, goal, isMet } of describeLarge(figures)) process.stdout.write(`${isMet ? 'met   ' : 'missed'} ${name}: ${value} (${goal})\n`)
}
