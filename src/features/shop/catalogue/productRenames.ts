/**
 * Choices and values that got another name in the product's form. A variant's key is made of these names, so a save says
 * beside the new ones what they were called (meta `product_renamed`): the variant keeps its id, and with it its stock, what is
 * held of it, its orders and the carts that it lies in.
 */
import type { Meta, VariantRow } from './productRows.ts'
import { slug } from '../slug.ts'

export const renamedMeta = 'product_renamed'

/** `option: null` renames the choice itself. All are slugs. */
export interface Rename {
  type: string
  option: string | null
  to: string
}

/** So many are kept with a product; each is used once, by the save that publishes it. */
const maxKept = 200

/** What is no list of renames renames nothing: the meta is written by the form, and can be typed by anybody. */
export function renamesOf(metas: readonly Meta[]): Rename[] {
  const text = metas.find(({ name }) => name === renamedMeta)?.value ?? ''
  if (text.trim() === '') return []
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.flatMap((one: unknown) => renameOf(one) ?? []) : []
  } catch (error) {
    if (error instanceof SyntaxError) return []
    throw error
  }
}

function renameOf(value: unknown): Rename | null {
  if (typeof value !== 'object' || value === null || !('type' in value && 'option' in value && 'to' in value))
    return null
  const { type, option, to } = value
  return typeof type === 'string' && typeof to === 'string' && (option === null || typeof option === 'string')
    ? { type, option, to }
    : null
}

export function renamesAsMeta(renames: readonly Rename[]): Meta[] {
  return renames.length === 0 ? [] : [{ name: renamedMeta, value: JSON.stringify(renames.slice(-maxKept)) }]
}

/** One more; what was renamed a moment ago and again is one step, and none where it is back where it was. */
export function withRename(renames: readonly Rename[], next: Rename): Rename[] {
  const last = renames.at(-1)
  const isSame =
    last &&
    (next.option === null
      ? last.option === null && last.to === next.type
      : last.option !== null && last.type === next.type && last.to === next.option)
  const step = isSame ? { ...last, to: next.to } : next
  const before = isSame ? renames.slice(0, -1) : renames
  return step.to === (step.option ?? step.type) ? [...before] : [...before, step]
}

/** Names that a value of this choice had until the next save: taking one over would mix two variants up. */
export function isFreed(renames: readonly Rename[], type: string, name: string): boolean {
  return renames.some(
    (one, index) =>
      one.option === slug(name) &&
      renames
        .slice(index + 1)
        .reduce(
          (now, { type: from, option, to }) => (option === null && from === now ? to : now),
          one.type,
        ) === type,
  )
}

export interface RenamedVariant {
  id: string
  key: string
  selection: Record<string, string>
}

/** Which of the known variants go on under another key: those whose own is not wanted any more, where the new one is nobody's. */
export function renamedVariants(
  known: readonly {
    id: string
    variant_key: string
    selection: Record<string, string>
    is_retired: boolean
  }[],
  wanted: readonly Pick<VariantRow, 'key' | 'selection'>[],
  renames: readonly Rename[],
): RenamedVariant[] {
  if (renames.length === 0) return []
  const taken = new Set(known.map(({ variant_key }) => variant_key))
  const nameOf = (selection: Readonly<Record<string, string>>) =>
    JSON.stringify(Object.entries(selection).sort(([a], [b]) => (a < b ? -1 : 1)))
  const wantedKeys = new Set(wanted.map(({ key }) => key))
  const wantedAt = new Map(wanted.map((variant) => [nameOf(variant.selection), variant]))
  return known.flatMap(({ id, variant_key, selection, is_retired }) => {
    if (is_retired || wantedKeys.has(variant_key)) return []
    // A variant may be younger than the first of the names that are kept: those were never its own.
    const now = renames
      .map((_, first) => wantedAt.get(nameOf(renames.slice(first).reduce(applied, selection))))
      .find((one) => one !== undefined && !taken.has(one.key))
    if (!now) return []
    taken.add(now.key)
    return [{ id, key: now.key, selection: now.selection }]
  })
}

function applied(
  selection: Readonly<Record<string, string>>,
  { type, option, to }: Rename,
): Readonly<Record<string, string>> {
  if (option === null && to in selection) return selection
  return Object.fromEntries(
    Object.entries(selection).map(([name, picked]) => {
      if (name !== type) return [name, picked]
      return option === null ? [to, picked] : [name, picked === option ? to : picked]
    }),
  )
}
