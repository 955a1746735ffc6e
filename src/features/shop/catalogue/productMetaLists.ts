/** The lists among a product's metas: its variant dimensions, its choosable options, its files. */
import { formatNumber } from '#platform/language/format.ts'
import { metaPrefixes } from '#constants.ts'
import { productMetaLimits, refuse, type Dimension, type Meta, type ProductOption } from './productRows.ts'
import { slug } from '../slug.ts'
import { productRules } from './texts/productRules.ts'

function parseList(meta: Meta): string[] {
  try {
    const value: unknown = JSON.parse(meta.value)
    if (Array.isArray(value) && value.every((entry): entry is string => typeof entry === 'string'))
      return value
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  return refuse(productRules.not_a_list({ name: meta.name }), meta.name)
}

/** @throws Problem product.grammar (422) where there are too many of anything, or the same twice */
export function readDimensions(metas: readonly Meta[]): Dimension[] {
  const dimensions = metas
    .filter(({ name }) => name.startsWith(metaPrefixes.variantDefinition))
    .map((meta) => {
      const type = slug(meta.name.slice(metaPrefixes.variantDefinition.length))
      if (!type) refuse(productRules.no_type({ name: meta.name }), meta.name)
      const options = parseList(meta).map((label) => ({ slug: slug(label), label: label.trim() }))
      if (options.length === 0) refuse(productRules.no_options({ name: meta.name }), meta.name)
      if (options.length > productMetaLimits.options) {
        refuse(
          productRules.too_many_options({ name: meta.name, options: productMetaLimits.options }),
          meta.name,
        )
      }
      if (options.some((option) => !option.slug))
        refuse(productRules.empty_option({ name: meta.name }), meta.name)
      if (new Set(options.map((option) => option.slug)).size < options.length) {
        refuse(productRules.option_twice({ name: meta.name }), meta.name)
      }
      return { type, options }
    })
  if (dimensions.length > productMetaLimits.dimensions) {
    refuse(
      productRules.too_many_types({ dimensions: productMetaLimits.dimensions }),
      metaPrefixes.variantDefinition,
    )
  }
  if (new Set(dimensions.map(({ type }) => type)).size < dimensions.length) {
    refuse(productRules.type_twice, metaPrefixes.variantDefinition)
  }
  const variants = dimensions.reduce((count, { options }) => count * options.length, 1)
  if (variants > productMetaLimits.variants) {
    const counts = dimensions
      .map(({ type, options }) => productRules.options_of_type({ count: options.length, type }))
      .join(', ')
    const summary = productRules.too_many_variants({
      counts,
      variants: formatNumber(variants),
      most: formatNumber(productMetaLimits.variants),
    })
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
  if (meta && ids.some((id) => !mediaId.test(id))) refuse(productRules.not_a_file, meta.name)
  return [...new Set(ids)]
}
