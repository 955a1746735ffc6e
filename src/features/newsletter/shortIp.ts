/** An IP address as a record keeps it: enough to tell where consent came from, too little to tell the machine. */
import { isIPv4, isIPv6 } from 'node:net'

/** Returns the first 24 bits of an IPv4 address or the first 48 of an IPv6 one; '' for anything else. */
export function shortIp(ip: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip.split('%')[0] ?? ''
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0`
  if (!isIPv6(plain)) return ''
  const [before = '', after = ''] = plain.split('::')
  const head = before === '' ? [] : before.split(':')
  const tail = after === '' ? [] : after.split(':')
  const zeros = plain.includes('::') ? Array<string>(8 - head.length - tail.length).fill('0') : []
  return `${[...head, ...zeros, ...tail].slice(0, 3).join(':')}::`
}
