/**
 * Broken places that change nothing anybody can see, each looked at by a person, with the reason. They count as not seen;
 * docs/mutations.md says why they stay. `parts.test.ts` refuses one that is no place any more.
 */
import type { Mutant } from './mutants.ts'

interface Equivalent {
  file: string
  /** What is there and what is put in its place, as the page shows it; spaces do not count. */
  from: string
  to: string
  /** Part of the line that it is on: lines move. */
  on: string
  why: string
}

export const equivalents: readonly Equivalent[] = [
  {
    file: 'src/features/shop/inventory/stock.ts',
    from: 'changes.length === 0',
    to: 'false',
    on: 'if (changes.length === 0) return',
    why: 'statements about no rows change none; it only spares them',
  },
  {
    file: 'src/features/shop/inventory/stock.ts',
    from: 'level',
    to: 'true',
    on: 'return level ? [{',
    why: 'the statement before it puts a row in for every variant and location',
  },
  {
    file: 'src/features/shop/inventory/reservations.ts',
    from: 'true',
    to: 'false',
    on: 'shop_out_of_stock(array_agg(variant_id)) as variant_id, true as is_short',
    why: 'the function in the same row always raises: nobody reads the answer',
  },
  {
    file: 'src/features/shop/inventory/reservations.ts',
    from: '>',
    to: '>=',
    on: 'onResult: (soldOut) => soldOut > 0',
    why: 'looking once too often at what was counted does no harm',
  },
  {
    file: 'src/features/shop/pricing/money.ts',
    from: '0n',
    to: '1n',
    on: 'return doubled < 0n',
    why: 'only 0 lies between, which divides without a rest',
  },
  ...[
    { file: 'src/ui/price.ts', from: 'percents.set(tag, format)', on: 'percents.set(tag, format)' },
    {
      file: 'src/ui/readNumber.ts',
      from: 'separators.set(`${kind} ${language}`, found)',
      on: 'separators.set(`${kind} ${language}`, found)',
    },
  ].map((place) => ({ ...place, to: ';', why: 'what is kept only spares making it again' })),
  {
    file: 'src/ui/readNumber.ts',
    from: 'known !== undefined',
    to: 'false',
    on: 'if (known !== undefined) return known',
    why: 'what is kept only spares making it again',
  },
  {
    file: 'src/ui/price.ts',
    from: '<',
    to: '<=',
    on: "kind: change < 0 ? 'percent' : 'rise'",
    why: 'no change has been answered before',
  },
  {
    file: 'src/ui/price.ts',
    from: '1',
    to: '2',
    on: '.formatToParts(minor < 0 ? -1 : 1)',
    why: 'only where sign and symbol are is read of it',
  },
  {
    file: 'src/ui/price.ts',
    from: '>',
    to: '>=',
    on: 'const isPositive = numerator > 0n === divisor > 0n',
    why: 'nothing is divided by 0, and 0 divides without a rest',
  },
  {
    file: 'src/ui/currencyDecimals.ts',
    from: '0',
    to: '1',
    on: '.formatToParts(0)',
    why: 'the sign of a currency is the same beside every amount',
  },
  {
    file: 'src/ui/readNumber.ts',
    from: '0',
    to: '1',
    on: 'digit.codePointAt(0) ?? 0',
    why: 'a digit always has a code',
  },
]

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Whether the entry means this place. @param source the file of the place */
export function isMeant(entry: Equivalent, mutant: Mutant, source: string): boolean {
  return (
    entry.file === mutant.file &&
    plain(entry.from) === plain(mutant.from) &&
    plain(entry.to) === plain(mutant.to) &&
    (source.split('\n')[mutant.line - 1] ?? '').includes(entry.on)
  )
}

/** Why this place may stay unseen; null where nobody says so. */
export function whyUnseen(mutant: Mutant, source: string): string | null {
  return equivalents.find((entry) => isMeant(entry, mutant, source))?.why ?? null
}
