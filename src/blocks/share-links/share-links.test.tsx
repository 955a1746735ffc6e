/** What the share links draw. */
import { expect, test } from 'vitest'
import { drawBlock } from '../blockChecks.testing.tsx'
import { shareUrl } from './shareUrl.ts'
import { shareWays } from './shareWays.ts'

const shared = {
  url: 'https://larkmoor.example/caf%C3%A9',
  title: 'Tea & “cake”',
  mastodon: 'https://m.example',
}

test('F-POST-04 each way carries the URL and the title of the page, escaped', () => {
  expect(shareWays.map((way) => shareUrl(way, shared))).toEqual([
    'https://larkmoor.example/caf%C3%A9',
    'mailto:?subject=Tea%20%26%20%E2%80%9Ccake%E2%80%9D&body=https%3A%2F%2Flarkmoor.example%2Fcaf%25C3%25A9',
    'https://wa.me/?text=Tea%20%26%20%E2%80%9Ccake%E2%80%9D%20https%3A%2F%2Flarkmoor.example%2Fcaf%25C3%25A9',
    'https://x.com/intent/post?text=Tea%20%26%20%E2%80%9Ccake%E2%80%9D&url=https%3A%2F%2Flarkmoor.example%2Fcaf%25C3%25A9',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Flarkmoor.example%2Fcaf%25C3%25A9',
    'https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Flarkmoor.example%2Fcaf%25C3%25A9',
    'https://m.example/share?text=Tea%20%26%20%E2%80%9Ccake%E2%80%9D%20https%3A%2F%2Flarkmoor.example%2Fcaf%25C3%25A9',
  ])
})

test('F-POST-04 share links load nothing of the networks, name each link and open it apart', () => {
  const html = drawBlock('share-links', { ways: ['facebook', 'email'], title: 'Share' })
  expect(html).not.toMatch(/<script|<iframe|<img/)
  expect(html).toContain('aria-label="Facebook"')
  expect(html).toContain('rel="noopener"')
  expect(html).not.toContain('WhatsApp')
})
