/** Connections that nobody sends anything on: browsers open them in advance. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { builtSite } from '../support/builtSite.ts'

const site = builtSite()

/** What the server writes until it closes the connection. */
async function whatComes(sent: string): Promise<string> {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  let received = ''
  socket.setEncoding('utf8')
  socket.on('data', (text: string) => (received += text))
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(sent)
  await once(socket, 'close')
  return received
}

test('NF-REL a connection without a request is closed without a word: it would be taken for the answer to the next request', async () => {
  const [idle, half, broken] = await Promise.all([
    whatComes(''),
    whatComes('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '),
    whatComes('no such protocol\r\n\r\n'),
  ])
  expect(idle).toBe('')
  expect(half).toMatch(/^HTTP\/1\.1 408 /)
  expect(broken).toMatch(/^HTTP\/1\.1 400 /)
})
