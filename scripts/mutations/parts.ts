/**
 * The parts of the product whose rules are mutated, the files that hold each, and the tests that own its rules. The one
 * list: who moves or renames a file says so here (`parts.test.ts` refuses a pattern that fits nothing).
 */

export interface Owned {
  /** Patterns of the files that are broken, one place at a time. */
  files: readonly string[]
  /**
   * Patterns of the tests that own their rules, asked in this order: the first that turns red ends the asking, so those
   * that take long, or need a database, come last.
   */
  tests: readonly string[]
}

export interface Part {
  name: string
  owned: readonly Owned[]
}

/** Of a hundred broken places the tests must see so many, in each part. */
export const floor = 85

/** What a process puts together once and keeps is put together each time here, so that what is broken in it shows. */
export const keepers = [{ file: 'src/platform/database/statement.ts', from: 'made ??= ', to: 'made = ' }]

const shop = 'src/features/shop'

export const parts: readonly Part[] = [
  {
    name: 'pricing',
    owned: [
      {
        files: [`${shop}/pricing/{rates,totals,money}.ts`],
        tests: [`${shop}/pricing/money.test.ts`, `${shop}/pricing/taxAndShipping.test.ts`],
      },
      {
        files: ['src/ui/{readNumber,currencyDecimals}.ts'],
        tests: ['src/ui/readNumber.test.ts', 'src/ui/currencyDecimals.test.ts'],
      },
      { files: ['src/ui/price.ts'], tests: ['src/ui/price.test.ts'] },
      {
        files: [`${shop}/pricing/{chargeUnits,readPrice}.ts`],
        tests: [`${shop}/pricing/chargeUnits.test.ts`],
      },
      // With a database: how often a code was used is known there alone.
      {
        files: [`${shop}/pricing/discounts.ts`],
        tests: [`${shop}/pricing/discountLimits.test.ts`, `${shop}/races.test.ts`],
      },
    ],
  },
  {
    // With a database: the conditions are in SQL.
    name: 'inventory',
    owned: [
      {
        files: [`${shop}/inventory/stock.ts`],
        tests: [
          `${shop}/inventory/stockChanges.test.ts`,
          `${shop}/catalogue/stockOfMetas.test.ts`,
          `${shop}/inventory/locations.test.ts`,
          'test/security/keptPages.test.ts',
        ],
      },
      {
        files: [`${shop}/inventory/reservations.ts`],
        tests: [
          `${shop}/inventory/stockChanges.test.ts`,
          'test/security/keptPages.test.ts',
          `${shop}/races.test.ts`,
        ],
      },
    ],
  },
  {
    name: 'orders',
    owned: [
      {
        files: [`${shop}/orders/{orderStates,refundParts}.ts`],
        tests: [`${shop}/orders/{orderStates,refundParts}.test.ts`],
      },
      // With a database: what an order is at is derived in SQL.
      {
        files: [`${shop}/fulfilment/fulfil.ts`, `${shop}/orders/{events,orderStatus,orderTransitions}.ts`],
        tests: [
          `${shop}/orders/orderActs.test.ts`,
          `${shop}/fulfilment/tracking.test.ts`,
          `${shop}/orders/orderLives.test.ts`,
          `${shop}/email/emails.test.ts`,
          `${shop}/payments/stripe.test.ts`,
          `${shop}/checkout/manualOrder.test.ts`,
          `${shop}/cart/chosenStore.test.ts`,
          `${shop}/payments/stripeFaults.test.ts`,
          // Orders that are closed because nobody paid in time.
          `${shop}/races.test.ts`,
        ],
      },
    ],
  },
  {
    name: 'permissions',
    owned: [
      {
        files: [
          'src/platform/operations/capabilities.ts',
          'src/platform/viewer.ts',
          'src/features/content/**/{rights,writeCapability,visibility}.ts',
        ],
        tests: ['test/rules/permissions.test.ts'],
      },
    ],
  },
  {
    name: 'rules',
    owned: [{ files: ['src/rules/{evaluate,rule,schema,wildcard}.ts'], tests: ['src/rules/rules.test.ts'] }],
  },
  {
    name: 'escape',
    owned: [
      {
        files: ['src/platform/escapeHtml.ts', 'src/rendering/scriptJson.ts'],
        tests: ['src/rendering/escape.test.ts'],
      },
    ],
  },
  {
    name: 'undo',
    owned: [
      {
        files: ['src/editor/model/history.ts'],
        tests: [
          'src/editor/model/history.test.ts',
          'src/editor/model/editorDocument.test.ts',
          'src/editor/model/undo.property.test.ts',
        ],
      },
    ],
  },
]

/** Everything that a part breaks, and everything that it asks. */
export const filesOf = ({ owned }: Part): string[] => owned.flatMap(({ files }) => files)
export const testsOf = ({ owned }: Part): string[] => owned.flatMap(({ tests }) => tests)
