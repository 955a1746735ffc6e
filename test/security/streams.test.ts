/** Whatever is streamed is closed with its connection, and what is uploaded does not fill the memory (issue 12, 2.3). */
import { glob, readdir, readFile, readlink } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageServer, type PageServer } from '#test/support/pages.ts'
import { startS3, type S3Server } from '#test/support/s3.ts'
import { isLong } from '#test/support/share.ts'
import { addToCart, createPaymentSession, press, publishProduct } from '#test/support/shop.ts'
import { testSite, type Client, type TestSite } from '#test/support/site.ts'
import { unlimitedApi } from '#test/support/unlimited.ts'

let local: TestSite
let bucket: TestSite
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
  local = await testSite()
  bucket = await testSite({
    environment: { S3_ENDPOINT: s3.endpoint, S3_BUCKET: s3.bucket, S3_KEY: s3.key, S3_SECRET: s3.secret },
  })
})
afterAll(async () => {
  await local.close()
  await bucket.close()
  await s3.close()
})

const cookieOf = (who: Client) => `autht=${who.cookies.get('autht')}`

/** Asks, waits for the first bytes, hangs up and returns them. */
function breakOff(site: { url: string }, head: string, body = ''): Promise<string> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve) => {
    let answered = ''
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}\r\nHost: ${hostname}:${port}\r\n\r\n${body}`),
    )
    const hangUp = () => socket.destroy()
    socket.once('data', (bytes: Buffer) => {
      answered = bytes.toString('latin1')
      hangUp()
    })
    // An upload is answered when it has arrived: it is broken off in the middle.
    if (body !== '') socket.once('connect', () => setImmediate(hangUp))
    socket.once('error', hangUp)
    socket.once('close', () => resolve(answered))
  })
}

/** What this process has open, without what belongs to the program itself. */
async function openDescriptors(): Promise<string[]> {
  const names = await readdir('/proc/self/fd')
  const targets = await Promise.all(
    names.map((name) => readlink(join('/proc/self/fd', name)).catch(() => '')),
  )
  return targets.filter((target) => target.startsWith('socket:') || target.includes('plinth-site-'))
}

async function bigFile(site: TestSite, who: Client): Promise<string> {
  const data = new FormData()
  data.append('files', new Blob(['clay and water\n'.repeat(1_400_000)]), 'big.txt')
  const made = await who.call('POST', '/api/posts/uploads', data)
  expect(made.status).toBe(200)
  return new URL(made.body.d[0].url, site.url).pathname
}

interface Site {
  url: string
}

/** Where it is asked, the head of the request and, of an upload, the beginning of its body. */
type Ask = [site: Site, head: string, body?: string]

interface Streamed {
  api: Site
  pages: PageServer
  admin: Client
}

const formOf = (name: string, text: string, more: Record<string, string> = {}) => {
  const data = new FormData()
  data.append(name, new Blob([text], { type: 'text/plain' }), 'clay.txt')
  for (const [key, value] of Object.entries(more)) data.append(key, value)
  return data
}

const large = 'clay and water\n'.repeat(100_000)
const boundary = 'x'
const beginningOf = (name: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${'a'.repeat(50_000)}`
const isMultipart = `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 9000000`

async function newForm(admin: Client): Promise<string> {
  const metas = [
    { name: 'fields', value: JSON.stringify([{ name: 'paper', title: 'Paper', type: 'file' }]) },
    { name: 'thanks', value: 'See you soon.' },
  ]
  const made = await admin.post('/api/posts', {
    type: 'form',
    title: 'Table',
    status: 'published',
    value: [],
    metas,
  })
  expect(made.status).toBe(200)
  return made.body.d.id
}

/**
 * By the source file that streams: how it is asked. A file that begins to stream belongs here; the test below finds it.
 */
