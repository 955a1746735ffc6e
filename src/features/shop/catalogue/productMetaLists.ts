/** The lists among a product's metas: its variant dimensions, its choosable options, its files. */
import { formatNumber } from '#platform/language/format.ts'
import { metaPrefixes } from '#constants.ts'
import {
  productMetaLimits,
  refuse,
  slug,
  type Dimension,
  type Meta,
  type ProductOption,
} from './productRows.ts'

function parseList(meta: Meta): string[] {
  try {
    const value: unknown = JSON.parse(meta.value)
    if (Array.isArray(value) && value.every((entry): entry is string => typeof entry === 'string'))
      return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return refuse(`${meta.name} must be a list of texts`, meta.name)
}

/** @throws Problem product.grammar (422) where there are too many of anything, or the same twice */
export function readDimensions(metas: readonly Meta[]): Dimension[] {
  const dimensions = metas
    .filter(({ name }) => name.startsWith(metaPrefixes.variantDefinition))
    .map((meta) => {
      const type = slug(meta.name.slice(metaPrefixes.variantDefinition.length))
      if (!type) refuse(`${meta.name} names no variant type`, meta.name)
      const options = parseList(meta).map((label) => ({ slug: slug(label), label: label.trim() }))
      if (options.length === 0) refuse(`${meta.name} lists no options`, meta.name)
      if (options.length > productMetaLimits.options) {
        refuse(`${meta.name} lists more than ${productMetaLimits.options} options`, meta.name)
      }
      if (options.some((option) => !option.slug)) refuse(`${meta.name} lists an empty option`, meta.name)
      if (new Set(options.map((option) => option.slug)).size < options.length) {
        refuse(`${meta.name} lists an option twice`, meta.name)
      }
      return { type, options }
    })
  if (dimensions.length > productMetaLimits.dimensions) {
    refuse(
      `A product has at most ${productMetaLimits.dimensions} variant types`,
      metaPrefixes.variantDefinition,
    )
  }
  if (new Set(dimensions.map(({ type }) => type)).size < dimensions.length) {
    refuse('Two variant types have the same name', metaPrefixes.variantDefinition)
  }
  const variants = dimensions.reduce((count, { options }) => count * options.length, 1)
  if (variants > productMetaLimits.variants) {
    const counts = dimensions.map(({ type, options }) => `${options.length} of ${type}`).join(', ')
    const summary = `${counts} would be ${formatNumber(variants)} variants; a product has at most ${formatNumber(productMetaLimits.variants)}`
    refuse(summary, metaPrefixes.variantDefinition)
  }
  return dimensions
}

export function readOptions(metas: readonly Meta[]): ProductOption[] {
  return metas
    .filter(({ name }) => name.startsWith(metaPrefixes.option))
    .map((meta) => ({ name: slug(meta.name.slice(metaPrefixes.option.length)), values: parseList(meta) }))
    .filter(({ values }) => values.length > 0)
}

const mediaId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A list of media ids, as JSON or separated by commas. */
export function readDownloads(meta: Meta | undefined): string[] {
  const ids = (meta?.value ?? '')
    .replace(/[[\]"]/g, '')
    .split(',')
    .map((id) => id.trim().toLowerCase())
    .filter(Boolean)
  if (meta && ids.some((id) => !mediaId.test(id)))
    refuse('A download is not a file of the media library', meta.name)
  return [...new Set(ids)]
}
