/** Which IP addresses belong to the public internet, and where a name leads. */
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Finds the IP addresses of a name. */
export type Lookup = (host: string) => Promise<readonly { address: string }[]>

export const systemLookup: Lookup = (host) => lookup(host, { all: true })

/** What is handed out for the internet of today; everything else in IPv6 is reserved, translated or private. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** True only for IP addresses of the public internet; mapped spellings are unwrapped first. */
export function isPublicIp(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false
  const ip = ipaddr.process(text)
  if (ip.range() !== 'unicast') return false
  return ip.kind() === 'ipv4' || ip.match(globalUnicast)
}
