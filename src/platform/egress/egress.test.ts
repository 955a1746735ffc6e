/**
 * The one way out against a network of the test's own (SECURITY rows 5 to 7): one public server, and a canary that stands
 * for every other IP address there is. Nothing may ever arrive at the canary.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP, type AddressInfo } from 'node:net'
import { Agent, buildConnector, request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isPublicIp, type Lookup } from './ipAddresses.ts'
import { createEgress, type Network } from './createEgress.ts'
import type { Egress } from './egress.ts'

const publicIp = '93.184.216.34'
let publicServer: Server
let canary: Server
let arrivedAtCanary: number
let answer: (request: IncomingMessage, response: ServerResponse) => void
let dialled: string[]

const listen = async (server: Server) => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

let ports: { public: number; canary: number }
beforeAll(async () => {
  publicServer = createServer((asked, response) => answer(asked, response))
  canary = createServer((_, response) => response.end('inside')).on(
    'connection',
    () => (arrivedAtCanary += 1),
  )
  ports = { public: await listen(publicServer), canary: await listen(canary) }
})
afterAll(() => {
  for (const server of [publicServer, canary]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => {
  arrivedAtCanary = 0
  dialled = []
  answer = (_, response) => response.end('outside')
})

const connector = buildConnector({ timeout: 2000 })
const connect: Network['connect'] = (options, done) => {
  dialled.push(options.hostname)
  const port = options.hostname === publicIp ? ports.public : ports.canary
  connector({ ...options, hostname: '127.0.0.1', protocol: 'http:', port: String(port) }, done)
}

const names = new Map([
  ['inside.example', '10.0.0.7'],
  ['localhost', '127.0.0.1'],
  ['localhost.', '127.0.0.1'],
])
const lookup: Lookup = async (host) => [{ address: names.get(host) ?? publicIp }]
/** The first answer is public, every later one is this machine. */
const rebinding = (): Lookup => {
  let asked = 0
  return async () => [{ address: (asked += 1) === 1 ? publicIp : '127.0.0.1' }]
}
const egressWith = (parts: Partial<Network> = {}) => createEgress({ lookup, connect, ...parts })

/** A careless way out, as many have written it: looks at the text, asks for the name again, follows wherever it is sent. */
function carelessEgress(resolve: Lookup): Egress {
  return {
    async fetch({ url: first }) {
      let url = new URL(first)
      for (;;) {
        const host = url.hostname.replace(/^\[|\]$/g, '')
        const checked = isIP(host) ? host : (await resolve(host))[0]?.address
        const used = isIP(host) ? host : ((await resolve(host))[0]?.address ?? '')
        if (url.href === first && checked === '127.0.0.1') throw new Error('refused')
        const agent = new Agent({ connect: (options, done) => connect({ ...options, hostname: used }, done) })
        const response = await request(url, { dispatcher: agent })
        const body = Buffer.from(await response.body.arrayBuffer())
        await agent.destroy()
        const { location } = response.headers
        if (typeof location !== 'string')
          return { status: response.statusCode, headers: {}, body, url: url.href }
        url = new URL(location, url)
      }
    },
  }
}

/** IPv4 addresses that are nobody's business, and every way in which a URL parser takes them. */
const insideIpv4 = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
]
function spellings(ip: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = ip.split('.').map(Number)
  const whole = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0
  const octal = (part: number) => `0${part.toString(8)}`
  const hex = (part: number) => `0x${part.toString(16)}`
  const high = ((a << 8) | b).toString(16)
  const low = ((c << 8) | d).toString(16)
  return [
    ip,
    `${ip}.`,
    String(whole),
    hex(whole),
    octal(whole),
    [a, b, c, d].map(octal).join('.'),
    [a, b, c, d].map(hex).join('.'),
    `${hex(a)}.${octal(b)}.${c}.${d}`,
    `${a}.${(b << 16) | (c << 8) | d}`,
    `${a}.${b}.${(c << 8) | d}`,
    `0000${octal(a)}.${b}.${c}.${d}`,
    [...ip]
      .map((sign) => (sign === '.' ? '。' : String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)))
      .join(''),
    ip.replaceAll('.', '%2e'),
    `[::ffff:${ip}]`,
    `[::ffff:${high}:${low}]`,
    `[0:0:0:0:0:ffff:${high}:${low}]`,
    `[::${ip}]`,
    `[::ffff:0:${ip}]`,
    `[64:ff9b::${ip}]`,
    `[64:ff9b:1::${ip}]`,
    `[2002:${high}:${low}::1]`,
    `[2001:0:${high}:${low}::1]`,
    `[fe80::5efe:${ip}]`,
  ]
}
const insideIpv6 = [
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[fe80::1]',
  '[fec0::1]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[2001:10::1]',
  '[3fff::1]',
  '[5f00::1]',
  '[4000::1]',
]
const insideHosts = [
  ...insideIpv4.flatMap(spellings),
  ...insideIpv6,
  'inside.example',
  'localhost',
  'localhost.',
  'LOCALHOST',
  'ｌocalhost',
]

const refused = { code: 'egress.refused', status: 403, message: 'This URL may not be fetched.' }

