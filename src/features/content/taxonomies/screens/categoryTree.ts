/** The categories in the order of a tree, 'None' first. */
import type { CategoryView } from '../../schema.ts'

export interface TreeRow {
  category: CategoryView
  depth: number
}

/** Rows from the top down; one whose parent is unknown is at the top, a circle is cut. */
export function categoryTree(categories: readonly CategoryView[]): TreeRow[] {
  const known = new Set(categories.map((category) => category.id))
  const seen = new Set<string>()
  const rows: TreeRow[] = []
  function add(category: CategoryView, depth: number) {
    if (seen.has(category.id)) return
    seen.add(category.id)
    rows.push({ category, depth })
    if (category.id === '') return
    for (const child of categories) if (child.parent_id === category.id) add(child, depth + 1)
  }
  for (const category of categories) if (category.id === '') add(category, 0)
  for (const category of categories)
    if (!category.parent_id || !known.has(category.parent_id)) add(category, 0)
  for (const category of categories) add(category, 0)
  return rows
}
