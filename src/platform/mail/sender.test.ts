/** Senders that no provider lets in. */
import { expect, test } from 'vitest'
import { isRefusedSender, senderOf } from './sender.ts'

test('emails come from the address that is set, else from one at the URL of the site', () => {
  expect(senderOf({ site_email: 'hello@oat-ash.shop', site_url: 'http://localhost:3000' })).toBe(
    'hello@oat-ash.shop',
  )
  expect(senderOf({ site_email: '', site_url: 'http://localhost:3000' })).toBe('no-reply@localhost')
})

test('what cannot be reached on the internet is refused by providers', () => {
  const urls = [
    'http://localhost:3000',
    'http://127.0.0.1',
    'http://[::1]:80',
    'http://nas',
    'http://nas.local',
  ]
  for (const site_url of urls)
    expect(isRefusedSender(senderOf({ site_email: '', site_url })), site_url).toBe(true)
  for (const email of [
    'hello@oat.example',
    'me@example.com',
    'me@mail.EXAMPLE.com',
    'me@shop.test',
    'me@10.0.0.1',
  ])
    expect(isRefusedSender(email), email).toBe(true)
  for (const email of ['hello@oat-ash.shop', 'me@examples.com', 'me@local.berlin', 'me@1.fm', 'me@test.de'])
    expect(isRefusedSender(email), email).toBe(false)
})