describe('F-MEDIA-08 the one way out', () => {
  test('reaches a public server, by the IP address that was looked up', async () => {
    expect(await egressWith().fetch({ url: 'http://pots.example/a' })).toMatchObject({
      status: 200,
      body: Buffer.from('outside'),
      url: 'http://pots.example/a',
    })
    expect(dialled).toEqual([publicIp])
    expect(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '8.8.8.8'].every(isPublicIp)).toBe(true)
  })

  test(`refuses ${insideHosts.length} spellings of inner IP addresses with 403, and nothing arrives there`, async () => {
    expect(insideHosts.length).toBeGreaterThanOrEqual(500)
    for (const host of insideHosts) {
      for (const scheme of ['http', 'https'])
        await expect(egressWith().fetch({ url: `${scheme}://${host}/` }), host).rejects.toMatchObject(refused)
    }
    expect([arrivedAtCanary, dialled]).toEqual([0, []])
  })

  test('refuses each of them as the place of a redirect too, at any hop', async () => {
    let hops = 0
    for (const [i, host] of insideHosts.entries()) {
      hops = i % 3
      answer = (_, response) =>
        response
          .writeHead([301, 302, 303, 307, 308][i % 5] ?? 302, {
            location: hops-- > 0 ? '/again' : `http://${host}/`.replace(/[^\x20-\x7e]/g, encodeURIComponent),
          })
          .end()
      await expect(egressWith().fetch({ url: 'http://pots.example/' }), host).rejects.toMatchObject(refused)
    }
    expect(arrivedAtCanary).toBe(0)
  })

  test('a name that changes its IP address between the check and the connection gains nothing', async () => {
    const answered = await egressWith({ lookup: rebinding() }).fetch({ url: 'http://rebind.example/' })
    expect(String(answered.body)).toBe('outside')
    expect([dialled, arrivedAtCanary]).toEqual([[publicIp], 0])
    answer = (asked, response) =>
      response.writeHead(302, { location: `http://rebind.example${asked.url}x` }).end()
    await expect(
      egressWith({ lookup: rebinding() }).fetch({ url: 'http://rebind.example/' }),
    ).rejects.toMatchObject(refused)
    expect(arrivedAtCanary).toBe(0)
  })

  test('one inner IP address among many of a name is enough to refuse it', async () => {
    const mixed: Lookup = async () => [{ address: publicIp }, { address: '::ffff:10.0.0.1' }]
    await expect(egressWith({ lookup: mixed }).fetch({ url: 'http://mixed.example/' })).rejects.toMatchObject(
      refused,
    )
    expect(dialled).toEqual([])
  })

  test.each([
    'ftp://pots.example/',
    'file:///etc/passwd',
    'gopher://pots.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://pots.example:8080/',
    'https://pots.example:22/',
    'http://user:word@pots.example/',
    '//pots.example/',
    'http://',
    'pots.example',
    '',
    'http://[fe80::1%25lo]/',
  ])('%s is no URL to fetch, not even after a redirect', async (url) => {
    await expect(egressWith().fetch({ url })).rejects.toMatchObject(refused)
    if (!URL.canParse(url)) return
    answer = (_, response) => response.writeHead(302, { location: url }).end()
    await expect(egressWith().fetch({ url: 'http://pots.example/' })).rejects.toMatchObject(refused)
    expect(arrivedAtCanary).toBe(0)
  })

  test('three redirects are followed, four are too many', async () => {
    const chain = (length: number) => {
      answer = ({ url = '' }, response) =>
        url.length <= length ? response.writeHead(302, { location: `${url}x` }).end() : response.end('there')
      return egressWith().fetch({ url: 'http://pots.example/' })
    }
    expect(await chain(3)).toMatchObject({ status: 200, url: 'http://pots.example/xxx' })
    await expect(chain(4)).rejects.toMatchObject(refused)
  })

  test('what is meant for one server is told to no other, and what is sent is not sent on', async () => {
    const heard: unknown[] = []
    answer = ({ headers }, response) => {
      heard.push(headers['x-key'])
      response
        .writeHead(307, headers.host === 'pots.example' ? { location: 'http://other.example/' } : {})
        .end()
    }
    await egressWith().fetch({ url: 'http://pots.example/', headers: { 'x-key': 'k' } })
    expect(heard).toEqual(['k', undefined])
    expect(
      (await egressWith().fetch({ url: 'http://pots.example/', method: 'POST', body: 'b' })).status,
    ).toBe(307)
    expect(heard).toHaveLength(3)
  })

  test('too much, too slow and nothing at all are told apart', async () => {
    answer = (_, response) => response.end(Buffer.alloc(2000))
    await expect(egressWith().fetch({ url: 'http://pots.example/', maxBytes: 1000 })).rejects.toMatchObject({
      code: 'egress.too_large',
      status: 413,
    })
    answer = () => undefined
    await expect(egressWith().fetch({ url: 'http://pots.example/', timeoutMs: 50 })).rejects.toMatchObject({
      code: 'egress.failed',
      status: 502,
    })
    const never: Lookup = () => new Promise(() => undefined)
    await expect(
      egressWith({ lookup: never }).fetch({ url: 'http://slow.example/', timeoutMs: 50 }),
    ).rejects.toMatchObject({ code: 'egress.failed' })
    const nobody: Lookup = () => Promise.reject(new Error('ENOTFOUND'))
    await expect(egressWith({ lookup: nobody }).fetch({ url: 'http://gone.example/' })).rejects.toMatchObject(
      { code: 'egress.failed' },
    )
  })

  test('a planted fault: the canary does hear a way out that checks the text only', async () => {
    await carelessEgress(lookup).fetch({ url: 'http://[::ffff:127.0.0.1]/' })
    expect(arrivedAtCanary).toBe(1)
    await carelessEgress(rebinding()).fetch({ url: 'http://rebind.example/' })
    expect(arrivedAtCanary).toBe(2)
    answer = (_, response) => response.writeHead(302, { location: 'http://127.0.0.1/' }).end()
    await carelessEgress(lookup).fetch({ url: 'http://pots.example/' })
    expect(arrivedAtCanary).toBe(3)
  })
})