const streams: Record<string, (with_: Streamed) => Promise<Ask[]>> = {
  async 'features/media/serveMedia.ts'({ admin }) {
    const [path, remotePath] = [
      await bigFile(local, admin),
      await bigFile(bucket, await bucket.as('administrator')),
    ]
    return [
      [local, `GET ${path} HTTP/1.1`],
      [local, `GET ${path} HTTP/1.1\r\nRange: bytes=1000-`],
      [local, `GET ${path} HTTP/1.1\r\nRange: bytes=-2000000`],
      [local, `GET ${path}?w=640 HTTP/1.1`],
      [bucket, `GET ${remotePath} HTTP/1.1`],
      [bucket, `GET ${remotePath} HTTP/1.1\r\nRange: bytes=1000-20000000`],
    ]
  },
  async 'features/media/operations/openPrivateFile.ts'({ api, admin }) {
    const made = await admin.call('POST', '/api/posts/uploads', formOf('files', large, { public: 'false' }))
    expect(made.status).toBe(200)
    return [[api, `GET /api/posts/uploads/${made.body.d[0].id}/file HTTP/1.1\r\nCookie: ${cookieOf(admin)}`]]
  },
  async 'features/media/operations/upload.ts'({ api, admin }) {
    return [
      [
        api,
        `POST /api/posts/uploads HTTP/1.1\r\nCookie: ${cookieOf(admin)}\r\n${isMultipart}`,
        beginningOf('files'),
      ],
    ]
  },
  async 'features/theme/operations/addFont.ts'({ api, admin }) {
    return [
      [
        api,
        `POST /api/theme/fonts HTTP/1.1\r\nCookie: ${cookieOf(admin)}\r\n${isMultipart}`,
        beginningOf('files'),
      ],
    ]
  },
  async 'features/shop/catalogue/operations/uploadProductFile.ts'({ api, admin }) {
    return [
      [
        api,
        `POST /api/shop/product-files HTTP/1.1\r\nCookie: ${cookieOf(admin)}\r\n${isMultipart}`,
        beginningOf('files'),
      ],
    ]
  },
  async 'features/shop/downloads/downloadHandler.ts'({ admin }) {
    const file = await admin.call('POST', '/api/shop/product-files', formOf('files', large))
    const book = await publishProduct(local, {
      metas: {
        product_price: '9.00',
        product_downloads: [file.body.d[0].id],
        product_download_times: '1000',
      },
    })
    await addToCart(admin, book)
    await press(local, (await createPaymentSession(admin)).body.d, 'pay')
    const [{ url }] = (await admin.get('/api/shop/downloads')).body.d
    return [[local, `GET ${url} HTTP/1.1`]]
  },
  async 'features/shop/importing/operations/exportCsv.ts'({ api, admin }) {
    return ['products', 'orders', 'customers'].map((kind): Ask => [
      api,
      `GET /api/shop/csv/${kind} HTTP/1.1\r\nCookie: ${cookieOf(admin)}`,
    ])
  },
  async 'features/shop/importing/operations/uploadCsv.ts'({ api, admin }) {
    const head = `POST /api/shop/csv/products?name=a.csv HTTP/1.1\r\nCookie: ${cookieOf(admin)}\r\nContent-Type: text/csv\r\nContent-Length: 9000000`
    return [[api, head, 'title,price\n'.repeat(5000)]]
  },
  async 'features/shop/importing/operations/importReport.ts'({ api, admin }) {
    const lines = Array.from({ length: 2000 }, (_, index) => `Bowl ${index},not a price\n`)
    const begun = await admin.call(
      'POST',
      '/api/shop/csv/products?name=bowls.csv',
      `title,price\n${lines.join('')}`,
      { 'content-type': 'text/csv' },
    )
    expect(begun.status).toBe(200)
    return [[api, `GET /api/shop/imports/${begun.body.d.id}/report HTTP/1.1\r\nCookie: ${cookieOf(admin)}`]]
  },
  async 'features/people/operations/exportAudit.ts'({ api, admin }) {
    return [[api, `GET /api/audit/export HTTP/1.1\r\nCookie: ${cookieOf(admin)}`]]
  },
  async 'features/newsletter/operations/exportSubscribers.ts'({ api, admin }) {
    const emails = Array.from({ length: 500 }, (_, index) => `reader${index}@post.example`)
    const file = { csv: emails.join('\n'), note: 'Signed a list at the market', has_consent: true }
    expect((await admin.post('/api/newsletter/subscribers/import', file)).status).toBe(200)
    return [[api, `GET /api/newsletter/subscribers/export HTTP/1.1\r\nCookie: ${cookieOf(admin)}`]]
  },
  async 'features/forms/operations/listSubmissions.ts'({ api, admin }) {
    return [
      [api, `GET /api/forms/${await newForm(admin)}/data?format=csv HTTP/1.1\r\nCookie: ${cookieOf(admin)}`],
    ]
  },
  async 'features/forms/operations/readEntryFile.ts'({ api, admin, pages }) {
    const form = await newForm(admin)
    const sent = await fetch(`${pages.url}/form-entry/${form}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
      body: formOf('paper', large),
      redirect: 'manual',
    })
    expect(sent.status).toBe(303)
    const [entry] = (await admin.get(`/api/forms/${form}/data`)).body.d
    return [[api, `GET ${entry.value.paper[0].url} HTTP/1.1\r\nCookie: ${cookieOf(admin)}`]]
  },
  async 'rendering/formEntry.tsx'({ admin, pages }) {
    const form = await newForm(admin)
    return [
      [
        pages,
        `POST /form-entry/${form} HTTP/1.1\r\nSec-Fetch-Site: same-origin\r\n${isMultipart}`,
        beginningOf('paper'),
      ],
    ]
  },
}

/** Written whole, not in chunks; broken off all the same. */
const wholes = ['/', '/sitemap.xml', '/feed.xml', '/feed.json', '/feed/products.xml', '/robots.txt']

test('2.3 every file that streams is among those whose answers are broken off below', async () => {
  const found: string[] = []
  for await (const file of glob('**/*.{ts,tsx}', { cwd: 'src' })) {
    if (file.includes('.test.') || file.startsWith(join('platform', ''))) continue
    const text = await readFile(join('src', file), 'utf8')
    if (/new StreamReply\(|\bsendStream\(|\breadFormBody\(|body: 'stream'/.test(text)) found.push(file)
  }
  expect(found.toSorted()).toEqual(Object.keys(streams).toSorted())
})

test.skipIf(process.platform !== 'linux')(
  '2.3 after hundreds of broken off answers of every route that streams nothing is left open',
  async () => {
    const admin = await local.as('administrator')
    const api = await unlimitedApi(local)
    const pages = await pageServer(local)
    const asks = (await Promise.all(Object.values(streams).map((make) => make({ api, pages, admin })))).flat()
    asks.push(...wholes.map((path): Ask => [pages, `GET ${path} HTTP/1.1`]))
    // Connections to the database and to the bucket that stay, stay from the first on.
    for (const [site, head, body] of asks) {
      const answered = await breakOff(site, head, body)
      if (body === undefined) expect(answered, head).toMatch(/^HTTP\/1.1 20[06]/)
    }
    const before = (await openDescriptors()).length
    const each = Math.ceil((isLong ? 1000 : 300) / asks.length)
    for (let round = 0; round < each; round += 10) {
      await Promise.all(
        Array.from({ length: 10 }, () => asks.map(([site, head, body]) => breakOff(site, head, body))).flat(),
      )
    }
    await expect
      .poll(async () => (await openDescriptors()).filter((target) => !target.startsWith('socket:')))
      .toEqual([])
    // Ten at a time: the pools of the database and of the bucket grew by that much at most.
    await expect.poll(async () => (await openDescriptors()).length).toBeLessThan(before + 60)
    await expect.poll(() => readdir(join(local.platform.config.DATA_DIR, 'uploads'))).toEqual([])
    await pages.close()
    await api.close()
  },
)

/** Sends files of that size, made as they go, and returns the answer's status with the growth of memory meanwhile. */
async function uploadOf(
  site: TestSite,
  who: Client,
  files: number,
  bytesEach: number,
): Promise<{ status: number; grownMb: number; text: string }> {
  const { hostname, port } = new URL(site.url)
  const chunk = Buffer.alloc(64 * 1024, 'clay and water\n')
  const boundary = 'between-the-files'
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5)
  const answer = await new Promise<{ status: number; text: string }>((resolve, reject) => {
    const asked = httpRequest(
      {
        hostname,
        port,
        method: 'POST',
        path: '/api/posts/uploads',
        headers: { cookie: cookieOf(who), 'content-type': `multipart/form-data; boundary=${boundary}` },
      },
      (response) => {
        let text = ''
        response.on('data', (chunk: Buffer) => (text += chunk.toString()))
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
        response.once('error', reject)
      },
    )
    asked.once('error', reject)
    const send = async () => {
      for (let file = 0; file < files && !asked.destroyed; file += 1) {
        asked.write(
          `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${file}.txt"\r\n\r\n`,
        )
        for (let sent = 0; sent < bytesEach; sent += chunk.length) {
          if (!asked.write(chunk))
            await Promise.race([
              new Promise((done) => asked.once('drain', done)),
              new Promise((done) => asked.once('close', done)),
            ])
        }
        asked.write('\r\n')
      }
      asked.end(`--${boundary}--\r\n`)
    }
    send().catch(reject)
  })
  clearInterval(timer)
  return { ...answer, grownMb: (most - before) / 1024 / 1024 }
}

