/** Who may take a kind of CSV out, and who may write it: as on the screens where the same is done by hand. */
import type { Capability } from '#platform/operations/capabilities.ts'
import type { CsvKindName } from './importKind.ts'

export const rightsOf: Record<CsvKindName, { export: Capability; import: Capability }> = {
  products: { export: 'products.write', import: 'products.write' },
  stock: { export: 'stock.manage', import: 'stock.manage' },
  orders: { export: 'orders.manage', import: 'orders.manage' },
  customers: { export: 'users.read', import: 'users.write' },
}
