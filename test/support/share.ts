/**
 * Where the same is asked of many places, `npm test` asks a share of them and `npm run test:long` all; `TEST_SEED` moves the
 * share by one. Whole files that only the long form asks are in test/long.
 */
import { test } from 'vitest'

export const isLong = Boolean(process.env.TEST_LONG)

/** A test of a detail, in a file whose others `npm test` asks. */
export const longTest = test.runIf(isLong)

const seed = Number(process.env.TEST_SEED ?? 0)

/** @param part which of the shares, where several ask for one of their own each @param of how many shares there are */
export const isInShare = (at: number, part: number, of: number): boolean =>
  isLong || at % of === (part + seed) % of

/** As isInShare, of a list. */
export const shareOf = <Place>(places: readonly Place[], part = 0, of = 15): Place[] =>
  places.filter((_, at) => isInShare(at, part, of))
