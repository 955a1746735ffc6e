/** The little that the views of containers read of their layout themselves: small, as it comes before the first key of the editor. */
import { isRecord } from '#platform/isRecord.ts'

interface LaidOut {
  readonly layout?: unknown
}

/** True for a row that is swiped at some width: it takes the focus, so that the arrow keys scroll it as well. */
export const isSwiped = ({ layout }: LaidOut): boolean =>
  isRecord(layout) && Object.values(layout).some((at) => isRecord(at) && at.arrange === 'scroll')

/** The shares of columns of its own; null where it has none. */
export function sharesOf({ layout }: LaidOut): number[] | null {
  const all = isRecord(layout) ? layout.all : undefined
  const columns = isRecord(all) ? all.columns : undefined
  return Array.isArray(columns) && columns.length > 0 ? columns.map(Number) : null
}
