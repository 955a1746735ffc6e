/** Which page numbers a pagination shows (F-UI-18, F-CONST-14, reading A-25). */

export type PageSlot = number | 'gap'

/**
 * First and last always stand; in the middle the current page with one neighbour on each side (3); at either end
 * the first or last 4. A gap of one page is shown as that page, never as an ellipsis.
 * @param current 1 to pages; values outside are clamped
 */
export function pageWindow(current: number, pages: number): PageSlot[] {
  if (pages < 1) return []
  const here = Math.min(Math.max(1, current), pages)
  const shown = new Set<number>([1, pages])
  const [from, to] = here <= 3 ? [1, 4] : here >= pages - 2 ? [pages - 3, pages] : [here - 1, here + 1]
  for (let page = Math.max(1, from); page <= Math.min(pages, to); page += 1) shown.add(page)
  const slots: PageSlot[] = []
  let previous = 0
  for (const page of [...shown].toSorted((a, b) => a - b)) {
    if (page - previous === 2) slots.push(previous + 1)
    else if (page - previous > 2) slots.push('gap')
    slots.push(page)
    previous = page
  }
  return slots
}
