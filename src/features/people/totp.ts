/** One-time codes by time (RFC 6238: SHA-1, six digits, 30 s), as every authenticator app makes them. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Returns the code of a time step (RFC 4226 section 5.3). */
export function codeAt(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = digest.readUInt8(19) & 0x0f
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const stepOf = (nowMs: number): number => Math.floor(nowMs / 1000 / stepSeconds)

/**
 * Returns the time step that a code belongs to: now, one before or one after, and later than the last one used;
 * null where it fits none.
 */
export function matchingStep(key: Buffer, code: string, nowMs: number, lastUsed: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const now = stepOf(nowMs)
  for (const step of [now, now - 1, now + 1]) {
    const fits = timingSafeEqual(Buffer.from(codeAt(key, step)), Buffer.from(code))
    if (fits && step > lastUsed) return step
  }
  return null
}

/** Base32 without padding (RFC 4648), as apps want a key typed. */
export function base32(bytes: Buffer): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

/** The URL that a QR code for an app holds. */
export function otpauthUrl(key: Buffer, issuer: string, email: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(key)}&issuer=${encodeURIComponent(issuer)}`
}
