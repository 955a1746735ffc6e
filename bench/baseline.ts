/** The yardstick: a bare node:http server in a process of its own that sends the same bytes under the same headers. */
import { fork } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export async function startBaseline(
  body: Buffer,
  headers: Headers,
): Promise<{ url: string; pid: number; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-baseline-'))
  const named = [...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)).flat()
  const bodyPath = join(folder, 'body')
  writeFileSync(bodyPath, body)
  const script = join(folder, 'server.mjs')
  writeFileSync(
    script,
    `import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
const body = readFileSync(${JSON.stringify(bodyPath)})
const headers = ${JSON.stringify(named)}
const server = createServer((request, response) => {
  response.writeHead(200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
`,
  )
  const child = fork(script)
  const port = await new Promise<number>((done) => child.once('message', (message) => done(Number(message))))
  return { url: `http://127.0.0.1:${port}/`, pid: child.pid ?? 0, stop: () => child.kill() }
}
