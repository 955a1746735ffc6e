/** The quantities among a product's metas, and the same metas with other numbers in them. */
import { metaPrefixes, untrackedQuantity as notCounted } from '#constants.ts'
import { wholeNumber } from './productMetaCodec.ts'
import { entryResolver, type Entry } from './productMetaEntries.ts'
import { readDimensions } from './productMetaLists.ts'
import { keyOf, nameDictionary, picksOf, stemOf } from './productMetaNames.ts'
import type { Meta } from './productRows.ts'
import { slug } from '../slug.ts'

const plainName = 'product_quantity'

/** One variant at one store; `store` is null while the shop has none. */
export interface QuantityPlace {
  key: string
  selection: Record<string, string>
  store: string | null
  /** Null: no meta says a number. */
  said: number | null
}

/**
 * Writes numbers into the metas. A meta keeps its name and says what is true of most variants that it speaks for; where
 * another one differs, a meta of its own says so.
 * @param numberOf the number of a place; null: not counted; undefined: as the metas say
 * @throws Problem product.grammar (422)
 */
export function withQuantities<Kept extends Meta>(
  metas: readonly Kept[],
  stores: readonly string[],
  numberOf: (place: QuantityPlace) => number | null | undefined,
): (Kept | Meta)[] {
  const dimensions = readDimensions(metas)
  const entries = quantityEntries(metas, dimensions, stores)
  const entryAt = entryResolver(entries)
  const wanted: { by: string | null; exact: string; number: number }[] = []
  for (const picks of picksOf(dimensions)) {
    const selection = Object.fromEntries(dimensions.map(({ type }, index) => [type, picks[index] ?? '']))
    for (const store of stores.length === 0 ? [null] : stores) {
      const entry = entryAt(picks, store)
      const said = entry?.value ?? null
      const asked = numberOf({ key: keyOf(dimensions, picks), selection, store, said })
      const number = asked === undefined ? said : asked
      if (entry === null && number === null) continue
      wanted.push({
        by: entry?.name ?? null,
        exact: exactName(dimensions.length > 0, stemOf(dimensions, { picks, size: picks.length }), store),
        number: number ?? notCounted,
      })
    }
  }
  const numbers = new Map(
    [...Map.groupBy(wanted, ({ by }) => by)].flatMap(([by, of]): [string, number][] =>
      by === null ? [] : [[by, commonest(of.map(({ number }) => number))]],
    ),
  )
  const own = new Map(
    wanted
      .filter(({ by, number }) => by === null || numbers.get(by) !== number)
      .map(({ exact, number }) => [exact, number]),
  )
  const kept = metas.map((meta) => {
    const number = numbers.get(meta.name) ?? own.get(slug(meta.name))
    own.delete(slug(meta.name))
    return number === undefined || Number(meta.value.trim() || NaN) === number
      ? meta
      : { ...meta, value: String(number) }
  })
  return [...kept, ...[...own].map(([name, number]) => ({ name, value: String(number) }))]
}

/** Of two that are as frequent the first one. */
function commonest(numbers: readonly number[]): number {
  const counts = Map.groupBy(numbers, (number) => number)
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? notCounted
}

function exactName(hasVariants: boolean, stem: string, store: string | null): string {
  if (!hasVariants && store === null) return plainName
  return `${metaPrefixes.variant}${stem}${store === null ? '' : `_store_${store}`}_quantity`
}

function quantityEntries(
  metas: readonly Meta[],
  dimensions: ReturnType<typeof readDimensions>,
  stores: readonly string[],
): Entry<number>[] {
  const names = nameDictionary(dimensions, stores, ['quantity'])
  const entries = metas.flatMap((meta): Entry<number>[] => {
    const meaning = meta.value.trim() === '' ? undefined : names.get(slug(meta.name))
    return meaning
      ? [
          {
            combination: meaning.combination,
            store: meaning.store,
            name: meta.name,
            value: wholeNumber(meta),
          },
        ]
      : []
  })
  const plain = metas.find(({ name, value }) => name === plainName && value.trim() !== '')
  const isStated = entries.some(({ combination, store }) => combination.size === 0 && store === null)
  return plain && !isStated
    ? [
        ...entries,
        {
          combination: { picks: dimensions.map(() => null), size: 0 },
          store: null,
          name: plainName,
          value: wholeNumber(plain),
        },
      ]
    : entries
}
