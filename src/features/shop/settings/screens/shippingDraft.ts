/** Delivery, taxes and discounts as they are typed: amounts, weights and percent as text, read back by their digits. */
import { regionCode } from '#blocks/cart/regions.ts'
import { readNumber } from '#ui/readNumber.ts'
import { decimalText, minor, noCurrency } from '../../pricing/money.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import type { StoreLocation } from '../../schema.ts'
import type { ShopSettings } from '../settings.ts'
import { shippingTexts } from '../texts/shippingTexts.ts'

export interface RateDraft {
  title: string
  amount: string
  min_g: string
  max_g: string
  min_subtotal: string
  max_subtotal: string
}

export interface ZoneDraft {
  title: string
  countries: string[]
  regions: string[]
  postcode_prefixes: string[]
  rates: RateDraft[]
}

export interface PickupDraft {
  store: string
  title: string
  amount: string
}

export interface TaxDraft {
  title: string
  country: string
  region: string
  postcode_prefix: string
  rates: { title: string; tax_class: string; percent: string; applies_to_shipping: boolean }[]
}

export interface DiscountDraft {
  code: string
  kind: ShopSettings['discounts'][number]['kind']
  value: string
  min_subtotal: string
  limit_total: string
  limit_per_customer: string
  /** Days; the time of day that another program set stays while its day does. */
  starts: string
  ends: string
  was: { starts_at: string | null; ends_at: string | null }
}

/** A store without an id is new. */
export interface StoreDraft extends Pick<StoreLocation, 'title' | 'address' | 'pickup_enabled'> {
  id?: string
  value?: string
}

export interface DeliveryDraft {
  zones: ZoneDraft[]
  pickups: PickupDraft[]
  taxes: TaxDraft[]
  discounts: DiscountDraft[]
  stores: StoreDraft[]
}

export const emptyRate: RateDraft = {
  title: '',
  amount: '',
  min_g: '',
  max_g: '',
  min_subtotal: '',
  max_subtotal: '',
}
export const emptyDiscount: DiscountDraft = {
  code: '',
  kind: 'percent',
  value: '',
  min_subtotal: '',
  limit_total: '',
  limit_per_customer: '',
  starts: '',
  ends: '',
  was: { starts_at: null, ends_at: null },
}

/** The parts of a percent in a million, as the shop keeps rates. */
const ppmPerPercent = 10_000

export function draftOf(
  settings: ShopSettings,
  stores: readonly StoreLocation[],
  code: string,
): DeliveryDraft {
  const money = (amount: number) => decimalText(minor(amount), code || noCurrency)
  const text = (value: number | null) => (value === null ? '' : String(value))
  return {
    zones: settings.shipping_zones.map(({ rates, ...zone }) => ({
      ...zone,
      rates: rates.map((rate) => ({
        title: rate.title,
        amount: money(rate.amount_minor),
        min_g: text(rate.min_g),
        max_g: text(rate.max_g),
        min_subtotal: rate.min_subtotal_minor === null ? '' : money(rate.min_subtotal_minor),
        max_subtotal: rate.max_subtotal_minor === null ? '' : money(rate.max_subtotal_minor),
      })),
    })),
    pickups: settings.pickup_rates.map(({ store, title, amount_minor }) => ({
      store,
      title,
      amount: money(amount_minor),
    })),
    taxes: settings.tax_zones.map(({ rates, ...zone }) => ({
      ...zone,
      rates: rates.map(({ ppm, ...rate }) => ({ ...rate, percent: String(ppm / ppmPerPercent) })),
    })),
    discounts: settings.discounts.map((row) => ({
      code: row.code,
      kind: row.kind,
      value:
        row.kind === 'percent'
          ? String(row.value / ppmPerPercent)
          : row.kind === 'fixed'
            ? money(row.value)
            : '',
      min_subtotal: row.min_subtotal_minor === 0 ? '' : money(row.min_subtotal_minor),
      limit_total: text(row.limit_total),
      limit_per_customer: text(row.limit_per_customer),
      starts: row.starts_at?.slice(0, 10) ?? '',
      ends: row.ends_at?.slice(0, 10) ?? '',
      was: { starts_at: row.starts_at, ends_at: row.ends_at },
    })),
    stores: placesOf(stores),
  }
}

export const placesOf = (stores: readonly StoreLocation[]): StoreDraft[] =>
  stores.map(({ id, value, title, address, pickup_enabled }) => ({
    id,
    value,
    title,
    address,
    pickup_enabled,
  }))

export type DeliveryChange = Pick<ShopSettings, 'shipping_zones' | 'pickup_rates' | 'tax_zones' | 'discounts'>

/**
 * Reads what was typed.
 * @returns the lists to save, and by the id of its field what cannot be read
 */
