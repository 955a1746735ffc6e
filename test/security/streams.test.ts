/** Whatever is streamed is closed with its connection, and what is uploaded does not fill the memory (issue 12, 2.3). */
import { readdir, readlink } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '#platform/operations/registry.ts'
import { startS3, type S3Server } from '#test/support/s3.ts'
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

/** Asks, waits for the first bytes and hangs up. */
function breakOff(site: { url: string }, head: string, body = ''): Promise<void> {
  const { hostname, port } = new URL(site.url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${head}\r\nHost: ${hostname}:${port}\r\n\r\n${body}`),
    )
    const hangUp = () => socket.destroy()
    socket.once('data', hangUp)
    // An upload is answered when it has arrived: it is broken off in the middle.
    if (body !== '') socket.once('connect', () => setImmediate(hangUp))
    socket.once('error', hangUp)
    socket.once('close', () => resolve())
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

test.skipIf(process.platform !== 'linux')(
  '2.3 after 1,000 broken off answers of every route that streams nothing is left open',
  async () => {
    const admin = await local.as('administrator')
    const other = await bucket.as('administrator')
    const api = await unlimitedApi(local)
    const [path, remotePath] = [await bigFile(local, admin), await bigFile(bucket, other)]
    const csv = operations
      .filter(({ path: route, method }) => method === 'GET' && route.startsWith('/api/shop/csv'))
      .map(({ path: route }) => route)
    expect(csv.length).toBeGreaterThan(0)
    const boundary = 'x'
    const upload = `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n${'a'.repeat(50_000)}`
    const asks: [{ url: string }, string, string?][] = [
      [local, `GET ${path} HTTP/1.1`],
      [local, `GET ${path} HTTP/1.1\r\nRange: bytes=1000-`],
      [local, `GET ${path}?w=640 HTTP/1.1`],
      [bucket, `GET ${remotePath} HTTP/1.1`],
      [bucket, `GET ${remotePath} HTTP/1.1\r\nRange: bytes=1000-20000000`],
      ...csv.map((route): [{ url: string }, string] => [
        api,
        `GET ${route.replace('{kind}', 'products')} HTTP/1.1\r\nCookie: ${cookieOf(admin)}`,
      ]),
      [
        api,
        `POST /api/posts/uploads HTTP/1.1\r\nCookie: ${cookieOf(admin)}\r\nContent-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 9000000`,
        upload,
      ],
      [
        api,
        `POST /api/shop/csv/products?name=a.csv HTTP/1.1\r\nCookie: ${cookieOf(admin)}\r\nContent-Type: text/csv\r\nContent-Length: 9000000`,
        'title,price\n'.repeat(5000),
      ],
    ]
    // Connections to the database and to the bucket that stay, stay from the first on.
    for (const [site, head, body] of asks) await breakOff(site, head, body)
    const before = (await openDescriptors()).length
    const each = Math.ceil(1000 / asks.length)
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
    await api.close()
  },
  180_000,
)

/** Sends files of that size, made as they go, and returns the answer's status with the growth of memory meanwhile. */
async function uploadOf(
  site: TestSite,
  who: Client,
  files: number,
  bytesEach: number,
): Promise<{ status: number; grownMb: number; text: string }> {
  const { hostname, port } = new URL(site.url)
  const piece = Buffer.alloc(64 * 1024, 'clay and water\n')
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
        for (let sent = 0; sent < bytesEach; sent += piece.length) {
          if (!asked.write(piece))
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
}, 120_000)

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
}, 120_000)
