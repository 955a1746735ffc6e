/** The network that an IP address belongs to, as far as one household or office has one: an IPv4 address, the first 64 bits of an IPv6 one. */
import { isIPv6 } from 'node:net'

export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [ipAddress = ''] = ip.split('%')
  if (!isIPv6(ipAddress)) return ip
  const [head = '', tail] = ipAddress.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
