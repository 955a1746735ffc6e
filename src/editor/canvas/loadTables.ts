/** What tables are written with: as that of lists, it comes after what words are written with (loadLists.ts). */
type Tables = typeof import('./tableView.ts')

let tables: Tables | null = null

/** @throws Error where it cannot be loaded; asked for again it may be there */
export async function loadTables(): Promise<Tables> {
  tables ??= await import('./tableView.ts')
  return tables
}

/** What is there; null while it is on its way. */
export const tablesNow = (): Tables | null => tables
