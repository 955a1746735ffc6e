/** Pages are loaded ahead, four at a time. */
import { expect, test } from 'vitest'
import { preloadConcurrency } from '#constants.ts'
import { createPreloadQueue } from './preload.ts'

function harness() {
  const open = new Map<string, { done: () => void; fail: () => void }>()
  const started: string[] = []
  let nowMs = 0
  const queue = createPreloadQueue(
    (url) =>
      new Promise<Response>((resolve, reject) => {
        started.push(url)
        open.set(url, {
          done: () => resolve(new Response(url)),
          fail: () => reject(new Error('offline')),
        })
      }),
    () => nowMs,
  )
  const settle = () => new Promise((done) => setImmediate(done))
  return { queue, open, started, settle, pass: (ms: number) => (nowMs += ms) }
}

test('F-ROUTE-09 F-CONST-05 at most four routes load at once, the next starts when one is done', async () => {
  const { queue, open, started, settle } = harness()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) queue.add(`/${name}`)
  expect(preloadConcurrency).toBe(4)
  expect(started).toEqual(['/a', '/b', '/c', '/d'])
  open.get('/b')?.done()
  await settle()
  expect(started).toEqual(['/a', '/b', '/c', '/d', '/e'])
  open.get('/a')?.fail()
  await settle()
  expect(started.at(-1)).toBe('/f')
})

test('F-ROUTE-09 a page that was loaded ahead is used, one that was not is loaded now', async () => {
  const { queue, open, started, settle } = harness()
  queue.add('/a')
  queue.add('/a')
  open.get('/a')?.done()
  await settle()
  expect(await (await queue.take('/a')).text()).toBe('/a')
  expect(started).toEqual(['/a'])
  void queue.take('/b')
  expect(started).toEqual(['/a', '/b'])
})

test('F-ROUTE-09 what somebody points at goes first; old loads are not used', async () => {
  const { queue, open, started, settle, pass } = harness()
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) queue.add(`/${name}`)
  queue.add('/f', true)
  open.get('/a')?.done()
  await settle()
  expect(started.at(-1)).toBe('/f')
  pass(60_001)
  void queue.take('/a')
  expect(started.filter((url) => url === '/a')).toHaveLength(2)
})
