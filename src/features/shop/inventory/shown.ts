/** What pages show of the stock, by product: how many are left. */
import { shownKind } from '#platform/database/shown.ts'

export const stockShown = shownKind('stock', ['stock_level', 'stock_movement', 'reservation'])
