/** The variants of a component: named sets of what its blocks say, kept in its meta `variants`. */
import { isRecord } from '#platform/isRecord.ts'

/** A setting of a block of a component that is other in a variant, or where the component is used. */
export interface Override {
  /** The id of the block in the component, or its element id. */
  block: string
  /** Absent: its text. */
  key?: string | undefined
  /** As the block keeps it; null: nothing. */
  value: unknown
}

export interface Variant {
  id: string
  title: string
  values: Override[]
}

/** Its meta. */
export const variantsMeta = 'variants'
export const maximumVariants = 20

/** What cannot be read is left out. @param text the meta, JSON */
export function readVariants(text: string | undefined): Variant[] {
  if (text === undefined || text === '') return []
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    // Written by hand, or by a program: no variants.
    return []
  }
  return (Array.isArray(read) ? read : [])
    .filter(isRecord)
    .flatMap(({ id, title, values }) =>
      typeof id === 'string' && typeof title === 'string'
        ? [{ id, title, values: readOverrides(values) }]
        : [],
    )
    .slice(0, maximumVariants)
}

export function readOverrides(value: unknown): Override[] {
  return (Array.isArray(value) ? value : [])
    .filter(isRecord)
    .flatMap(({ block, key, value: set }) =>
      typeof block === 'string' && block !== ''
        ? [{ block, ...(typeof key === 'string' && key !== '' ? { key } : {}), value: set ?? null }]
        : [],
    )
}
