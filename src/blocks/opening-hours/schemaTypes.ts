/** Kinds of businesses as schema.org names them: search engines show the hours of what they know. */
export const schemaTypes = {
  business: 'LocalBusiness',
  restaurant: 'Restaurant',
  cafe: 'CafeOrCoffeeShop',
  store: 'Store',
  practice: 'MedicalBusiness',
  salon: 'HealthAndBeautyBusiness',
} as const

export const schemaType = (kind: string | undefined): string =>
  Object.entries(schemaTypes).find(([name]) => name === kind)?.[1] ?? schemaTypes.business
