/** Which network addresses belong to the public internet, and where a name leads. */
import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

/** Finds the addresses of a name. */
export type Lookup = (host: string) => Promise<readonly { address: string }[]>

export const systemLookup: Lookup = (host) => lookup(host, { all: true })

/** What is handed out for the internet of today; everything else in IPv6 is reserved, translated or private. */
const globalUnicast = ipaddr.parseCIDR('2000::/3')

/** True only for addresses of the public internet; mapped spellings are unwrapped first. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' || address.match(globalUnicast)
}