export function readDraft(
  draft: DeliveryDraft,
  code: string,
  language = 'en',
): { change: DeliveryChange; problems: Record<string, string> } {
  const problems: Record<string, string> = {}
  const required = (id: string, value: string, missing: string) => {
    if (value.trim() === '') problems[id] = missing
    return value.trim()
  }
  const amount = (id: string, value: string) => {
    const { amount: read, problem } = readPrice(value, code || noCurrency, language)
    if (problem !== undefined) problems[id] = value.trim() === '' ? shippingTexts.price_missing : problem
    return read ?? 0
  }
  const whole = (id: string, value: string) => {
    if (value.trim() === '') return null
    const { text, problem } = readNumber(value, { decimals: 0, language, units: ['g'] })
    if (problem !== undefined) problems[id] = problem
    return Number(text ?? 0)
  }
  const limit = (id: string, value: string) => {
    const read = whole(id, value)
    if (read === 0) problems[id] ??= shippingTexts.limit_too_small
    return read
  }
  const percent = (id: string, value: string) => {
    const { text, problem } = readNumber(value, {
      decimals: 4,
      language,
      isSmall: true,
      what: 'percentage',
      units: ['%'],
    })
    const isTooMuch = text !== undefined && Number(text) > 100
    if (problem !== undefined || isTooMuch)
      problems[id] =
        value.trim() === '' ? shippingTexts.percent_missing : (problem ?? shippingTexts.percent_too_much)
    return text === undefined || isTooMuch ? 0 : Math.round(Number(text) * ppmPerPercent)
  }
  const optional = (id: string, value: string) => (value.trim() === '' ? null : amount(id, value))
  const change: DeliveryChange = {
    shipping_zones: draft.zones.map((zone, z) => ({
      ...zone,
      title: required(`zone-${z}-title`, zone.title, shippingTexts.name_missing),
      rates: zone.rates.map((rate, r) => ({
        title: required(`zone-${z}-${r}-title`, rate.title, shippingTexts.name_missing),
        amount_minor: amount(`zone-${z}-${r}-amount`, rate.amount),
        min_g: whole(`zone-${z}-${r}-min_g`, rate.min_g),
        max_g: whole(`zone-${z}-${r}-max_g`, rate.max_g),
        min_subtotal_minor: optional(`zone-${z}-${r}-min_subtotal`, rate.min_subtotal),
        max_subtotal_minor: optional(`zone-${z}-${r}-max_subtotal`, rate.max_subtotal),
      })),
    })),
    pickup_rates: draft.pickups.map((pickup, p) => ({
      store: required(`pickup-${p}-store`, pickup.store, shippingTexts.location_missing),
      title: required(`pickup-${p}-title`, pickup.title, shippingTexts.name_missing),
      amount_minor: amount(`pickup-${p}-amount`, pickup.amount),
    })),
    tax_zones: draft.taxes.map((zone, t) => ({
      ...zone,
      title: required(`tax-${t}-title`, zone.title, shippingTexts.name_missing),
      country: required(`tax-${t}-country`, zone.country, shippingTexts.country_missing),
      rates: zone.rates.map(({ percent: value, ...rate }, r) => ({
        ...rate,
        title: required(`tax-${t}-${r}-title`, rate.title, shippingTexts.name_missing),
        tax_class: rate.tax_class.trim() || 'standard',
        ppm: percent(`tax-${t}-${r}-percent`, value),
      })),
    })),
    discounts: draft.discounts.map((row, d) => ({
      code: required(`discount-${d}-code`, row.code, shippingTexts.code_missing),
      kind: row.kind,
      value:
        row.kind === 'percent'
          ? percent(`discount-${d}-value`, row.value)
          : row.kind === 'fixed'
            ? amount(`discount-${d}-value`, row.value)
            : 0,
      min_subtotal_minor: optional(`discount-${d}-min_subtotal`, row.min_subtotal) ?? 0,
      limit_total: limit(`discount-${d}-limit_total`, row.limit_total),
      limit_per_customer: limit(`discount-${d}-limit_per_customer`, row.limit_per_customer),
      starts_at: timeOf(row.starts, row.was.starts_at, 'T00:00:00.000Z'),
      ends_at: timeOf(row.ends, row.was.ends_at, 'T23:59:59.000Z'),
    })),
  }
  for (const [d, { code: typed, starts, ends }] of draft.discounts.entries()) {
    const same = typed.trim().toLowerCase()
    if (same !== '' && draft.discounts.slice(0, d).some((row) => row.code.trim().toLowerCase() === same))
      problems[`discount-${d}-code`] = shippingTexts.code_taken
    if (starts !== '' && ends !== '' && ends < starts)
      problems[`discount-${d}-ends`] = shippingTexts.ends_before_start
  }
  for (const [t, { country, region }] of draft.taxes.entries()) {
    if (regionCode(country, region) === null) problems[`tax-${t}-region`] = shippingTexts.choose_from_list
  }
  for (const [s, store] of draft.stores.entries())
    required(`store-${s}-title`, store.title, shippingTexts.name_missing)
  return { change, problems }
}

const lists: Readonly<Record<string, string>> = {
  shipping_zones: 'zone',
  pickup_rates: 'pickup',
  tax_zones: 'tax',
  discounts: 'discount',
}
const words: Readonly<Record<string, string>> = {
  amount_minor: 'amount',
  min_subtotal_minor: 'min_subtotal',
  max_subtotal_minor: 'max_subtotal',
  ppm: 'percent',
  tax_class: 'class',
  postcode_prefix: 'postcode',
  postcode_prefixes: 'postcodes',
  starts_at: 'starts',
  ends_at: 'ends',
}

/** Returns the id of the field that the call names by its path: `discounts.0.code` is `discount-0-code`. */
export function fieldIdOf(path: string): string {
  const [list = '', index, ...rest] = path.split('.')
  if (!(list in lists) || index === undefined) return path
  // What is wrong with one of several words is told at their field.
  const inner = rest[0] === 'rates' ? [...rest.slice(1, 2), ...rest.slice(2, 3)] : rest.slice(0, 1)
  return [lists[list], index, ...inner.map((part) => words[part] ?? part)].join('-')
}

const timeOf = (day: string, was: string | null, time: string): string | null =>
  day === '' ? null : was?.startsWith(day) ? was : `${day}${time}`
