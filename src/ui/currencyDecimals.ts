/** How many decimals a currency has (ISO 4217): the one table for forms, prices, invoices, files and search engines. */

/** Those that do not have two. `Intl` says none for some more, as no coins go round; their prices have decimals all the same. */
const notTwo: Readonly<Record<number, readonly string[]>> = {
  0: [
    'BIF',
    'CLP',
    'DJF',
    'GNF',
    'ISK',
    'JPY',
    'KMF',
    'KRW',
    'PYG',
    'RWF',
    'UGX',
    'UYI',
    'VND',
    'VUV',
    'XAF',
    'XOF',
    'XPF',
  ],
  3: ['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
  4: ['CLF', 'UYW'],
}

const decimals = new Map(
  Object.entries(notTwo).flatMap(([count, codes]) => codes.map((code) => [code, Number(count)] as const)),
)

/** Returns the decimals of a code; 2 where it is unknown or there is none. */
export function decimalsOf(code: string | null): number {
  return decimals.get(code ?? '') ?? 2
}

/** What people write beside an amount of a currency: its code and its signs. */
export function unitsOf(code: string | null): string[] {
  if (!code || !/^[A-Z]{3}$/.test(code)) return []
  const known = units.get(code)
  if (known) return known
  const symbols = (['symbol', 'narrowSymbol'] as const).flatMap((currencyDisplay) =>
    new Intl.NumberFormat('en', { style: 'currency', currency: code, currencyDisplay })
      .formatToParts(0)
      .flatMap(({ type, value }) => (type === 'currency' ? [value] : [])),
  )
  const found = [...new Set([code, ...symbols])]
  units.set(code, found)
  return found
}

const units = new Map<string, string[]>()
