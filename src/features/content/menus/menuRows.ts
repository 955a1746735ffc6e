/** A menu as rows with a depth, as it is ordered on screen: moving an entry takes what is below it along. */
import { menuScreen } from './texts/menuScreen.ts'

export interface MenuEntry {
  title: string
  url: string
  items?: MenuEntry[]
}

export interface MenuRow {
  id: string
  title: string
  url: string
  depth: number
}

/** A row that nobody has filled in: it is left out. */
export const isBlank = ({ title, url }: MenuRow): boolean => title.trim() === '' && url.trim() === ''

const urlPattern = /^(\/(?!\/)|#|\?|https?:\/\/|mailto:|tel:)\S*$/i

/** What is in the way of saving, by field: `title`, and `<id of the row>.title` or `.url`. */
export function menuProblems(title: string, rows: readonly MenuRow[]): Record<string, string> {
  const problems: Record<string, string> = title.trim() === '' ? { title: menuScreen.name_missing } : {}
  for (const row of rows.filter((one) => !isBlank(one))) {
    if (row.title.trim() === '') problems[`${row.id}.title`] = menuScreen.title_missing
    if (row.url.trim() !== '' && !urlPattern.test(row.url.trim()))
      problems[`${row.id}.url`] = menuScreen.url_invalid
  }
  return problems
}

/** Themes show an entry, what is below it, and that in columns where more is below it. */
export const deepestMenu = 2

export function rowsOfMenu(entries: readonly MenuEntry[], newId: () => string, depth = 0): MenuRow[] {
  return entries.flatMap(({ title, url, items = [] }) => [
    { id: newId(), title, url, depth: Math.min(depth, deepestMenu) },
    ...rowsOfMenu(items, newId, depth + 1),
  ])
}

export function menuOfRows(rows: readonly MenuRow[]): MenuEntry[] {
  const menu: MenuEntry[] = []
  const open: MenuEntry[][] = [menu]
  for (const { title, url, depth } of rows) {
    const entry = { title, url, items: [] }
    const level = Math.min(depth, open.length - 1)
    open[level]?.push(entry)
    open.length = level + 1
    open.push(entry.items)
  }
  return menu
}

/** How many rows move together: the entry and what is below it. */
export function lengthAt(rows: readonly MenuRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0
  let end = index + 1
  while (end < rows.length && (rows[end]?.depth ?? 0) > depth) end += 1
  return end - index
}

/** Puts an entry before the row `to` (the number of rows: to the end), at a depth that its new place allows. */
export function moveRow(
  rows: readonly MenuRow[],
  from: number,
  to: number,
  depth = rows[from]?.depth ?? 0,
): MenuRow[] {
  const length = lengthAt(rows, from)
  if (from < 0 || from >= rows.length || (to > from && to < from + length)) return [...rows]
  const moved = rows.slice(from, from + length)
  const rest = rows.toSpliced(from, length)
  const place = to > from ? to - length : to
  const above = rest[place - 1]
  const wanted = Math.min(depth, above ? above.depth + 1 : 0, deepestMenu)
  const shift = wanted - (moved[0]?.depth ?? 0)
  return settled(rest.toSpliced(place, 0, ...moved.map((row) => ({ ...row, depth: row.depth + shift }))))
}

/** One entry of the same depth up or down, past what is below it. */
export function stepRow(rows: readonly MenuRow[], index: number, step: -1 | 1): MenuRow[] {
  const length = lengthAt(rows, index)
  if (step > 0) {
    const next = index + length
    return next < rows.length ? moveRow(rows, index, next + lengthAt(rows, next)) : [...rows]
  }
  const depth = rows[index]?.depth ?? 0
  let before = index - 1
  while (before > 0 && (rows[before]?.depth ?? 0) > depth) before -= 1
  return before >= 0 ? moveRow(rows, index, before) : [...rows]
}

/** Below the entry above it, or back out. */
export function shiftRow(rows: readonly MenuRow[], index: number, step: -1 | 1): MenuRow[] {
  const length = lengthAt(rows, index)
  const depth = rows[index]?.depth ?? 0
  const above = rows[index - 1]
  const isAllowed = step < 0 ? depth > 0 : above !== undefined && depth <= above.depth && depth < deepestMenu
  if (!isAllowed) return [...rows]
  return settled(
    rows.map((row, at) => (at >= index && at < index + length ? { ...row, depth: row.depth + step } : row)),
  )
}

/** No row stands more than one deeper than the one above it, the first not at all. */
function settled(rows: readonly MenuRow[]): MenuRow[] {
  let above = -1
  return rows.map((row) => {
    above = Math.max(0, Math.min(row.depth, above + 1, deepestMenu))
    return { ...row, depth: above }
  })
}
