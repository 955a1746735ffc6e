/** The one way out: resolves once, checks the address, connects to that address, checks every redirect again. */
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { Agent, request } from 'undici'
import type { Config } from '../config.ts'
import { defineProblems } from '../operations/problem.ts'
import type { Egress, EgressRequest, EgressResponse } from './egress.ts'

const problem = defineProblems({
  'egress.refused': { status: 403, message: 'This address may not be fetched.' },
  'egress.failed': { status: 502, message: 'The other server did not answer.' },
  'egress.too_large': { status: 413, message: 'The other server sent more than is accepted.' },
})

/** True only for addresses of the public internet; mapped and translated spellings are unwrapped first. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  return address.range() === 'unicast'
}

export function createEgress(_config: Config): Egress {
  return {
    async fetch(wanted) {
      const { timeoutMs = 10_000, maxRedirects = 3 } = wanted
      const signal = AbortSignal.timeout(timeoutMs)
      let url = checkedUrl(wanted.url)
      for (let hop = 0; hop <= maxRedirects; hop += 1) {
        const response = await once(url, wanted, signal)
        const location = response.headers.location
        if (response.status < 300 || response.status >= 400 || !location) return response
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

async function once(url: URL, wanted: EgressRequest, signal: AbortSignal): Promise<EgressResponse> {
  const address = await resolvePublic(url.hostname.replace(/^\[|\]$/g, ''))
  const agent = new Agent({
    connect: { lookup: (_host, _options, done) => done(null, [{ address, family: isIP(address) }]) },
  })
  try {
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
  } catch (error) {
    if (error instanceof Error && error.name === 'Problem') throw error
    throw problem('egress.failed')
  } finally {
    agent.destroy().catch(() => undefined)
  }
}

/** Returns the one address to connect to. @throws Problem egress.refused when any of a name's addresses is not public */
async function resolvePublic(host: string): Promise<string> {
  if (isIP(host)) {
    if (!isPublicAddress(host)) throw problem('egress.refused')
    return host
  }
  const found = await lookup(host, { all: true }).catch(() => [])
  if (found.length === 0) throw problem('egress.failed')
  if (!found.every(({ address }) => isPublicAddress(address))) throw problem('egress.refused')
  const [first] = found
  if (!first) throw problem('egress.failed')
  return first.address
}
