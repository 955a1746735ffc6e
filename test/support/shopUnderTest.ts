/** The shop of a test file: in euros, with a clock that stands; after each test nothing may be broken (I1 to I12). */
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { brokenInvariants } from '#features/shop/index.ts'
import { fixedClock } from '#platform/clock.ts'
import { setCurrency } from './shop.ts'
import { testSite, type TestSite } from './site.ts'

/** @param take is given the site before the first test. Returns its clock. */
export function shopUnderTest(take: (site: TestSite) => void) {
  const clock = fixedClock(new Date('2026-03-01T10:00:00Z'))
  let site: TestSite
  beforeAll(async () => {
    site = await testSite({ clock })
    await setCurrency(site, 'EUR')
    take(site)
  })
  afterEach(async () => {
    expect(await brokenInvariants(site.platform)).toEqual([])
  })
  afterAll(() => site.close())
  return clock
}
