/**
 * The links of the newsletter's emails. The one that confirms is signed with the installation's secret and ends after some days;
 * the one that ends a subscription is opened by the person's own key, so it works for as long as the email is kept, also after the
 * installation's secret has changed.
 */
import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto'
import { newsletterLimits } from '#constants.ts'

const idPattern = '([0-9a-f-]{36})'
const confirmPattern = new RegExp(`^${idPattern}\\.([0-9a-z]{1,12})\\.([\\w-]{43})$`)
const ownPattern = new RegExp(`^${idPattern}\\.([\\w-]{22})$`)

export const subscriptionPath = '/subscription'
/** Where the link of a test email leads: it is nobody's. */
export const testLinkPath = `${subscriptionPath}/test`

export const newLinkKey = (): string => randomBytes(16).toString('base64url')

function signature(secret: KeyObject, id: string, time: string): Buffer {
  return createHmac('sha256', secret).update(`newsletter confirm ${id} ${time}`).digest()
}

/** Returns the path of the page that confirms. */
export function confirmPath(secret: KeyObject, id: string, now: Date): string {
  const time = now.getTime().toString(36)
  return `${subscriptionPath}/confirm/${id}.${time}.${signature(secret, id, time).toString('base64url')}`
}

/** What a token of a link that confirms is worth: whom and when it was sent, or why it opens nothing. */
export function readConfirm(
  secret: KeyObject,
  token: string,
  now: Date,
): { id: string; at: Date } | { fault: 'broken' | 'expired' } {
  const [, id = '', time = '', given = ''] = confirmPattern.exec(token) ?? []
  if (!same(Buffer.from(given, 'base64url'), signature(secret, id, time))) return { fault: 'broken' }
  const at = new Date(Number.parseInt(time, 36))
  const ageMs = now.getTime() - at.getTime()
  return ageMs > newsletterLimits.confirmDays * 86_400_000 ? { fault: 'expired' } : { id, at }
}

/** Returns the path of the page that ends a subscription. */
export function endPath({ id, link_key: key }: { id: string; link_key: string }): string {
  return `${subscriptionPath}/end/${id}.${key}`
}

/** Reads the token of a person's own link; whether the key is right is for `opens`. */
export function readOwn(token: string): { id: string; key: string } | null {
  const [, id, key] = ownPattern.exec(token) ?? []
  return id && key ? { id, key } : null
}

export const opens = (stored: string, given: string): boolean =>
  same(Buffer.from(stored, 'utf8'), Buffer.from(given, 'utf8'))

const same = (one: Buffer, other: Buffer): boolean =>
  one.length === other.length && timingSafeEqual(one, other)

/** The words of consent that a page of this site shows; what somebody else wrote into a request is not ours. */
export function sealConsent(secret: KeyObject, text: string): string {
  return createHmac('sha256', secret).update(`newsletter consent ${text}`).digest('base64url')
}

/** Returns the text where this site has shown it, else ''. */
export function shownConsent(secret: KeyObject, text: string, seal: string): string {
  const expected = Buffer.from(sealConsent(secret, text), 'utf8')
  return same(expected, Buffer.from(seal, 'utf8')) ? text : ''
}
