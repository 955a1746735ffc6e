/** Which URLs can be shown within a page, and that nothing is asked of others before the press. */
import fc from 'fast-check'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leaveBrowser, openBrowser } from '#test/support/browser.ts'
import { drawBlock } from '../blockChecks.testing.tsx'
import { openEnhanced } from '../enhance.testing.ts'
import { frameOf } from './providers.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(leaveBrowser)

test.each([
  [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&start=42',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ',
    'YouTube',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  ],
  ['https://vimeo.com/123456789', 'Vimeo', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  [
    'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
    'Spotify',
    'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  ],
  [
    'https://soundcloud.com/larkmoor/kiln-song',
    'SoundCloud',
    'https://w.soundcloud.com/player/?url=https%3A%2F%2Fsoundcloud.com%2Flarkmoor%2Fkiln-song&auto_play=true&visual=false',
  ],
  [
    'https://codepen.io/someone/pen/abcXYZ',
    'CodePen',
    'https://codepen.io/someone/embed/abcXYZ?default-tab=result',
  ],
])('F-POST-04 %s is shown from %s', (url, provider, frame) => {
  expect(frameOf(url)).toMatchObject({ provider, frame })
})

test.each([
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'http://youtu.be/dQw4w9WgXcQ',
  'https://user@youtu.be/dQw4w9WgXcQ',
  'https://youtu.be:8443/dQw4w9WgXcQ',
  'javascript:alert(1)',
  'https://vimeo.com/about',
  'https://www.youtube.com/watch?v="><script>',
  '/media/film.mp4',
  '',
])('F-POST-04 nothing is shown from %s', (url) => {
  expect(frameOf(url)).toBeNull()
})

test('F-POST-04 whatever is pasted, a frame leads to one of the known hosts', () => {
  const hosts = new Set([
    'www.youtube-nocookie.com',
    'player.vimeo.com',
    'geo.dailymotion.com',
    'open.spotify.com',
    'w.soundcloud.com',
    'embed.podcasts.apple.com',
    'codepen.io',
    'embed.figma.com',
    'www.loom.com',
    'www.openstreetmap.org',
  ])
  const host = fc.constantFrom(
    'youtu.be',
    'www.youtube.com',
    'vimeo.com',
    'soundcloud.com',
    'open.spotify.com',
    'codepen.io',
    'loom.com',
    'evil.example',
  )
  fc.assert(
    fc.property(host, fc.webPath(), fc.string(), (name, path, more) => {
      const found = frameOf(`https://${name}${path}?v=${more}`)
      if (found) expect(hosts.has(new URL(found.frame).hostname)).toBe(true)
    }),
  )
})

test('F-POST-04 nothing is asked of the provider before the press; then the frame loads in its place', async () => {
  const html = drawBlock('embed', { url: 'https://vimeo.com/123456789', title: 'How a bowl is thrown' })
  const { page, asked } = await openEnhanced(browser, html, ['embed'])
  expect(asked).toEqual([])
  await page.getByRole('button', { name: /How a bowl is thrown/ }).focus()
  await page.keyboard.press('Space')
  const frame = page.locator('iframe')
  expect(await frame.getAttribute('title')).toBe('How a bowl is thrown')
  expect(await frame.getAttribute('sandbox')).toContain('allow-scripts')
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'])
  await page.context().close()
})

test('F-POST-04 without scripts an embed is a link to the place itself', () => {
  const html = drawBlock('embed', { url: 'https://vimeo.com/123456789' })
  expect(html).toContain('<a class="b-embed-open" href="https://vimeo.com/123456789" rel="noreferrer">')
  expect(html).not.toContain('<iframe')
})
