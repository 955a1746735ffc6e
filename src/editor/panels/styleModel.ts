/**
 * The styles of a block by place: a width and a state. The place of all widths and the plain state is the block's own
 * `style` and `font_*` (SPEC.md section 3), every other one is in `style_at` (F-EDIT-06).
 */
import { baseStyleOf } from '#blocks/shell/compileStyles.ts'
import type { Breakpoint, StateName } from '#blocks/shell/styleRules.ts'
import { isRecord } from '#platform/isRecord.ts'

export interface StylePlace {
  breakpoint: Breakpoint
  state: StateName
}

type BlockState = Readonly<Record<string, unknown>>

/** Properties that have a key of their own in the state. */
const ownKeys: Readonly<Record<string, string>> = {
  'font-size': 'font_size',
  color: 'font_color',
  'font-family': 'font_family',
}

/** Which widths hold at a width, narrowest first. */
const widthsAt: Readonly<Record<Breakpoint, readonly Breakpoint[]>> = {
  all: ['all'],
  desktop: ['desktop', 'all'],
  tablet: ['tablet', 'all'],
  phone: ['phone', 'tablet', 'all'],
}

const isBase = ({ breakpoint, state }: StylePlace): boolean => breakpoint === 'all' && state === 'normal'

/** The properties that are set at a place itself. */
export function styleAt(block: BlockState, place: StylePlace): Record<string, string> {
  const byState = isRecord(block.style_at) ? block.style_at[place.breakpoint] : undefined
  const own = isRecord(byState) ? byState[place.state] : undefined
  const all = { ...(isBase(place) ? baseStyleOf(block) : {}), ...(isRecord(own) ? own : {}) }
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}

export interface StyleOrigin {
  value: string
  place: StylePlace
}

/** Where the value that shows at a place comes from; null: from the theme. A state wins over a width, as in CSS. */
export function originOf(block: BlockState, place: StylePlace, property: string): StyleOrigin | null {
  const states: StateName[] = place.state === 'normal' ? ['normal'] : [place.state, 'normal']
  for (const state of states) {
    for (const breakpoint of widthsAt[place.breakpoint]) {
      const value = styleAt(block, { breakpoint, state })[property]
      if (value !== undefined) return { value, place: { breakpoint, state } }
    }
  }
  return null
}

/** What to patch so that a property has a value at a place; an empty value takes it away. */
export function stylePatch(
  block: BlockState,
  place: StylePlace,
  property: string,
  value: string,
): Record<string, unknown> {
  const patch: Record<string, unknown> = {}
  if (isBase(place)) {
    const key = ownKeys[property]
    const style = isRecord(block.style) ? block.style : {}
    if (key) patch[key] = value || undefined
    const next = withEntry(style, property, key ? '' : value)
    if (!isSame(style, next)) patch.style = orNothing(next)
  }
  const all = isRecord(block.style_at) ? block.style_at : {}
  const byState = isRecord(all[place.breakpoint]) ? all[place.breakpoint] : {}
  const here = isRecord(byState) && isRecord(byState[place.state]) ? byState[place.state] : {}
  const nextHere = withEntry(isRecord(here) ? here : {}, property, isBase(place) ? '' : value)
  const nextStates = withEntry(isRecord(byState) ? byState : {}, place.state, orNothing(nextHere))
  const next = withEntry(all, place.breakpoint, orNothing(nextStates))
  if (!isSame(all, next)) patch.style_at = orNothing(next)
  return patch
}

/** The state that shows what another state would look like: its styles as if they always held. */
export function shownIn(block: BlockState, state: StateName): BlockState {
  const all = isRecord(block.style_at) ? block.style_at : {}
  const style_at = Object.fromEntries(
    Object.entries(all).map(([breakpoint, byState]) => {
      const of = (name: string) => (isRecord(byState) && isRecord(byState[name]) ? byState[name] : {})
      return [breakpoint, { normal: { ...of('normal'), ...of(state) } }]
    }),
  )
  return { ...block, style_at }
}

function withEntry(
  record: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const { [name]: _last, ...others } = record
  return value === '' || value === undefined ? others : { ...record, [name]: value }
}

const orNothing = (record: Record<string, unknown>) => (Object.keys(record).length > 0 ? record : undefined)
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
