/** The one way out: resolves once, checks the IP address, connects to that one, checks every redirect again. */
import { isIP } from 'node:net'
import { Agent, buildConnector, request, type Dispatcher } from 'undici'
import { defineProblems } from '../operations/problem.ts'
import { generalProblems } from '../operations/texts/generalProblems.ts'
import { isPublicIp, systemLookup, type Lookup } from './ipAddresses.ts'
import type { Egress, EgressRequest, EgressResponse } from './egress.ts'

const problem = defineProblems(
  {
    'egress.refused': { status: 403 },
    'egress.failed': { status: 502 },
    'egress.too_large': { status: 413 },
  },
  generalProblems,
)

/** The network as the egress uses it: a test puts its own in the place of the real one. */
export interface Network {
  lookup: Lookup
  /** Opens the connection to an IP address that has been checked. */
  connect: (options: buildConnector.Options & { hostname: string }, done: buildConnector.Callback) => void
}

const realNetwork: Network = { lookup: systemLookup, connect: buildConnector({ timeout: 10_000 }) }

export function createEgress(network: Network = realNetwork): Egress {
  return {
    async fetch(wanted) {
      const { timeoutMs = 10_000, maxRedirects = 3 } = wanted
      const signal = AbortSignal.timeout(timeoutMs)
      const start = checkedUrl(wanted.url)
      let url = start
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        // Whoever is sent to another host gets none of what was meant for the first.
        const sent = url.origin === start.origin ? wanted : { ...wanted, headers: {} }
        const response = await once(network, url, sent, signal)
        const location = response.headers.location
        const isRedirect = response.status >= 300 && response.status < 400 && location !== undefined
        if (!isRedirect || wanted.method === 'POST') return response
        if (!URL.canParse(location, url)) throw problem('egress.failed')
        url = checkedUrl(new URL(location, url).href)
      }
      throw problem('egress.refused')
    },
  }
}

function checkedUrl(text: string): URL {
  if (!URL.canParse(text)) throw problem('egress.refused')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw problem('egress.refused')
  // An empty port is the scheme's own.
  if (url.port !== '' || url.username || url.password) throw problem('egress.refused')
  return url
}

async function once(
  network: Network,
  url: URL,
  wanted: EgressRequest,
  signal: AbortSignal,
): Promise<EgressResponse> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const ip = await resolvePublic(network.lookup, host, signal)
  const servername = isIP(host) ? undefined : host
  // The name is not asked for again: what was checked is what is connected to.
  const agent = new Agent({
    connect: (options, done) => network.connect({ ...options, hostname: ip, servername }, done),
  })
  try {
    return await read(url, wanted, { agent, signal })
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') throw error
    throw problem('egress.failed')
  } finally {
    agent.destroy().catch(() => undefined)
  }
}

async function read(
  url: URL,
  wanted: EgressRequest,
  { agent, signal }: { agent: Dispatcher; signal: AbortSignal },
): Promise<EgressResponse> {
  const response = await request(url, {
    dispatcher: agent,
    method: wanted.method ?? 'GET',
    headers: { 'user-agent': 'Plinth', ...wanted.headers },
    body: wanted.body ?? null,
    signal,
  })
  const limit = wanted.maxBytes ?? 5 * 1024 * 1024
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response.body) {
    size += chunk.length
    if (size > limit) throw problem('egress.too_large')
    chunks.push(chunk)
  }
  const headers: Record<string, string> = {}
  for (const [name, value] of Object.entries(response.headers)) headers[name] = String(value)
  return { status: response.statusCode, headers, body: Buffer.concat(chunks), url: url.href }
}

/** Returns the one IP address to connect to. @throws Problem egress.refused when any of a name's IP addresses is not public */
async function resolvePublic(lookup: Lookup, host: string, signal: AbortSignal): Promise<string> {
  if (isIP(host)) {
    if (!isPublicIp(host)) throw problem('egress.refused')
    return host
  }
  const tooLate = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(problem('egress.failed')), { once: true }),
  )
  const found = await Promise.race([lookup(host).catch(() => []), tooLate])
  const [first] = found
  if (!first) throw problem('egress.failed')
  if (!found.every(({ address }) => isPublicIp(address))) throw problem('egress.refused')
  return first.address
}
