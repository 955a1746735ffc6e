/** Which variant a selection means, and what its options say (F-SHOP-11, reading A-02b). Plain rules, no browser. */
import { formatPrice } from '#ui/price.ts'
import type { OfferData, ProductData, VariantData } from './data.ts'

export type Selection = Record<string, string>

/** The variant of a complete selection, or null. */
export function variantOf(product: ProductData, selection: Selection): VariantData | null {
  return (
    product.variants.find((variant) =>
      product.variant_types.every(({ name }) => variant.selection[name] === selection[name]),
    ) ?? null
  )
}

/** The offer of a variant at a place; without a place, or one that is not named, the general offer. */
export function offerAt(variant: VariantData, store: string | null): OfferData {
  return (store ? variant.stores?.[store] : undefined) ?? variant
}

/** Why an offer cannot be bought, in the specification's words; null: it can. */
export function obstacleOf(offer: OfferData | null): 'Option unavailable' | 'Pricing unavailable' | null {
  if (!offer) return 'Option unavailable'
  if (offer.price_minor === null) return 'Pricing unavailable'
  if (!offer.available || offer.quantity === 0) return 'Option unavailable'
  return null
}

/** What a product shows first: the first variant that can be bought, else the first of all. */
export function firstSelection(product: ProductData, store: string | null): Selection {
  const buyable = product.variants.find((variant) => obstacleOf(offerAt(variant, store)) === null)
  return { ...(buyable ?? product.variants[0])?.selection }
}

export interface OptionFacts {
  /** The price of the variant this option would lead to; null: none. */
  priceText: string | null
  obstacle: string | null
}

/** What an option says before it is chosen: the price it leads to, or why it leads nowhere. */
export function optionFacts(
  product: ProductData,
  selection: Selection,
  type: string,
  value: string,
  store: string | null,
): OptionFacts {
  const variant = variantOf(product, { ...selection, [type]: value })
  const offer = variant ? offerAt(variant, store) : null
  const price = offer?.price_minor ?? null
  return {
    priceText: price === null ? null : formatPrice(price, product.currency),
    obstacle: obstacleOf(offer),
  }
}

/** True where some variant has a price at the store. */
export function isSoldAt(product: ProductData, store: string): boolean {
  return product.variants.some((variant) => offerAt(variant, store).price_minor !== null)
}

/** What other stores have of a variant of which this one has few or none; empty: nothing to say. */
export function elsewhere(product: ProductData, selection: Selection, store: string | null): string {
  const variant = variantOf(product, selection)
  if (!variant || product.stores.length < 2) return ''
  const here = offerAt(variant, store)
  if (obstacleOf(here) === null && (here.quantity === null || here.quantity > 5)) return ''
  const others = product.stores.filter(
    ({ value }) => value !== store && obstacleOf(offerAt(variant, value)) === null,
  )
  return others
    .map(({ value, title }) => `${title} has ${countOf(offerAt(variant, value).quantity)}`)
    .join(', ')
}

function countOf(quantity: number | null): string {
  return quantity === null || quantity >= 9999 ? 'it' : String(quantity)
}

/** A sentence about stock; untracked stock says nothing. */
export function stockSentence(offer: OfferData | null): string {
  if (!offer || obstacleOf(offer)) return ''
  if (offer.quantity === null || offer.quantity >= 9999) return ''
  if (offer.quantity === 1) return 'Last one'
  return offer.quantity <= 5 ? `Only ${offer.quantity} left` : 'In stock'
}
