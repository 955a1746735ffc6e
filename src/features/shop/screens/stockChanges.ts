/** Stock as it is typed in a product's form, until the save. */
import { readNumber } from '#ui/readNumber.ts'

export interface StorePlace {
  title: string
  value: string
}

/** Stock typed anew, by `variant key|store`. */
export type StockChanges = Readonly<Record<string, string>>

export const stockKey = (variant: string, store: string): string => `${variant}|${store}`

/** Pieces as they are typed: 1,500 and ١٢ are numbers; of 2.5 the whole ones stay, never 25. */
export function piecesTyped(text: string, language: string): string {
  const read = readNumber(text, { decimals: 0, language }).text ?? /^\d*/.exec(text)?.[0] ?? ''
  return read.slice(0, 7)
}
