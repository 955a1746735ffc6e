/**
 * Writes the CSS of a block's `layout`. For each width the whole of what holds there is worked out, and only what differs
 * from the wider one is written. Loaded on the server at the start, in the editor with the first page that has a layout,
 * else a moment after the canvas.
 */
import { layouts } from './compileStyles.ts'
import {
  type Align,
  type Down,
  downs,
  aligns,
  bounded,
  bounds,
  distributions,
  type Distribution,
  gapSteps,
  type Layout,
  layoutAt,
  layoutFor,
  type LayoutWidth,
  layoutWidths,
  paddingSteps,
  ratioPattern,
} from './layout.ts'
import { breakpoints } from './styleRules.ts'

type State = Readonly<Record<string, unknown>>
/** Declarations by selector. */
type Rules = Map<string, Map<string, string>>

/** The element whose children a container's layout places. */
const contentsOf: Readonly<Record<string, string>> = {
  group: '>.b-group>.b-group-inner',
  grid: '>.b-grid',
  columns: '>.b-columns',
  column: '>.b-column',
}
const isPicture = (type: string): boolean => type === 'image' || type === 'video'
/** From a block's element to the one whose children its layout places. */
export const contentsSelector = (type: string): string => `:scope${contentsOf[type] ?? ''}`
export const hasContents = (type: string): boolean => Object.hasOwn(contentsOf, type)

/** What a grid without a number of its own gives each of its cells at least, in px. */
export const usualLeast = 240

const flexNames: Readonly<Record<Down, string>> = {
  start: 'start',
  center: 'center',
  end: 'end',
  fill: 'stretch',
  baseline: 'last baseline',
}
const distributionNames: Readonly<Record<Distribution, string>> = {
  start: 'start',
  center: 'center',
  end: 'end',
  between: 'space-between',
  around: 'space-around',
  evenly: 'space-evenly',
}

export function compileLayout(type: string, state: State, self: string): string {
  let wider: Rules = new Map()
  const sheets: string[] = []
  for (const width of layoutWidths) {
    const rules = rulesAt(type, state, width, self)
    const css = differenceOf(wider, rules)
    if (css) sheets.push(width === 'all' ? css : `@media ${breakpoints[width]}{${css}}`)
    wider = rules
  }
  return sheets.join('')
}

layouts.compile = compileLayout

function rulesAt(type: string, state: State, width: LayoutWidth, self: string): Rules {
  const layout = layoutFor(state, width)
  const rules: Rules = new Map()
  const set = (selector: string, values: Readonly<Record<string, string | null>>): void => {
    const own = rules.get(selector) ?? new Map<string, string>()
    for (const [property, value] of Object.entries(values)) if (value !== null) own.set(property, value)
    if (own.size > 0) rules.set(selector, own)
  }
  const contents = contentsOf[type]
  if (contents !== undefined) {
    const target = `${self}${contents}`
    const children = `:where(${target}>*)`
    const placed = contentRules(type, layout)
    set(target, placed)
    if (placed.display !== undefined) set(children, { 'margin-block': '0' })
    // Upright places of a grid are not sideways ones of a stack.
    if (placed['flex-direction'] === 'column') set(`${target}>*`, { 'align-self': 'auto' })
    // What is as wide as what it holds cannot be asked how wide it is.
    if (type === 'columns' && isAsWideAsNeeded(placed)) set(`${target}>*>.b-column`, { container: 'none' })
    if (layout.arrange === 'scroll')
      set(children, { flex: '0 0 min(78%,22rem)', 'scroll-snap-align': 'start' })
  }
  if (type === 'group')
    set(`${self}>.b-group`, {
      'block-size': rules.get(`${self}${contents}`)?.get('block-size') ?? null,
      'padding-block-start': paddingOf(layout.above, layoutAt(state, width).above, width),
      'padding-block-end': paddingOf(layout.below, layoutAt(state, width).below, width),
    })
  set(self, placeRules(layout))
  if (layout.bleed === 'start' || layout.bleed === 'end' || layout.bleed === 'both') {
    set(`:is(.flow,.b-grid,.b-columns):has(>${self})`, { 'container-type': 'inline-size' })
    // The measure of what is in it stays what it goes out of.
    if (type === 'column') set(`${self}>.b-column`, { container: 'none' })
    if (isPicture(type)) set(`${self} :is(img,video)`, { 'border-radius': '0' })
    // What is written below a picture begins where the page does.
    if (layout.bleed !== 'end')
      set(`${self} figcaption`, { 'padding-inline-start': 'calc((100vw - 100cqi)/2)' })
  }
  ratioRules(type, layout.ratio, self, set)
  // The canvas shows it pale: what cannot be seen cannot be edited.
  if (layout.hide === true) {
    set(`${self}:not([data-bid])`, { display: 'none' })
    set(`${self}[data-bid]`, { opacity: '.35' })
  }
  return rules
}

