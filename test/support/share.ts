/**
 * Where the same is asked of many places, `npm test` asks a share of them and `npm run test:long` all; `TEST_SEED` moves the
 * share by one.
 */
export const isLong = Boolean(process.env.TEST_LONG)

const seed = Number(process.env.TEST_SEED ?? 0)

/** @param part which of the shares, where several ask for one of their own each @param of how many shares there are */
export const shareOf = <Place>(places: readonly Place[], part = 0, of = 5): Place[] =>
  places.filter((_, at) => isLong || at % of === (part + seed) % of)
