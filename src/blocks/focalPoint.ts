/**
 * The point of a cropped picture that stays in sight: its name on the image, and the rules of the page's sheet that move the
 * image there. Both are made of two numbers: nothing that somebody wrote gets into them as it is.
 */
import { isRecord } from '#platform/isRecord.ts'
import { compilersOfTypes } from './shell/compileStyles.ts'

const middle = 50

/** `30-70`; undefined for the middle, which needs no rule. */
export function focusName(point: unknown): string | undefined {
  if (!isRecord(point)) return undefined
  const [x, y] = [share(point.x), share(point.y)]
  return x === middle && y === middle ? undefined : `${x}-${y}`
}

function focalRules(points: readonly unknown[], self: string): string {
  const names = new Set(points.map(focusName))
  return [...names]
    .map((name) => {
      const at = name?.replace(/-|$/g, '% ')
      // A zoom leads there too.
      return at ? `${self} [data-focus="${name}"]{object-position:${at};transform-origin:${at}}` : ''
    })
    .join('')
}

function share(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(100, Math.max(0, Math.round(value)))
    : middle
}

type Compile = (state: Readonly<Record<string, unknown>>, self: string) => string

/**
 * @param listKey where the block's pictures are rows of a list; else it has one
 * @param others further rules of the block
 */
export function compileFocus(type: string, listKey?: string, others: Compile = () => ''): void {
  compilersOfTypes.set(type, (state, self) => {
    const rows = listKey === undefined ? [state] : state[listKey]
    const focal = Array.isArray(rows)
      ? focalRules(
          rows.map((row: unknown) => (isRecord(row) ? row.focus : undefined)),
          self,
        )
      : ''
    return focal + others(state, self)
  })
}
