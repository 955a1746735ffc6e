/** Store locations as /api/init answers them. */
import type { Db } from '#platform/context.ts'

export async function storeLocationsOf(
  _db: Db,
  _siteId: string,
): Promise<{ title: string; value: string }[]> {
  return []
}