function contentRules(type: string, layout: Layout): Record<string, string> {
  const { columns, distribute, across, down } = layout
  const gap = gapOf(layout.gap)
  const spread = distributions.find((one) => one === distribute)
  const isAligned = (value: unknown): value is Align => aligns.some((one) => one === value)
  const isDown = (value: unknown): value is Down => downs.some((one) => one === value)
  const base: Record<string, string> = gap === null ? {} : { gap }
  const items = {
    ...base,
    ...(isAligned(across) ? { 'justify-items': flexNames[across] } : {}),
    ...(isDown(down) ? { 'align-items': flexNames[down] } : {}),
  }
  const arrange =
    layout.arrange ??
    (columns === undefined
      ? (type === 'group' || type === 'column') && gap !== null
        ? 'stack'
        : null
      : 'grid')
  switch (arrange) {
    case 'stack':
      return {
        display: 'flex',
        'flex-direction': 'column',
        ...base,
        // A column is as high as its row, a section as its cell; what is in it can be spread over that.
        ...((type === 'column' || type === 'group') && spread
          ? { 'block-size': '100%', 'justify-content': distributionNames[spread] }
          : {}),
        'align-items': flexNames[isAligned(across) ? across : 'fill'],
      }
    case 'row':
      return {
        display: 'flex',
        'flex-flow': 'row wrap',
        ...base,
        'justify-content': distributionNames[spread ?? 'start'],
        'align-items': flexNames[isDown(down) ? down : 'center'],
      }
    case 'scroll':
      return {
        display: 'flex',
        'overflow-x': 'auto',
        'scroll-snap-type': 'x mandatory',
        // On a phone it goes on beyond the window where the page itself ends there.
        'margin-inline-end': 'calc(-1*var(--edge,0px))',
        ...base,
        'align-items': flexNames[isAligned(down) ? down : 'fill'],
      }
    case 'grid':
      return { display: 'grid', 'grid-auto-flow': 'row', 'grid-template-columns': tracksOf(layout), ...items }
    default:
      return items
  }
}

/** Returns whether the columns of a layout get the width of what they hold. */
function isAsWideAsNeeded(placed: Readonly<Record<string, string>>): boolean {
  if (placed['flex-flow'] === 'row wrap') return true
  const across = placed['flex-direction'] === 'column' ? placed['align-items'] : placed['justify-items']
  return across !== undefined && across !== 'stretch'
}

/** The columns of a grid as CSS: equal ones are counted. */
function tracksOf({ columns, least }: Layout): string {
  const shares = Array.isArray(columns)
    ? columns.flatMap((share) => bounded(share, bounds.share) ?? []).slice(0, bounds.columns[1])
    : []
  if (shares.length === 0)
    return `repeat(auto-fit,minmax(min(${bounded(least, bounds.least) ?? usualLeast}px,100%),1fr))`
  return shares.every((share) => share === shares[0])
    ? `repeat(${shares.length},minmax(0,1fr))`
    : shares.map((share) => `minmax(0,${round(share)}fr)`).join(' ')
}

