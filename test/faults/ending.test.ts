/** How a server ends: balancers are told first, what runs is finished, and nothing goes on behind it (issue 12, 2.12). */
import { spawn } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { root } from '../../scripts/prepare.mjs'
import { copyOfFirstStart } from '#test/support/firstStart.ts'
import { startServer, type RunningServer } from '#test/support/server.ts'

const running: RunningServer[] = []
afterAll(async () => {
  for (const server of running) await server.remove()
})

const statusOf = (url: string) =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  )

/** Begins an answer that ends only with `finish`: a form sent slowly. */
function slowRequest(url: string): { finish(): void; status: Promise<number> } {
  const body = JSON.stringify({ path: '/' })
  const { hostname, port } = new URL(url)
  let finish = () => undefined as void
  const status = new Promise<number>((resolve, reject) => {
    const asked = httpRequest(
      {
        hostname,
        port,
        method: 'POST',
        path: '/api/posts/view',
        headers: { 'content-type': 'application/json', 'content-length': body.length, 'x-timestamp': '1' },
      },
      (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode ?? 0))
      },
    )
    asked.once('error', reject)
    asked.write(body.slice(0, 3))
    finish = () => void asked.end(body.slice(3))
  })
  return { finish: () => finish(), status }
}

test('2.12 SIGTERM: /readyz says so first while visitors are served, then nobody is let in, and what runs ends well', async () => {
  const server = await startServer({
    dataDirectory: await copyOfFirstStart({}),
    environment: { DRAIN_SECONDS: '3' },
  })
  running.push(server)
  expect(await statusOf(`${server.url}/readyz`)).toBe(200)
  const slow = slowRequest(server.url)
  const gone = new Promise((done) => server.process.once('exit', done))
  server.process.kill('SIGTERM')
  await expect.poll(() => statusOf(`${server.url}/readyz`), { interval: 50 }).toBe(503)
  expect(await statusOf(`${server.url}/`)).toBe(200)
  await expect.poll(() => statusOf(`${server.url}/`), { interval: 50 }).toBe(0)
  slow.finish()
  expect(await slow.status).toBe(200)
  expect(await gone).toBe(0)
})

test('2.12 the end of `npm start` is the end of the server and of its database', async () => {
  const port = await freePort()
  const DATA_DIR = await copyOfFirstStart({})
  const npm = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR, DRAIN_SECONDS: '1' },
  })
  const url = `http://127.0.0.1:${port}`
  try {
    await expect.poll(() => statusOf(`${url}/healthz`), { timeout: 200_000 }).toBe(200)
    npm.kill('SIGTERM')
    await expect.poll(() => statusOf(`${url}/healthz`)).toBe(0)
  } finally {
    endGroup(npm.pid)
  }
  // The database of the folder is free again: another server takes it.
  const next = await startServer({ dataDirectory: DATA_DIR })
  running.push(next)
  expect(await statusOf(`${next.url}/`)).toBe(200)
})

/** Whatever a failed test left of it. */
function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGTERM')
  } catch {
    // Nothing is left.
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
