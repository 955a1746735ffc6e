/** What the head of a page asks for ahead of its scripts: taken once, and never in the way. */
import { afterEach, expect, test, vi } from 'vitest'
import { askingScript, takeAsked } from './asked.ts'

afterEach(() => vi.unstubAllGlobals())

test('F-EDIT-01 the head asks with the headers of every call, and an answer is taken once', async () => {
  vi.stubGlobal('window', globalThis)
  const asked = vi.fn(async (_address: string, _options: RequestInit) => new Response('there'))
  vi.stubGlobal('fetch', asked)
  new Function(askingScript(['/api/one', '/two?</script>']))()
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/one', '/two?</script>'])
  expect(asked.mock.calls[0]?.[1]).toMatchObject({
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { 'cache-control': 'no-cache' },
  })
  expect(await (await takeAsked('/api/one'))?.text()).toBe('there')
  expect(await takeAsked('/api/one')).toBeNull()
  expect(await takeAsked('/never')).toBeNull()
})

test('F-EDIT-01 what could not be asked ahead is asked for again by who needs it', async () => {
  vi.stubGlobal('window', globalThis)
  vi.stubGlobal('fetch', async () => Promise.reject(new Error('offline')))
  new Function(askingScript(['/api/one']))()
  expect(await takeAsked('/api/one')).toBeNull()
})

test('F-EDIT-01 a URL cannot end the script that asks for it', () => {
  expect(askingScript(['/</script><script>alert(1)'])).not.toContain('</script')
})
