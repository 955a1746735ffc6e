/** Which line of a file named a sku first: two products of one file cannot share one, however far apart they stand. */
import { cellOf, type NamedRow } from './importKind.ts'

export class SkusOfFile {
  readonly #first = new Map<string, { handle: string; line: number }>()

  add(row: NamedRow): void {
    const [handle, sku] = [cellOf(row, 'handle'), cellOf(row, 'sku')]
    // A row without a handle means the product that has the sku.
    if (handle && sku && !this.#first.has(sku)) this.#first.set(sku, { handle, line: row.line })
  }

  /** Returns the line that named the row's sku first, where that was for another handle. */
  clashOf(row: NamedRow): number | undefined {
    const first = this.#first.get(cellOf(row, 'sku') ?? '')
    const handle = cellOf(row, 'handle')
    return first && handle && first.handle !== handle ? first.line : undefined
  }
}
