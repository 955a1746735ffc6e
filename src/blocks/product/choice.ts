/** Which variant a selection means, and what its options say (F-SHOP-11, reading A-02b). Plain rules, no browser. */
import { costText } from '#ui/price.ts'
import type { OfferData, ProductData, VariantData } from './data.ts'
import { product as productTexts } from './texts/product.ts'
import { common } from '#ui/texts/common.ts'

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
export function obstacleOf(offer: OfferData | null): string | null {
  if (!offer) return productTexts.option_unavailable
  if (offer.price_minor === null) return common.pricing_unavailable
  if (!offer.available || offer.quantity === 0) return productTexts.option_unavailable
  return null
}

/** The same of what is chosen of a product: one that has no options has none that is unavailable. */
export function obstacleTo(product: ProductData, offer: OfferData | null): string | null {
  const obstacle = obstacleOf(offer)
  const isUnavailable = obstacle === productTexts.option_unavailable
  return isUnavailable && product.variant_types.length === 0 ? common.sold_out : obstacle
}

/** What a product shows first: the first variant that can be bought, else the first of all. */
export function firstSelection(product: ProductData, store: string | null): Selection {
  const buyable = product.variants.find((variant) => obstacleOf(offerAt(variant, store)) === null)
  return { ...(buyable ?? product.variants[0])?.selection }
}

export interface OptionDetails {
  /** The price of the variant this option would lead to; null: none. */
  priceText: string | null
  obstacle: string | null
}

/** What an option says before it is chosen: the price it leads to, or why it leads nowhere. */
export function optionDetails(
  product: ProductData,
  selection: Selection,
  type: string,
  value: string,
  store: string | null,
): OptionDetails {
  const variant = variantOf(product, { ...selection, [type]: value })
  const offer = variant ? offerAt(variant, store) : null
  const price = offer?.price_minor ?? null
  return {
    priceText: price === null ? null : costText(price, product.currency),
    obstacle: obstacleOf(offer),
  }
}

/** Where a shopper who is bound to no store gets the product: at the store that was chosen if that has it, else at the first that does. */
export function storeWithIt(product: ProductData, chosen: string | null): string | null {
  const has = ({ value }: { value: string }) =>
    product.variants.some((variant) => obstacleOf(offerAt(variant, value)) === null)
  const first = product.stores[0]?.value ?? null
  const found =
    product.stores.find((store) => store.value === chosen && has(store)) ?? product.stores.find(has)
  return found?.value ?? chosen ?? first
}

/** What a store cannot sell of the product, as its name is followed by; '': it has it. */
export function lackAt(product: ProductData, store: string): string {
  const offers = product.variants.map((variant) => offerAt(variant, store))
  if (offers.every(({ price_minor: price }) => price === null)) return ` ${productTexts.not_sold_there}`
  return offers.every((offer) => obstacleOf(offer) !== null) ? ` ${productTexts.sold_out_there}` : ''
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
    .map(({ value, title: store }) => {
      const { quantity } = offerAt(variant, value)
      return quantity === null || quantity >= 9999
        ? productTexts.store_has_it({ store })
        : productTexts.store_has({ store, quantity })
    })
    .join(', ')
}

/** A sentence about stock; untracked stock says nothing. */
export function stockSentence(offer: OfferData | null): string {
  if (!offer || obstacleOf(offer)) return ''
  if (offer.quantity === null || offer.quantity >= 9999) return ''
  if (offer.quantity === 1) return productTexts.last_one
  return offer.quantity <= 5 ? productTexts.few_left({ quantity: offer.quantity }) : productTexts.in_stock
}
