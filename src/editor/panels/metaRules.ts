/** Metas of a post: named texts, read and written one at a time; what a panel does not know is never touched. */
import type { PanelField } from '#blocks/defineBlock.ts'
import { isRecord } from '#platform/isRecord.ts'
import type { EditorMeta } from '../post.ts'
import { visibility } from './texts/visibility.ts'
import { common } from '#ui/texts/common.ts'

export function metaOf(metas: readonly EditorMeta[], name: string): string {
  return metas.find((meta) => meta.name === name)?.value ?? ''
}

/** Returns the metas with one of them written; '' takes it away. */
export function withMeta(metas: readonly EditorMeta[], name: string, value: string): EditorMeta[] {
  if (value === '') return metas.filter((meta) => meta.name !== name)
  if (metas.some((meta) => meta.name === name))
    return metas.map((meta) => (meta.name === name ? { ...meta, value } : meta))
  return [...metas, { name, value }]
}

/** Reads a meta as the value of a field; lists and tables are kept as JSON. */
export function fieldValue(field: Pick<PanelField, 'type'>, stored: string): unknown {
  if (field.type === 'bool' || field.type === 'boolean') return stored === 'true'
  if (field.type === 'number') return stored === '' ? undefined : Number(stored)
  return isList(field) ? listFrom(stored) : stored
}

/** Reads a stored list; an unreadable one is empty. */
export function listFrom(stored: string): unknown[] {
  try {
    const list: unknown = JSON.parse(stored || '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function isList({ type }: Pick<PanelField, 'type'>): boolean {
  return ['string_arr', 'string_multi', 'checklist', 'arr-object'].includes(type)
}

/**
 * The field definitions of a content type, as GET /api/types answers them (F-EDIT-11). A block draws the first choice of a
 * dropdown that was never set; an entry has nothing there, and says so.
 */
export function fieldsOfType(types: unknown, slug: string): PanelField[] {
  const type = Array.isArray(types) ? types.filter(isRecord).find((one) => one.slug === slug) : undefined
  const fields = type && Array.isArray(type.fields) ? type.fields : []
  return fields
    .filter(isPanelField)
    .map((field) => (field.type === 'dropdown' ? { placeholder: common.choose, ...field } : field))
}

function isPanelField(value: unknown): value is PanelField {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.title === 'string' &&
    typeof value.type === 'string'
  )
}

/** The choices of a product: `product_vardef_glaze` holds ["Sage","Oat"]. */
export const choicePrefix = 'product_vardef_'

export interface ProductChoice {
  meta: string
  title: string
  values: string[]
}

export function productChoices(metas: readonly EditorMeta[]): ProductChoice[] {
  return metas
    .filter(({ name }) => name.startsWith(choicePrefix))
    .map(({ name, value }) => ({
      meta: name,
      title: wordsOf(name.slice(choicePrefix.length)),
      values: listFrom(value).map(String),
    }))
}

/** Prices of variants: `product_var_size_250_ml_price`. */
export function variantPrices(
  metas: readonly EditorMeta[],
): { meta: string; title: string; value: string }[] {
  return metas
    .filter(({ name }) => /^product_var_.+_price$/.test(name))
    .map(({ name, value }) => ({
      meta: name,
      title: wordsOf(name.replace(/^product_var_/, '').replace(/_price$/, '')),
      value,
    }))
}

/** True for metas that the panel shows in a form of their own. */
export function isKnownMeta(name: string, type: string): boolean {
  return (
    name === 'image' ||
    name === 'image_alt' ||
    name === 'comments_state' ||
    name.startsWith('seo_') ||
    (type === 'product' && name.startsWith('product_'))
  )
}

const titles: ReadonlyMap<string, string> = new Map([
  ['page', common.page],
  ['post', visibility.post],
  ['product', common.product],
  ['layout', common.layout],
  ['component', visibility.component],
  ['sniplet', visibility.snippet],
  ['form', visibility.form],
  ['menu', visibility.menu],
  ['newsletter', common.email],
])

/** Types whose posts have no page of their own. */
export const partTypes: ReadonlySet<string> = new Set([
  'media',
  'layout',
  'sniplet',
  'component',
  'form',
  'menu',
  'newsletter',
])

/** What people call a type: one of a plugin or of the site as its slug says. */
export function typeTitle(slug: string): string {
  return titles.get(slug) ?? wordsOf(slug)
}

function wordsOf(name: string): string {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
