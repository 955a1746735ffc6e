/**
 * What once went wrong and is now in one place only: each gate reads the source and finds an offender that is planted.
 * Escaping, requests to elsewhere and streams have gates of their own in test/security.
 */
import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { isRecord } from '#platform/isRecord.ts'
import { provenIn } from './titles.ts'

interface Gate {
  title: string
  files: string
  /** What may be in the named files only. */
  pattern: RegExp
  allowed: Record<string, string>
  planted: string
}

const gates: Gate[] = [
  {
    title: 'pictures are drawn by one component, which knows their widths and their size',
    files: '{src,themes}/**/*.tsx',
    pattern: /<img\b/,
    allowed: { 'src/ui/Picture.tsx': 'the component' },
    planted: '<img src={photo} />',
  },
  {
    title: 'one guard says which schemes a URL may have',
    files: '{src,themes}/**/*.{ts,tsx}',
    pattern: /['"]mailto['"]|mailto:\|tel:/,
    allowed: {
      'src/blocks/shell/safeUrl.ts': 'the guard',
      'src/features/content/menus/menuRows.ts': 'says what a URL looks like, before the guard is asked',
    },
    planted: "const schemes = ['http', 'mailto']",
  },
  {
    // Of every element all that stand before it are looked at: 9 s for a page of 5,000 blocks.
    title: 'no style sheet of the editor’s canvas chooses whatever follows something',
    files: '{src/blocks,src/editor,src/visitor,themes}/**/*.css',
    pattern: /~\s*[*:[]/,
    allowed: { 'src/blocks/cart/loading.css': 'on pages that show a cart only' },
    planted: ":has([aria-busy='true']) ~ * { visibility: hidden }",
  },
  {
    // With one such selector every key in a text may change what `:has` says of the page: all of it is styled anew.
    title: 'no style sheet of the editor’s canvas asks by :has whether something is empty',
    files: '{src/blocks,src/editor,src/visitor,themes}/**/*.css',
    pattern: /:has\([^{;]*:empty/,
    allowed: {},
    planted: '.site-header:has(.header-tools:empty) .menu { gap: 0 }',
  },
  {
    // Browsers keep one list of what all `:has` lead to: with one of these it is everything, and each block that comes or goes
    // has the whole page styled anew.
    title: 'no style sheet of the editor’s canvas leads from :has to whatever is in something',
    files: '{src/blocks,src/editor,src/visitor,themes}/**/*.css',
    pattern: /:has\([^{}]*[\s>]\*\s*[,{]/,
    allowed: { 'src/blocks/cart/loading.css': 'on pages that show a cart only' },
    planted: '.b-grounded:not(:has(> .b-ground)) > .b-group-inner > * { color: red }',
  },
  {
    // A page has hundreds of paragraphs: a section that comes or goes would have those of the sections beside it styled anew.
    title: 'no style sheet of the editor’s canvas leads from :has to the paragraphs in something',
    files: '{src/{blocks,ui},themes}/**/*.css',
    pattern: /:has\([^{},]*\)[^{},+~]*[\s>]\.(?:blk|b)-paragraph\s*[,{]/,
    allowed: { 'themes/calm/style.css': 'on pages of this theme alone' },
    planted: '.b-column:not(:has(img)) .b-paragraph { color: red }',
  },
  {
    title: 'amounts of money are read and converted by one reader, never by hand',
    files: 'src/{features/shop,blocks/cart*,blocks/product*,rendering}/**/*.{ts,tsx}',
    pattern: /parseFloat\(|\bNumber\([^)]*(?:price|amount|minor)|(?:price|amount|minor)\w*\)? [*/] 100\b/i,
    allowed: {
      'src/features/shop/pricing/money.ts': 'the reader',
    },
    planted: 'const cents = Number(price) * 100',
  },
  {
    title: 'statements go in batches, or are put together once, on the way through a checkout only',
    files: 'src/**/*.{ts,tsx}',
    pattern: /from '(?:#platform\/database|\.{1,2}(?:\/database)?)\/(?:batch|statement)\.ts'/,
    allowed: {
      'src/platform/database/changeCounter.ts': 'what a change counts, with the commit of that change',
      'src/platform/database/connections.ts': 'the layer itself',
      'src/platform/database/statement.ts': 'the layer itself',
      'src/features/content/search/searchPublished.ts': 'the search of visitors',
      'src/features/settings/readSetting.ts': 'settings, which a cart and a checkout read',
      'src/features/shop/cart/addToCart.ts': 'adding to a cart',
      'src/features/shop/cart/cart.ts': 'adding to a cart',
      'src/features/shop/cart/cartLines.ts': 'adding to a cart',
      'src/features/shop/checkout/checkout.ts': 'a guest’s address and payment page',
      'src/features/shop/checkout/checkoutStatus.ts': 'a guest’s address and payment page',
      'src/features/shop/checkout/operations/checkoutDetails.ts': 'a guest’s address and payment page',
      'src/features/shop/documents/writeDocuments.ts': 'what a paid order writes',
      'src/features/shop/email/emailTemplates.ts': 'what a paid order writes',
      'src/features/shop/email/queueEmail.ts': 'what a paid order writes',
      'src/features/shop/downloads/downloads.ts': 'what a paid order and its receipt read',
      'src/features/shop/orders/shippedQuantities.ts': 'what a paid order and its receipt read',
      'src/features/shop/inventory/reservations.ts': 'what buyers of the same items wait for',
      'src/features/shop/orders/events.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/writeOrder.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/orderDetails.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/orderLeft.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/orderTransitions.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/orders/readOrders.ts':
        'making, moving and reading an order on its way through the checkout',
      'src/features/shop/payments/applyPayment.ts': 'a payment',
      'src/features/shop/payments/paymentSession.ts': 'a payment',
      'src/features/shop/payments/provider.ts': 'a payment',
      'src/features/shop/payments/providers/testPayments.ts': 'a payment',
      'src/features/shop/payments/testPaymentPage.ts': 'a payment',
      'src/features/shop/payments/webhooks.ts': 'a payment',
      'src/features/shop/pricing/discounts.ts': 'a guest’s address and payment page',
      'src/features/shop/pricing/pricingRules.ts': 'a guest’s address and payment page',
      'src/features/shop/pricing/rates.ts': 'a guest’s address and payment page',
      'src/features/shop/pricing/shopContext.ts': 'a guest’s address and payment page',
    },
    planted: "import { runBatch } from '#platform/database/batch.ts'",
  },
]

const sources = (files: string) =>
  globSync(files).filter((path) => !/\.(test|testing)\.tsx?$|\/migrations\//.test(path))
const withoutComments = (source: string) =>
  source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1')

test.each(gates)('$title', ({ files, pattern, allowed, planted }) => {
  const found = sources(files).filter((path) => pattern.test(withoutComments(readFileSync(path, 'utf8'))))
  expect(found.filter((path) => !(path in allowed))).toEqual([])
  expect(
    Object.keys(allowed).filter((path) => !found.includes(path)),
    'no exception is left over',
  ).toEqual([])
  expect(pattern.test(planted), 'a planted offender').toBe(true)
})

const maxLines = 400
const linesOf = (source: string) => source.trimEnd().split('\n').length
const isTooLong = (source: string) => linesOf(source) > maxLines

/** Classes that have a rule of their own in more than one place, with the places. */
function classesTwice(sheets: Readonly<Record<string, string>>): string[] {
  const places = new Map<string, string[]>()
  for (const [file, css] of Object.entries(sheets))
    // Rules of a width are indented; what ends with a comma goes on.
    for (const [, name = ''] of css.matchAll(/(?<!,\n)^(\.[\w-]+) \{/gm))
      places.set(name, [...(places.get(name) ?? []), file])
  return [...places].flatMap(([name, files]) => (files.length > 1 ? [`${name}: ${files.join(', ')}`] : []))
}

test('a class of the editor or the dashboard is one thing: its rule is in one place', () => {
  const files = globSync('src/{editor,dashboard}/**/*.css')
  expect(classesTwice(Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')])))).toEqual(
    [],
  )
  expect(
    classesTwice({
      'one.css': '.share { width: 100% }',
      'two.css': '.bar .share { top: 0 }\n.share { top: 0 }',
    }),
  ).toEqual(['.share: one.css, two.css'])
})

test('no file of the product grows past 400 lines', () => {
  // A translation is as long as its English, and its sentences are longer.
  const files = sources('{src,themes}/**/*.{ts,tsx}').filter((path) => !/\/texts\/\w+\.\w\w\.ts$/.test(path))
  expect(files.filter((path) => isTooLong(readFileSync(path, 'utf8')))).toEqual([])
  expect(isTooLong('line\n'.repeat(maxLines + 1))).toBe(true)
})

const maxLinesOfFunction = 120

/** The functions of a source with so many lines or more, by their names; components are functions like any other. */
function longFunctions(path: string, source: string): { name: string; lines: number }[] {
  const found: { name: string; lines: number }[] = []
  function walk(node: unknown, name: string): void {
    if (Array.isArray(node)) return node.forEach((one) => walk(one, name))
    if (!isRecord(node)) return
    const own = isRecord(node.id) ? node.id.name : isRecord(node.key) ? node.key.name : null
    const named = typeof own === 'string' ? own : name
    if (
      /Function/.test(String(node.type)) &&
      typeof node.start === 'number' &&
      typeof node.end === 'number'
    ) {
      const lines = source.slice(node.start, node.end).split('\n').length
      if (lines > maxLinesOfFunction) found.push({ name: named, lines })
    }
    for (const part of Object.values(node)) walk(part, named)
  }
  walk(parseSync(path, source).program, '')
  return found
}

test('13.3 no function of the product is longer than 120 lines, components included', () => {
  const found = new Map<string, number>()
  for (const path of sources('{src,themes,examples}/**/*.{ts,tsx}')) {
    const source = readFileSync(path, 'utf8')
    if (linesOf(source) <= maxLinesOfFunction) continue
    for (const { name, lines } of longFunctions(path, source)) {
      const place = `${path} ${name}`
      found.set(place, Math.max(lines, found.get(place) ?? 0))
    }
  }
  expect(Object.fromEntries(found)).toEqual({})
  const lines = (count: number) => '  call()\n'.repeat(count)
  expect(longFunctions('new.ts', `function short() {\n${lines(118)}}`)).toEqual([])
  for (const planted of [
    `export function long() {\n${lines(119)}}`,
    `export const long = () => {\n${lines(119)}}`,
    `export const made = { long() {\n${lines(119)}} }`,
  ])
    expect(longFunctions('new.ts', planted)).toEqual([{ name: 'long', lines: 121 }])
  expect(
    longFunctions('new.tsx', `function Long() {\n  return (\n<div>\n${'    <p />\n'.repeat(118)}</div>)\n}`),
  ).toEqual([{ name: 'Long', lines: 123 }])
})

/** The rows and jobs of which `npm test` asks no test, only `npm run test:long`. */
function onlyLong(files: Readonly<Record<string, string>>): string[] {
  const proven = Object.entries(files).flatMap(([path, source]) => provenIn(path, source))
  const asked = new Set(proven.flatMap(({ id, isLong }) => (isLong ? [] : [id])))
  return [...new Set(proven.flatMap(({ id }) => (asked.has(id) ? [] : [id])))]
}

test('npm test asks a test of every row and every job that the long form has one of', () => {
  const files = globSync('{src,test,demo,themes,scripts}/**/*.test.{ts,tsx}').filter(
    (path) => path !== 'scripts/gates.test.ts',
  )
  expect(onlyLong(Object.fromEntries(files.map((path) => [path, readFileSync(path, 'utf8')])))).toEqual([])
  expect(
    onlyLong({
      'test/long/a.test.ts': "test('F-UI-21 F-UI-01 code is written', () => {})",
      'test/jobs/b.test.ts': "test.each(all)(\n  'F-UI-01 %s', () => {})\nlongTest('J-01 a page', () => {})",
    }),
  ).toEqual(['F-UI-21', 'J-01'])
})

test('what has a long form says so itself, for the long form finds the test files that do', () => {
  const shares = /['/]share\.ts'/
  const others = globSync('test/**/*.ts').filter(
    (path) => !path.endsWith('.test.ts') && shares.test(readFileSync(path, 'utf8')),
  )
  expect(others).toEqual([])
  expect(shares.test("import { shareOf } from './share.ts'")).toBe(true)
})