test('2.3 an upload of 160 MB takes little memory, and leaves no draft behind', async () => {
  const admin = await local.as('administrator')
  await uploadOf(local, admin, 1, 20 * 1024 * 1024)
  const { status, grownMb, text } = await uploadOf(local, admin, 8, 20 * 1024 * 1024)
  process.stdout.write(`An upload of 160 MB made the process ${grownMb.toFixed(0)} MB larger\n`)
  expect(status, text.slice(0, 200)).toBe(200)
  expect(grownMb).toBeLessThan(100)
  expect(await readdir(join(local.platform.config.DATA_DIR, 'uploads'))).toEqual([])
})

test('2.3 an upload beyond 200 MB is refused by what it says of itself, and while it comes', async () => {
  const admin = await local.as('administrator')
  const { hostname, port } = new URL(local.url)
  const said = await new Promise<number>((resolve, reject) => {
    const asked = httpRequest(
      {
        hostname,
        port,
        method: 'POST',
        path: '/api/posts/uploads',
        headers: {
          cookie: cookieOf(admin),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 210 * 1024 * 1024,
        },
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        asked.destroy()
      },
    )
    asked.once('error', reject)
    asked.write('--x\r\n')
  })
  expect(said).toBe(413)
  const late = await uploadOf(local, admin, 11, 20 * 1024 * 1024).catch((error: unknown) => error)
  // Whoever goes on sending after the answer may find the connection closed.
  if (!(late instanceof Error)) expect(late).toMatchObject({ status: 413 })
  expect(await readdir(join(local.platform.config.DATA_DIR, 'uploads'))).toEqual([])
})
