/**
 * What a stranger's photo costs a phone: 12 megapixels with an EXIF turn, taken in through the API and shown as an image, a card,
 * a gallery and a product; and how much anything moves on the pages of both demo sites while they come in.
 */
import type { Browser } from 'playwright-core'
import { photoBytes, photos } from '../demo/stranger/photos.ts'
import { launchBrowser } from '../test/support/browser.ts'
import { administratorClient, type HttpClient } from '../test/support/httpClient.ts'
import { startServer } from '../test/support/server.ts'
import type { Figure } from './report.ts'

const phone = { width: 390, height: 844 }
const maxBytes = 60_000
/** Pages that no sitemap names, as they belong to nobody or to one person. */
const unlisted = ['/', '/search?keywords=a', '/cart', '/login', '/signup', '/no-such-page']
const visitsAtOnce = 2

/** Measures and describes; starts servers of its own. */
export async function measurePictures(): Promise<Figure[]> {
  const browser = await launchBrowser()
  try {
    return [
      ...(await measurePhoto(browser)),
      ...(await measureShifts(browser, '1', 'the demo shop')),
      ...(await measureShifts(browser, 'stranger', 'the second demo')),
    ]
  } finally {
    await browser.close()
  }
}

async function measurePhoto(browser: Browser): Promise<Figure[]> {
  const server = await startServer({ environment: { SEED_DEMO: '0' } })
  const admin = await administratorClient(server.url)
  const photo = photos.find(
    ({ orientation, width, height }) => orientation === 6 && width * height === 12_000_000,
  )
  if (!photo) throw new Error('The second demo has no photo of 12 megapixels that is turned')
  const bytes = await photoBytes(photo, 7)
  const picture = await uploadPhoto(server.url, admin, photo.name, bytes)
  const paths = await makePages(admin, picture)
  const figures: Figure[] = []
  for (const moment of ['at once, WebP', 'after the job, AVIF'] as const) {
    if (moment === 'after the job, AVIF') await untilAvif(server.url, picture)
    for (const [place, path] of paths) {
      for (const scale of [1, 2, 3]) {
        const seen = await visit(browser, server.url + path, scale)
        const name = picture.replace(/^\/media\/|\?.*$/g, '')
        const carried = seen.pictures
          .filter(({ url }) => url.includes(name))
          .reduce((sum, one) => sum + one.bytes, 0)
        const isGoal = scale < 3
        process.stdout.write(
          `  ${place}, DPR ${scale}, ${moment}: ${(carried / 1000).toFixed(1)} kB, CLS ${seen.shift.toFixed(3)}\n`,
        )
        figures.push({
          name: `12 megapixels (${Math.round(bytes.length / 1000)} kB) as ${place} on a phone of ${phone.width} px, DPR ${scale}, ${moment}`,
          value: `${(carried / 1000).toFixed(1)} kB, CLS ${seen.shift.toFixed(3)}`,
          compared: '',
          goal: isGoal ? `at most ${maxBytes / 1000} kB, CLS 0` : 'CLS 0',
          verdict: carried > 0 && (!isGoal || carried <= maxBytes) && seen.shift < 0.0005 ? 'met' : 'missed',
        })
      }
    }
  }
  await server.remove()
  return figures
}

/** Every page that the sitemap names and those that it leaves out, on a phone, read to its end. */
async function measureShifts(browser: Browser, demo: string, site: string): Promise<Figure[]> {
  const server = await startServer({ environment: { SEED_DEMO: demo } })
  const pathsIn = async (path: string, element: string) => {
    const map = await (await fetch(server.url + path)).text()
    return [...map.matchAll(new RegExp(`<${element}>\\s*<loc>([^<]*)</loc>`, 'g'))].map(
      ([, url = '']) => new URL(url).pathname,
    )
  }
  const maps = await pathsIn('/sitemap.xml', 'sitemap')
  const listed = (
    await Promise.all((maps.length > 0 ? maps : ['/sitemap.xml']).map((map) => pathsIn(map, 'url')))
  ).flat()
  const paths = [...new Set([...unlisted, ...listed])]
  const shifts: { path: string; shift: number }[] = []
  const left = paths.values()
  await Promise.all(
    Array.from({ length: visitsAtOnce }, async () => {
      for (const path of left) {
        const { shift } = await visit(browser, server.url + path, 2)
        shifts.push({ path, shift })
        if (shift >= 0.0005) process.stdout.write(`  ${site}, ${decodeURI(path)}: CLS ${shift.toFixed(3)}\n`)
      }
    }),
  )
  await server.remove()
  const worst = shifts.reduce((most, one) => (one.shift > most.shift ? one : most), { path: '', shift: 0 })
  return [
    {
      name: `Layout shift on all ${paths.length} pages of ${site}, phone of ${phone.width} px, read to the end`,
      value:
        worst.shift < 0.0005
          ? 'CLS 0'
          : `CLS ${worst.shift.toFixed(3)} on ${decodeURI(worst.path)}, more than 0 on ${shifts.filter(({ shift }) => shift >= 0.0005).length}`,
      compared: '',
      goal: 'CLS 0 on every page',
      verdict: worst.shift < 0.0005 ? 'met' : 'missed',
    },
  ]
}

