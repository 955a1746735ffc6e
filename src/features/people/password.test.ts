/** Passwords: hashing in a queue, and the rules for new ones. */
import { fc, test as check } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { hashQueue } from './hashQueue.ts'
import { checkNewPassword, hashPassword, verifyPassword } from './password.ts'

test('F-USER-01 a password is kept as argon2id with 19 MiB, two passes, one lane', async () => {
  const stored = await hashPassword('a kiln at cone six')
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(stored, 'a kiln at cone six')).toBe(true)
  expect(await verifyPassword(stored, 'a kiln at cone seven')).toBe(false)
  expect(await verifyPassword(null, 'a password that nobody has')).toBe(false)
})

test('F-USER-01 the whole password counts, and one typed with combining signs is the same', async () => {
  const long = `${'k'.repeat(200)}iln`
  const stored = await hashPassword(long)
  expect(await verifyPassword(stored, `${'k'.repeat(200)}ilm`)).toBe(false)
  expect(await verifyPassword(await hashPassword('caf\u00e9 au lait'), 'cafe\u0301 au lait')).toBe(true)
})

test('F-USER-01 at most two run at once, the rest waits in order, too many are turned away', async () => {
  const queue = hashQueue(2, 3)
  const done: number[] = []
  const gates = new Map<number, () => void>()
  let running = 0
  let most = 0
  const start = (n: number) =>
    queue.run(async () => {
      running += 1
      most = Math.max(most, running)
      await new Promise<void>((open) => gates.set(n, open))
      running -= 1
      done.push(n)
    })
  const all = [1, 2, 3, 4, 5].map(start)
  await expect(start(6)).rejects.toMatchObject({ code: 'login.busy', status: 429 })
  for (const n of [1, 2, 3, 4, 5]) {
    await expect.poll(() => gates.has(n)).toBe(true)
    gates.get(n)?.()
  }
  await Promise.all(all)
  expect(most).toBe(2)
  expect(done).toEqual([1, 2, 3, 4, 5])
})

test('F-USER-01 a hash that fails gives its place on', async () => {
  const queue = hashQueue(1, 5)
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})

check.prop([fc.string({ minLength: 0, maxLength: 7 })])(
  'F-USER-05 fewer than eight characters are refused',
  (text) => {
    fc.pre([...text.normalize('NFKC')].length < 8)
    expect(() => checkNewPassword(text)).toThrow(/at least 8/)
  },
)

check.prop([fc.uuid(), fc.nat(900)])(
  'F-USER-05 anything long and unknown is accepted, of any signs',
  (text, more) => {
    expect(() => checkNewPassword(text + ' ü漢'.repeat(more / 3), ['Ada', 'ada@example.test'])).not.toThrow()
  },
)
