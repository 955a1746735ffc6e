/**
 * The parts of the product whose rules are mutated, the files that hold each, and the tests that own its rules. The one
 * list: who moves or renames a file says so here (`parts.test.ts` refuses a pattern that fits nothing).
 */

export interface Part {
  name: string
  /** Patterns of the files that are broken, one place at a time. */
  files: readonly string[]
  /** Patterns of the tests that are asked, the fastest first: the first that turns red ends the asking. */
  tests: readonly string[]
  /** Tests with a database, asked last: those alone that own a rule which no plain function decides. */
  databaseTests: readonly string[]
}

/** Of a hundred broken places the tests must see so many, in each part. */
export const floor = 85

export const parts: readonly Part[] = [
  {
    name: 'pricing',
    files: [
      'src/features/shop/pricing/{money,totals,rates,discounts,chargeUnits,readPrice}.ts',
      'src/ui/{price,readNumber,currencyDecimals}.ts',
    ],
    tests: [
      'src/features/shop/pricing/{money,taxAndShipping,chargeUnits}.test.ts',
      'src/ui/{price,readNumber,currencyDecimals}.test.ts',
    ],
    databaseTests: ['src/features/shop/pricing/discountLimits.test.ts'],
  },
  {
    name: 'inventory',
    files: [
      'src/features/shop/inventory/{stock,reservations}.ts',
      'src/features/shop/catalogue/{offers,quantityMetas}.ts',
    ],
    tests: [],
    databaseTests: ['src/features/shop/catalogue/stockOfMetas.test.ts'],
  },
  {
    name: 'orders',
    files: [
      'src/features/shop/orders/{orderStates,orderStatus,refundParts,orderTransitions,events}.ts',
      'src/features/shop/fulfilment/fulfil.ts',
    ],
    tests: ['src/features/shop/orders/{orderStates,refundParts}.test.ts'],
    databaseTests: ['src/features/shop/orders/orderLives.test.ts'],
  },
  {
    name: 'permissions',
    files: [
      'src/platform/operations/capabilities.ts',
      'src/platform/viewer.ts',
      'src/features/content/**/{rights,writeCapability,visibility}.ts',
    ],
    tests: ['test/rules/permissions.test.ts'],
    databaseTests: [],
  },
  {
    name: 'rules',
    files: ['src/rules/{evaluate,rule,schema,wildcard}.ts'],
    tests: ['src/rules/rules.test.ts'],
    databaseTests: [],
  },
  {
    name: 'escape',
    files: ['src/rendering/escape.ts'],
    tests: ['src/rendering/escape.test.ts'],
    databaseTests: [],
  },
  {
    name: 'undo',
    files: ['src/editor/model/history.ts'],
    tests: [
      'src/editor/model/history.test.ts',
      'src/editor/model/session.test.ts',
      'src/editor/model/undo.property.test.ts',
    ],
    databaseTests: [],
  },
]
