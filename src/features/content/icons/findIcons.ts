/**
 * Finds icons of Lucide by words of their names, beyond those that the program holds itself. Each is read from the package when it
 * is found first: all of them would take a second of the server's start.
 */
import { z } from 'zod'

export interface FoundIcon {
  name: string
  /** Paths on a field of 24 x 24. */
  strokes: string[]
}

const number = z.coerce.number()
const shapes = {
  path: z.looseObject({ d: z.string() }).transform(({ d }) => d),
  circle: z
    .looseObject({ cx: number, cy: number, r: number })
    .transform(({ cx, cy, r }) => ellipse(cx, cy, r, r)),
  ellipse: z
    .looseObject({ cx: number, cy: number, rx: number, ry: number })
    .transform(({ cx, cy, rx, ry }) => ellipse(cx, cy, rx, ry)),
  line: z
    .looseObject({ x1: number, y1: number, x2: number, y2: number })
    .transform(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`),
  polyline: z.looseObject({ points: z.string() }).transform(({ points }) => `M${points.trim()}`),
  polygon: z.looseObject({ points: z.string() }).transform(({ points }) => `M${points.trim()}Z`),
  rect: z
    .looseObject({
      x: number.default(0),
      y: number.default(0),
      width: number,
      height: number,
      rx: number.optional(),
      ry: number.optional(),
    })
    .transform(({ x, y, width, height, rx, ry }) => rectangle(x, y, width, height, rx ?? ry ?? 0)),
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
}

const isShape = (name: string): name is keyof typeof shapes => Object.hasOwn(shapes, name)

/** Returns a shape of SVG as a path. @throws Error where it is of a kind that no icon had so far */
export function strokeOf([kind, attributes]: readonly [string, unknown]): string {
  if (!isShape(kind)) throw new Error(`An icon has a shape that is not known: ${kind}`)
  return shapes[kind].parse(attributes)
}

const iconFile = z.object({ __iconData: z.object({ node: z.array(z.tuple([z.string(), z.unknown()])) }) })

/**
 * Those whose names hold all the words, best first: the name itself, then names that begin with them.
 * @param keywords words of English, as the names are
 */
export async function findIcons(keywords: string, limit: number): Promise<FoundIcon[]> {
  const { default: files } = await import('lucide-react/dynamicIconImports.mjs')
  const words = keywords
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean)
  const found = Object.entries(files)
    .filter(([name]) => words.every((word) => name.includes(word)))
    .map(([name, read]) => ({ name, read, rank: rankOf(name, words.join('-')) }))
    .sort((one, other) => one.rank - other.rank || one.name.localeCompare(other.name, 'en'))
    .slice(0, limit)
  return Promise.all(
    found.map(async ({ name, read }) => {
      const { __iconData: data } = iconFile.parse(await read())
      return { name, strokes: data.node.map(strokeOf) }
    }),
  )
}

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  return name.split('-').includes(wanted) ? 2 : 3
}
