/** Secrets at rest: AES-256-GCM under the installation's key, so that a copy of the database alone gives none away. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, type KeyObject } from 'node:crypto'

/** What the text is for: a text sealed for one purpose opens for no other. */
export type Purpose = 'settings' | 'totp' | 'metas'

const keyOf = (secret: KeyObject, purpose: Purpose) =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))

export function seal(secret: KeyObject, purpose: Purpose, text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

/** Returns null where the text was sealed under another key or is damaged. */
export function unseal(secret: KeyObject, purpose: Purpose, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  if (bytes.length < 28) return null
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}
