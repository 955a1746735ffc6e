/** The id that comes with a view: its end proves that we made it, so nothing is stored until somebody reports. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Platform } from '#platform/context.ts'

const goodForMs = 86_400_000

/** A uuidv7 whose last 48 bits are signed. */
export function issuedId({ secret, newId }: Pick<Platform, 'secret' | 'newId'>): string {
  const start = newId().slice(0, 24)
  return start + signatureOf(secret, start)
}

export function isIssued({ secret, clock }: Pick<Platform, 'secret' | 'clock'>, id: string): boolean {
  const start = id.slice(0, 24)
  const age = clock.now().getTime() - Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
  return (
    age < goodForMs && timingSafeEqual(Buffer.from(id.slice(24)), Buffer.from(signatureOf(secret, start)))
  )
}

function signatureOf(secret: Platform['secret'], start: string): string {
  return createHmac('sha256', secret).update(`activity ${start}`).digest('hex').slice(0, 12)
}
