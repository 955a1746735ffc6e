/** The short form of `npm run bench:shop -- --contention`: many buyers, few items, two processes, kill -9 in between. */
import { expect, test } from 'vitest'
import { contend } from '../../bench/contention.ts'

test('F-SHOP-13 T1 T10 hundreds of contended checkouts over two processes that are killed lose no item, no payment, no cent', async () => {
  const log: string[] = []
  const found = await contend({ attempts: 900, everyMs: 2500, log: (line) => log.push(line) })
  const { oversold, doubleCharges, centsOff, serverErrors, broken } = found
  expect({ oversold, doubleCharges, centsOff, serverErrors, broken }, log.join('\n')).toEqual({
    oversold: 0,
    doubleCharges: 0,
    centsOff: 0,
    serverErrors: 0,
    broken: [],
  })
  expect(found.sold).toBeGreaterThan(0)
  expect(found.refused).toBeGreaterThan(found.sold)
  expect(found.kills).toBeGreaterThan(0)
})
