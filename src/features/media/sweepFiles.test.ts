/** The sweep removes what nobody owns, and nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testSite, type TestSite } from '#test/support/site.ts'
import { fixedClock } from '#platform/clock.ts'
import { storeFile } from './storeFile.ts'
import { sweepFiles } from './jobs/sweepFiles.ts'

const clock = fixedClock(new Date())
let site: TestSite
beforeAll(async () => {
  site = await testSite({ clock })
})
afterAll(() => site.close())

test('F-MEDIA-09 stored files without a row go after an hour, old scaled pictures after 90 days, all else stays', async () => {
  const { platform } = site
  const { storage } = platform
  const bytes = new TextEncoder().encode('a,b\n1,2\n')
  await storeFile(platform, {
    root: 'public',
    folder: 'shop',
    name: 'list.csv',
    bytes: Buffer.from(bytes),
    createdBy: null,
  })
  const [kept] = await storage.list('public', 'shop')
  await storage.write('public', 'shop/lost-0123456789.csv', bytes)
  await storage.write('public', 'shop/by-hand.csv', bytes)
  await storage.write('private', 'plugin/lib-0123456789.js', bytes)
  await storage.write('cache', 'pictures/x.webp', bytes)
  const names = async () => (await storage.list('public', 'shop')).map(({ name }) => name).toSorted()

  await sweepFiles.run(platform, {})
  expect(await names()).toContain('lost-0123456789.csv')
  clock.advance(2 * 3_600_000)
  await sweepFiles.run(platform, {})
  expect(await names()).toEqual(['by-hand.csv', kept?.name].toSorted())
  expect(await storage.stat('private', 'plugin/lib-0123456789.js')).not.toBeNull()
  expect(await storage.stat('cache', 'pictures/x.webp')).not.toBeNull()
  clock.advance(91 * 86_400_000)
  await sweepFiles.run(platform, {})
  expect(await storage.stat('cache', 'pictures/x.webp')).toBeNull()
  expect(await names()).toEqual(['by-hand.csv', kept?.name].toSorted())
})