function placeRules(layout: Layout): Record<string, string | null> {
  const { self, bleed } = layout
  const [x, y] = [bounded(layout.x, bounds.offset), bounded(layout.y, bounds.offset)]
  const layer = bounded(layout.layer, bounds.layer)
  const rotate = bounded(layout.rotate, bounds.rotate)
  const order = bounded(layout.order, bounds.order)
  const pixels = (value: unknown) => {
    const size = bounded(value, bounds.size)
    return size === null ? null : `${round(size)}px`
  }
  // Half of what the window is wider than what holds the block, which is in its middle.
  const out = 'calc((100cqi - 100vw)/2)'
  return {
    'grid-column': linesOf(layout.column, layout.span),
    'grid-row': linesOf(layout.row, layout.rows),
    order: order === null ? null : String(Math.round(order)),
    'align-self': aligns.some((one) => one === self) && self ? flexNames[self] : null,
    'margin-inline-start': bleed === 'start' || bleed === 'both' ? out : bleed ? '0' : null,
    'margin-inline-end': bleed === 'end' || bleed === 'both' ? out : bleed ? '0' : null,
    'min-width': pixels(layout.min_width),
    'max-width': pixels(layout.max_width),
    translate: x === null && y === null ? null : `${round(x ?? 0)}px ${round(y ?? 0)}px`,
    rotate: rotate === null ? null : `${round(rotate)}deg`,
    position: layer === null ? null : 'relative',
    'z-index': layer === null ? null : String(Math.round(layer)),
  }
}

function linesOf(start: unknown, count: unknown): string | null {
  const [from, over] = [bounded(start, bounds.place), bounded(count, bounds.place)]
  if (from === null && over === null) return null
  return `${from === null ? 'auto' : Math.round(from)}/span ${Math.round(over ?? 1)}`
}

type Set = (selector: string, values: Readonly<Record<string, string | null>>) => void

/** Of a picture or a video itself; of any other block its own box. */
function ratioRules(type: string, ratio: unknown, self: string, set: Set): void {
  if (typeof ratio !== 'string' || !ratioPattern.test(ratio)) return
  const media = `${self} :is(img,video)`
  if (ratio === 'fill') {
    set(self, { 'align-self': 'stretch' })
    if (!isPicture(type)) return
    set(`${self}>figure`, { display: 'flex', 'flex-direction': 'column', 'block-size': '100%' })
    set(media, { flex: '1 1 auto', 'inline-size': '100%', 'object-fit': 'cover', 'aspect-ratio': 'auto' })
  } else if (isPicture(type))
    set(media, {
      'inline-size': '100%',
      'block-size': 'auto',
      'object-fit': 'cover',
      'aspect-ratio': ratio,
    })
  else set(self, { 'aspect-ratio': ratio })
}

function gapOf(gap: unknown): string | null {
  const number = bounded(gap, bounds.gap)
  if (number !== null) return `${round(number)}px`
  switch (gap) {
    case 'l':
      return 'clamp(24px,4vw,40px)'
    case 'xl':
      return 'clamp(32px,6vw,64px)'
    case '2xl':
      return 'clamp(40px,8vw,96px)'
    default:
      return typeof gap === 'string' && isStep(gapSteps, gap) ? `${gapSteps[gap]}px` : null
  }
}

/** Half of it on a phone, unless it is a phone's own. */
function paddingOf(value: unknown, own: unknown, width: LayoutWidth): string | null {
  const pixels =
    typeof value === 'string' && isStep(paddingSteps, value)
      ? paddingSteps[value]
      : bounded(value, bounds.padding)
  if (pixels === null) return null
  return width === 'phone' && own !== undefined ? `${round(pixels)}px` : `calc(${round(pixels)}px*var(--pad))`
}

const isStep = <Step extends string>(steps: Readonly<Record<Step, number>>, name: string): name is Step =>
  Object.hasOwn(steps, name)
const round = (value: number): number => Math.round(value * 100) / 100

/** What the narrower width says otherwise; what it no longer says falls back to the sheets of the site. */
function differenceOf(wider: Rules, narrower: Rules): string {
  const css: string[] = []
  for (const selector of new Set([...wider.keys(), ...narrower.keys()])) {
    const [before, after] = [wider.get(selector), narrower.get(selector)]
    const lines = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])].flatMap((property) => {
      const value = after?.get(property) ?? 'revert-layer'
      return value === before?.get(property) ? [] : [`${property}:${value}`]
    })
    if (lines.length > 0) css.push(`${selector}{${lines.join(';')}}`)
  }
  return css.join('')
}
