/** The look of a block, taken along to others: what it is styled with and how it lays out what it holds; never its words or its place. */
import { isContentKey } from '#blocks/contentKeys.ts'
import type { BlockDefinition } from '#blocks/defineBlock.ts'
import { layoutAt, type LayoutKey, layoutWidths } from '#blocks/shell/layout.ts'
import type { BlockRecord } from './record.ts'

export interface CopiedStyle {
  type: string
  /** Settings by key; those that are not in it are taken away where they are the look of both types. */
  values: Readonly<Record<string, unknown>>
}

const lookKeys = ['style', 'style_at', 'font_size', 'font_color', 'font_family', 'shared_style'] as const
/** The layout of what is in the block, and its own shape. */
const layoutKeys: readonly LayoutKey[] = [
  'arrange',
  'columns',
  'least',
  'gap',
  'distribute',
  'across',
  'down',
  'above',
  'below',
  'ratio',
]
/** Settings that are chosen from a few are the look of a block, but for these, which say what it is. */
const meanings: ReadonlySet<string> = new Set(['level', 'kind', 'element_id'])
const chosen: ReadonlySet<string> = new Set([
  'dropdown',
  'segments',
  'roles',
  'colour',
  'range',
  'gradient',
  'place',
])

type Looks = Pick<BlockDefinition, 'type' | 'category' | 'panel' | 'textKey' | 'capability'>

export function copyStyle({ type, state }: BlockRecord, definition: Looks | undefined): CopiedStyle {
  const values: Record<string, unknown> = {}
  for (const key of [...lookKeys, ...ownLook(definition)]) values[key] = state[key]
  for (const width of layoutWidths) values[`layout ${width}`] = pick(layoutAt(state, width))
  return { type, values }
}

/** What to patch so that a block looks as the copied one. */
export function stylePatchOf(
  { type, state }: BlockRecord,
  { type: from, values }: CopiedStyle,
  definition: Looks | undefined,
): Record<string, unknown> {
  const patch: Record<string, unknown> = {}
  for (const key of [...lookKeys, ...(type === from ? ownLook(definition) : [])]) patch[key] = values[key]
  const layouts = layoutWidths.flatMap((width) => {
    const own = Object.entries(layoutAt(state, width)).filter(([key]) => !isLaidOut(key))
    const given = values[`layout ${width}`]
    const next = { ...Object.fromEntries(own), ...(typeof given === 'object' ? given : {}) }
    return Object.keys(next).length > 0 ? [[width, next] as const] : []
  })
  patch.layout = layouts.length > 0 ? Object.fromEntries(layouts) : undefined
  return patch
}

const isLaidOut = (key: string): boolean => layoutKeys.some((one) => one === key)

const pick = (layout: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(layout).filter(([key]) => isLaidOut(key)))

function ownLook(definition: Looks | undefined): string[] {
  if (!definition || !['layout', 'text', 'media'].includes(definition.category)) return []
  return definition.panel
    .filter(({ type, name }) => chosen.has(type) && !meanings.has(name) && !isContentKey(definition, name))
    .map(({ name }) => name)
}
