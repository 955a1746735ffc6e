/** Links of emails that were changed, cut off or kept too long open nothing. */
import { createSecretKey, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { newsletterLimits } from '#constants.ts'
import {
  confirmPath,
  endPath,
  newLinkKey,
  opens,
  readConfirm,
  readOwn,
  sealConsent,
  shownConsent,
} from './links.ts'
import { shortIp } from './shortIp.ts'

const secret = createSecretKey(randomBytes(32))
const id = '0192f0c1-0000-7000-8000-000000000001'
const sent = new Date('2026-11-25T10:00:00Z')
const later = (days: number) => new Date(sent.getTime() + days * 86_400_000)
const token = confirmPath(secret, id, sent).split('/').at(-1) ?? ''
const other = (text: string) => (text.startsWith('a') ? 'b' : 'a') + text.slice(1)

test('a link that confirms opens its person, for some days', () => {
  expect(readConfirm(secret, token, later(0))).toEqual({ id, at: sent })
  expect(readConfirm(secret, token, later(newsletterLimits.confirmDays))).toEqual({ id, at: sent })
  expect(readConfirm(secret, token, later(newsletterLimits.confirmDays + 1))).toEqual({ fault: 'expired' })
})

const [person = '', time = '', signature = ''] = token.split('.')
test.each([
  ['another person', `${id.slice(0, -1)}2.${time}.${signature}`],
  ['another time', `${person}.${other(time)}.${signature}`],
  ['another signature', `${person}.${time}.${other(signature)}`],
  ['cut off', token.slice(0, -1)],
  ['longer', `${token}A`],
  ['without a signature', `${person}.${time}.`],
  ['nothing', ''],
  [
    'of another secret',
    confirmPath(createSecretKey(randomBytes(32)), id, sent)
      .split('/')
      .at(-1) ?? '',
  ],
])('a link that confirms and was tampered with opens nothing: %s', (_what, changed) => {
  expect(readConfirm(secret, changed, later(0))).toEqual({ fault: 'broken' })
})

test('the link that unsubscribes carries the person’s own key', () => {
  const key = newLinkKey()
  const read = readOwn(endPath({ id, link_key: key }).split('/').at(-1) ?? '')
  expect(read).toEqual({ id, key })
  expect([opens(key, key), opens(key, other(key)), opens(key, ''), opens(key, key.slice(1))]).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([readOwn(`${id}.short`), readOwn(id), readOwn('')]).toEqual([null, null, null])
})

test('words of consent that this site has not shown are not kept', () => {
  const seal = sealConsent(secret, 'I agree')
  expect(shownConsent(secret, 'I agree', seal)).toBe('I agree')
  expect(shownConsent(secret, 'Buy gold', seal)).toBe('')
  expect(shownConsent(secret, 'I agree', '')).toBe('')
})

test.each([
  ['192.168.17.42', '192.168.17.0'],
  ['::ffff:192.168.17.42', '192.168.17.0'],
  ['2001:db8:85a3:8d3::7', '2001:db8:85a3::'],
  ['::1', '0:0:0::'],
  ['nonsense', ''],
])('an IP address is kept as its network: %s', (ip, kept) => {
  expect(shortIp(ip)).toBe(kept)
})
