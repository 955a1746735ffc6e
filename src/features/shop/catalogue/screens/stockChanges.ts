/** Stock as it is typed in a product's form, until the save. */
import { formatNumber } from '#platform/language/format.ts'
import { readNumber } from '#ui/readNumber.ts'
import type { DraftVariant } from '../productDraft.ts'
import { isUntracked } from '../../inventory/isUntracked.ts'
import { variantTexts } from '../texts/variantTexts.ts'

export interface StorePlace {
  title: string
  value: string
}

/** Stock typed anew, by `variant key|store`. */
export type StockChanges = Readonly<Record<string, string>>

export const stockKey = (variant: string, store: string): string => `${variant}|${store}`

/** What the form calls the field of a count. */
export const stockField = (key: string): string => `stock.${key}`

/** As the call has it. */
const maxQuantity = 1_000_000

/** What is in the way of saving the counts, by field. */
export function stockProblems(
  changes: StockChanges,
  stock: readonly { variant_key: string; store: string; reserved: number }[],
): Record<string, string> {
  const problemOf = (key: string, typed: string) => {
    const held = stock.find((row) => stockKey(row.variant_key, row.store) === key)?.reserved ?? 0
    if (typed === '') return null
    if (Number(typed) > maxQuantity) return variantTexts.most_items({ quantity: formatNumber(maxQuantity) })
    return Number(typed) < held ? variantTexts.below_held({ held }) : null
  }
  return Object.fromEntries(
    Object.entries(changes).flatMap(([key, typed]) => {
      const problem = problemOf(key, typed)
      return problem === null ? [] : [[stockField(key), problem]]
    }),
  )
}

/** Items as they are typed: 1,500 and ١٢ are numbers; of 2.5 the whole ones stay, never 25. */
export function quantitiesTyped(text: string, language: string): string {
  const read = readNumber(text, { decimals: 0, language }).text ?? /^\d*/.exec(text)?.[0] ?? ''
  return read.slice(0, 7)
}

/** The items of a variant at a place as its field says them; empty: not counted. */
export function quantityShown(
  { known, quantities }: DraftVariant,
  store: string,
  changes: StockChanges,
): string {
  const changed = changes[stockKey(known, store)]
  if (changed !== undefined) return changed
  const said =
    quantities.find((one) => one.store === (store || null)) ?? quantities.find((one) => one.store === null)
  return said && !isUntracked(said.quantity) ? String(said.quantity) : ''
}

/**
 * Counts that were typed over the numbers of `base`, carried over to the numbers that stand now: what was added or taken away
 * stays so, and what was sold meanwhile stays sold.
 */
export function recounted(
  changes: StockChanges,
  base: readonly DraftVariant[],
  now: readonly DraftVariant[],
): StockChanges {
  return Object.fromEntries(
    Object.entries(changes).map(([key, typed]) => {
      const quantityOf = (variants: readonly DraftVariant[]) => {
        const variant = variants.find(({ known }) => key.startsWith(stockKey(known, '')))
        return variant ? quantityShown(variant, key.slice(stockKey(variant.known, '').length), {}) : ''
      }
      const [before, after] = [quantityOf(base), quantityOf(now)]
      if (typed === '' || before === '' || after === '' || before === after || typed === after)
        return [key, typed]
      return [key, String(Math.max(0, Number(typed) - Number(before) + Number(after)))]
    }),
  )
}

/** Returns the counts that were typed after those that were sent. */
export function changedSince(sent: StockChanges, now: StockChanges): StockChanges {
  return Object.fromEntries(Object.entries(now).filter(([key, typed]) => sent[key] !== typed))
}

/** The variants with the counts that were saved: what is typed from now on starts from them. */
export function countedAs(saved: StockChanges, variants: readonly DraftVariant[]): DraftVariant[] {
  return variants.map((variant) => {
    const stores = Object.keys(saved).flatMap((key) => {
      const begin = stockKey(variant.known, '')
      return key.startsWith(begin) ? [key.slice(begin.length)] : []
    })
    const isSaved = (store: string | null) => stores.includes(store ?? '')
    return {
      ...variant,
      quantities: [
        ...variant.quantities.filter(({ store }) => !isSaved(store)),
        ...stores.flatMap((store) => {
          const typed = saved[stockKey(variant.known, store)] ?? ''
          return typed === '' ? [] : [{ store: store || null, quantity: Number(typed) }]
        }),
      ],
    }
  })
}
