/** How many pages come from the page cache while 16 readers read and others like, comment and buy: counted by /metrics. */
import { administratorClient, type HttpClient } from '../test/support/httpClient.ts'
import { startServer } from '../test/support/server.ts'
import { Connections } from './connections.ts'
import type { Figure } from './report.ts'
import { asked, checkOut, shopperAt, type Shopper } from './shopClient.ts'
import { addProduct, setUpShop, shopEnvironment } from './shopSite.ts'

const readers = 16
const likesPerSecond = 50
const token = 'only for this measurement'

interface Site {
  url: string
  admin: HttpClient
  likers: Shopper[]
  talk: { id: string; url: string; comment: string }
  scarce: { id: string; url: string }
  others: string[]
}

/** @param seconds how long each of the two is measured; 30 calls a minute are all that one account may make */
export async function measureKeptPages(seconds: number): Promise<Figure[]> {
  const server = await startServer({ environment: { ...shopEnvironment, METRICS_TOKEN: token } })
  const connections = new Connections()
  try {
    const site = await fill(server.url, connections, Math.ceil((2 * seconds * likesPerSecond) / 25))
    const likes = await readWhile(site, site.others, seconds, [every(1000 / likesPerSecond, liking(site))])
    const both = [...site.others, site.talk.url, site.scarce.url]
    const all = await readWhile(site, both, seconds, [
      every(1000 / likesPerSecond, liking(site)),
      every(1000, (number) =>
        ok(
          site.admin.call('POST', '/api/posts/notes', {
            post_id: site.talk.id,
            value: `Fine work, number ${number}`,
          }),
        ),
      ),
      every(1000, () => sell(site, connections)),
    ])
    return [
      figure(
        `${likes.done[0]} likes on one post in ${seconds} s, ${readers} readers of ${site.others.length} others`,
        likes,
      ),
      figure(
        `${all.done[0]} likes, ${all.done[1]} approved comments on one post and ${all.done[2]} sales of the last item of one product (with a new one each time) in ${seconds} s, ${readers} readers of these two and ${site.others.length} others`,
        all,
      ),
    ]
  } finally {
    connections.close()
    await server.remove()
  }
}

function figure(name: string, { kept, drawn, lingered, p99Ms }: Reading): Figure {
  const rate = kept / (kept + drawn)
  return {
    name,
    value: `hit rate ${(rate * 100).toFixed(2)} %: ${kept} kept (${lingered} of them old while one request drew), ${drawn} drawn; p99 ${p99Ms.toFixed(1)} ms`,
    compared: '',
    goal: 'over 95 %',
    verdict: rate > 0.95 ? 'met' : 'missed',
  }
}

async function ok(
  answer: ReturnType<HttpClient['call']>,
): Promise<Awaited<ReturnType<HttpClient['call']>>['d']> {
  const { status, d, error } = await answer
  if (status !== 200) throw new Error(`answered ${status}: ${error?.message ?? ''}`)
  return d
}

async function fill(url: string, connections: Connections, likerCount: number): Promise<Site> {
  const admin = await administratorClient(url)
  await setUpShop(admin)
  const publish = (post: Record<string, unknown>) =>
    ok(admin.call('POST', '/api/posts', { status: 'published', ...post }))
  const block = (type: string, state: Record<string, unknown> = {}) => ({
    id: type,
    type,
    state,
    children: [],
  })
  const words = (number: number) => [
    block('paragraph', { text: `A bowl of ${number} grams, thrown and glazed. `.repeat(40) }),
  ]
  const pages: { url: string }[] = []
  for (let number = 1; number <= 10; number += 1) {
    pages.push(
      await publish({ type: 'post', title: `Note ${number}`, value: words(number) }),
      await publish({ title: `Page ${number}`, value: words(number) }),
    )
  }
  pages.push(await publish({ title: 'News', value: [block('post-list', { limit: 6 })] }))
  const talk = await publish({ type: 'post', title: 'Talk', value: [...words(1), block('comments')] })
  const [comment] = await ok(admin.call('POST', '/api/posts/notes', { post_id: talk.id, value: 'Well done' }))
  const scarceId = await addProduct(admin, '40.00', '1')
  const scarce = await ok(admin.call('GET', `/api/posts/${scarceId}`))
  const likers: Shopper[] = []
  for (let number = 1; number <= likerCount; number += 1) {
    const who = { email: `reader${number}@example.test`, password: 'quiet kiln behind the orchard' }
    await ok(admin.call('POST', '/api/users', { name: `Reader ${number}`, role: 'member', ...who }))
    const liker = shopperAt(url, connections)
    await asked(liker.call('POST', '/api/users/login', who))
    likers.push(liker)
  }
  return {
    url,
    admin,
    likers,
    talk: { id: talk.id, url: talk.url, comment: comment.id },
    scarce: { id: scarceId, url: scarce.url },
    others: pages.map((page) => page.url),
  }
}

