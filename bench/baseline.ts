/** The yardstick: a bare node:http server in a process of its own that sends the same bytes. */
import { fork } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export async function startBaseline(body: Buffer): Promise<{ url: string; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-baseline-'))
  const bodyPath = join(folder, 'body')
  writeFileSync(bodyPath, body)
  const script = join(folder, 'server.mjs')
  writeFileSync(
    script,
    `import { createServer } from 'node:http'
import { readFileSync } from 'node:fs'
const body = readFileSync(${JSON.stringify(bodyPath)})
const server = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-length', body.length)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => process.send(server.address().port))
`,
  )
  const child = fork(script)
  const port = await new Promise<number>((done) => child.once('message', (message) => done(Number(message))))
  return { url: `http://127.0.0.1:${port}/`, stop: () => child.kill() }
}