async function uploadPhoto(url: string, admin: HttpClient, name: string, bytes: Buffer): Promise<string> {
  const form = new FormData()
  form.append('files', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${url}/api/posts/uploads`, {
    method: 'POST',
    headers: { cookie: admin.cookie, 'x-timestamp': String(Date.now()) },
    body: form,
  })
  const { d } = await answer.json()
  if (!Array.isArray(d)) throw new Error(`The photo was not taken in: ${answer.status}`)
  return `${d[0].url}?id=${d[0].id}`
}

async function makePages(admin: HttpClient, src: string): Promise<[string, string][]> {
  const block = (type: string, state: object, children: object[] = []) => ({
    id: `${type}-measured`.slice(0, 12).padEnd(10, 'x'),
    type,
    state,
    children,
  })
  const kinds: [string, object][] = [
    [
      'an image',
      {
        type: 'page',
        value: [block('image', { src, alt: 'A tree' }), block('paragraph', { text: 'Below it.' })],
      },
    ],
    ['a card', { type: 'page', value: [block('card', { title: 'Card', text: 'Words', src })] }],
    ['a gallery', { type: 'page', value: [block('gallery', { items: [{ src, alt: 'A tree' }] })] }],
    [
      'a product',
      {
        type: 'product',
        metas: [
          { name: 'shop_item_price', value: '24' },
          { name: 'shop_items_in_stock', value: '5' },
          { name: 'product_images', value: JSON.stringify([src]) },
          { name: 'image', value: src },
        ],
        value: [block('product', {})],
      },
    ],
  ]
  const made: [string, string][] = []
  for (const [place, post] of kinds) {
    const answer = await admin.call('POST', '/api/posts', {
      title: `Measured ${place}`,
      status: 'published',
      ...post,
    })
    if (!answer.d) throw new Error(answer.error?.message)
    made.push([place, answer.d.url])
  }
  return made
}

const patienceMs = 120_000

/** Until the job has made the widths that phones ask for. */
async function untilAvif(url: string, picture: string): Promise<void> {
  const end = performance.now() + patienceMs
  const headers = { accept: 'image/avif,image/webp' }
  for (const width of [1280, 960, 800, 480]) {
    for (;;) {
      const answer = await fetch(url + picture.replace(/\?.*/, `?w=${width}`), { headers })
      await answer.arrayBuffer()
      if (answer.headers.get('content-type') === 'image/avif') break
      if (performance.now() > end) throw new Error('The job did not make the AVIF pictures in time')
      await new Promise((done) => setTimeout(done, 500))
    }
  }
}

interface Visit {
  pictures: { url: string; bytes: number }[]
  shift: number
}

/** Opens a page in a fresh profile, reads it to its end and tells what came over the wire and how much moved. */
async function visit(browser: Browser, url: string, deviceScaleFactor: number): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  const urls = new Map<string, string>()
  const pictures: Visit['pictures'] = []
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const picture = urls.get(requestId) ?? ''
    if (picture.includes('/media/')) pictures.push({ url: picture, bytes: encodedDataLength })
  })
  await page.goto(url, { waitUntil: 'load' })
  const shift = await page.evaluate(async () => {
    let sum = 0
    const watch = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput) sum += Number(entry.value)
    })
    watch.observe({ type: 'layout-shift', buffered: true })
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60)))
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 12_000); top += 700) {
      scrollTo(0, top)
      await painted()
    }
    await Promise.all(
      [...document.images]
        .filter((image) => image.currentSrc && !image.complete)
        .map(
          (image) =>
            new Promise((done) => {
              image.addEventListener('load', done)
              image.addEventListener('error', done)
              setTimeout(done, 5000)
            }),
        ),
    )
    await painted()
    watch.disconnect()
    return sum
  })
  await context.close()
  return { pictures, shift }
}
