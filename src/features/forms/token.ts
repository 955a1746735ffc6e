/** The token of an open form: signed with the time it was handed out, so that neither robots nor old pages pass. */
import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto'
import { problem } from './problems.ts'

const minMs = 1500
const maxMs = 12 * 3_600_000

function signature(secret: KeyObject, formId: string, time: string): Buffer {
  return createHmac('sha256', secret).update(`form ${formId} ${time}`).digest()
}

export function formToken(secret: KeyObject, formId: string, now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${signature(secret, formId, time).toString('base64url')}`
}

/** @throws Problem form.stale, form.too_fast (422) */
export function checkToken(secret: KeyObject, formId: string, token: string, now: Date): void {
  const [time = '', given = ''] = token.split('.')
  const expected = signature(secret, formId, time)
  const bytes = Buffer.from(given, 'base64url')
  if (bytes.length !== expected.length || !timingSafeEqual(bytes, expected)) throw problem('form.stale')
  const ageMs = now.getTime() - Number.parseInt(time, 36)
  if (ageMs > maxMs || ageMs < 0) throw problem('form.stale')
  if (ageMs < minMs) throw problem('form.too_fast')
}