/** Each account likes, then takes it back; both are writes. */
function liking({ likers, talk }: Site) {
  return (number: number) => {
    const liker = likers[number % likers.length]
    return liker
      ? asked(liker.call('POST', '/api/posts/notes', { id: talk.comment, post_id: talk.id, type: 'like' }))
      : Promise.resolve()
  }
}

/** The last item is sold out with the order; another one comes after it. */
async function sell({ url, admin, scarce }: Site, connections: Connections): Promise<void> {
  await checkOut(shopperAt(url, connections), [scarce.id], () => undefined)
  const [row] = await ok(admin.call('GET', `/api/shop/stock?post_id=${scarce.id}`))
  await ok(
    admin.call('POST', '/api/shop/stock', { variant_id: row.variant_id, delta: 1, reason: 'received' }),
  )
}

interface Work {
  intervalMs: number
  act(number: number): Promise<unknown>
}

function every(intervalMs: number, act: Work['act']): Work {
  return { intervalMs, act }
}

interface Reading {
  kept: number
  lingered: number
  drawn: number
  p99Ms: number
  /** How often each work was done. */
  done: number[]
}

/** @throws Error where a page is not 200, or a work is refused: what fails measures nothing */
async function readWhile(
  { url }: Site,
  paths: readonly string[],
  seconds: number,
  works: readonly Work[],
): Promise<Reading> {
  for (const path of paths) await read(url + path)
  const before = await figuresOf(url)
  const until = performance.now() + seconds * 1000
  const times: number[] = []
  async function reader(first: number): Promise<void> {
    for (let turn = first; performance.now() < until; turn += 1) {
      const started = performance.now()
      await read(url + (paths[turn % paths.length] ?? '/'))
      times.push(performance.now() - started)
    }
  }
  async function work({ intervalMs, act }: Work): Promise<number> {
    const running: Promise<unknown>[] = []
    const started = performance.now()
    while (performance.now() < until) {
      running.push(act(running.length))
      const next = started + running.length * intervalMs
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())))
    }
    await Promise.all(running)
    return running.length
  }
  const [done] = await Promise.all([
    Promise.all(works.map(work)),
    Promise.all(Array.from({ length: readers }, (_, at) => reader(at * 3))),
  ])
  const after = await figuresOf(url)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    kept: after.kept - before.kept,
    lingered: after.lingered - before.lingered,
    drawn: after.drawn - before.drawn,
    p99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    done,
  }
}

async function read(url: string): Promise<void> {
  const response = await fetch(url)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`${url} answers ${response.status}`)
}

async function figuresOf(url: string): Promise<Pick<Reading, 'kept' | 'lingered' | 'drawn'>> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text()
  const valueOf = (name: string) =>
    Number(new RegExp(`^plinth_page_cache_${name}_total (\\d+)$`, 'm').exec(text)?.[1])
  return { kept: valueOf('kept'), lingered: valueOf('lingered'), drawn: valueOf('drawn') }
}
