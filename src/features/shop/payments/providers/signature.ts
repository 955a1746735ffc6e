/** Signatures of events: `t=<seconds>,v1=<hex HMAC-SHA256 of "t.body">`, no older than 300 s, not from the future. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { problem } from '../../problems.ts'

const oldestSeconds = 300
const newestSeconds = 60

function digest(secret: string | Buffer, seconds: number, body: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}

export function signEvent(secret: string | Buffer, now: Date, body: Uint8Array): string {
  const seconds = Math.floor(now.getTime() / 1000)
  return `t=${seconds},v1=${digest(secret, seconds, body).toString('hex')}`
}

/** @throws Problem payment.signature (400) where the event is not from the provider, too old, or from the future */
export function checkSignature(
  secret: string | Buffer,
  now: Date,
  body: Uint8Array,
  header: string | undefined,
): void {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const seconds = Number(parts.find(([name]) => name === 't')?.[1])
  const age = now.getTime() / 1000 - seconds
  if (secret.length === 0 || !Number.isSafeInteger(seconds) || age > oldestSeconds || age < -newestSeconds) {
    throw problem('payment.signature')
  }
  const wanted = digest(secret, seconds, body)
  const isOurs = parts.some(([name, value]) => {
    const given = Buffer.from(value ?? '', 'hex')
    return name === 'v1' && given.length === wanted.length && timingSafeEqual(given, wanted)
  })
  if (!isOurs) throw problem('payment.signature')
}
