/** What is typed of an order that staff makes, and what of it is whole enough to be priced or made. */
import { countryName } from '#blocks/cart/countries.ts'
import { isPostcode } from '#blocks/cart/postcodes.ts'
import { needsRegion, regionCode, regionKind } from '#blocks/cart/regions.ts'
import type { CartView, Address } from '../../schema.ts'
import type { paidBy, Sellable } from '../manualOrderSchema.ts'
import { noCurrency } from '../../pricing/money.ts'
import { readPrice } from '../../pricing/readPrice.ts'
import { manualOrderProblems } from '../texts/manualOrderProblems.ts'

export interface ManualLineDraft extends Sellable {
  /** The option of each choice that changes no price. */
  chosen: Record<string, string>
  quantity: number
  /** What one item costs here, as it was typed; '' asks the shop's price. */
  ownPrice: string
}

/** Something that is no product: wrapping, a repair. */
export interface ManualExtraDraft {
  id: string
  title: string
  price: string
  quantity: number
}

export interface ManualOrderDraft {
  lines: ManualLineDraft[]
  extras: ManualExtraDraft[]
  store: string
  email: string
  address: Address
  shippingMethod: string
  discountCode: string
  /** It is handed over at the counter: nothing is sent. */
  isTakenAlong: boolean
  payment: 'link' | 'later' | 'paid'
  paidBy: (typeof paidBy)[number]
  holdDays: number
  sendsEmail: boolean
  note: string
}

/** A variant with its options, as it is called in the order. */
export const nameOf = ({ title, value }: Sellable) => [title, ...Object.values(value)].join(', ')

export const emptyAddress: Address = {
  name: '',
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
  phone: '',
}

export const emptyOrder: ManualOrderDraft = {
  lines: [],
  extras: [],
  isTakenAlong: false,
  paidBy: 'cash',
  store: '',
  email: '',
  address: emptyAddress,
  shippingMethod: '',
  discountCode: '',
  payment: 'link',
  holdDays: 3,
  sendsEmail: true,
  note: '',
}

const addressNeeds = {
  name: manualOrderProblems.name,
  line1: manualOrderProblems.line1,
  city: manualOrderProblems.city,
  country: manualOrderProblems.country,
} as const

/** What is missing of an address, by field. */
export function addressProblems(address: Address): Record<string, string> {
  const { country, region, postcode } = address
  const gaps = Object.entries(addressNeeds).filter(([name]) =>
    Object.entries(address).some(([field, value]) => field === name && value.trim() === ''),
  )
  const isUnknown = needsRegion(country) ? !regionCode(country, region) : regionCode(country, region) === null
  return {
    ...Object.fromEntries(gaps),
    ...(isUnknown && { region: manualOrderProblems.region({ kind: regionKind(country) }) }),
    ...(!isPostcode(country, postcode) && {
      postcode: manualOrderProblems.postcode({ country: countryName(country) }),
    }),
  }
}

export const isMail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim())

/** A variant that is there already grows by one item. */
export function withVariant(lines: readonly ManualLineDraft[], variant: Sellable): ManualLineDraft[] {
  const known = lines.find(({ id, chosen }) => id === variant.id && Object.keys(chosen).length === 0)
  if (known) return lines.map((line) => (line === known ? { ...line, quantity: line.quantity + 1 } : line))
  return [...lines, { ...variant, chosen: {}, quantity: 1, ownPrice: '' }]
}

/** As the calls take it; what is half typed is left out. */
export function draftInput(draft: ManualOrderDraft, currency: string, language?: string) {
  const code = draft.discountCode.trim()
  return {
    lines: draft.lines.map(({ post_id, value, chosen, quantity, ownPrice }) => {
      const amount = priceOf(ownPrice, currency, language)
      return {
        post_id,
        value: { ...value, ...chosen },
        quantity,
        ...(amount === null ? {} : { unit_minor: amount }),
      }
    }),
    extras: draft.extras.flatMap(({ title, price, quantity }) => {
      const amount = priceOf(price, currency, language)
      return title.trim() === '' || amount === null
        ? []
        : [{ title: title.trim(), unit_minor: amount, quantity }]
    }),
    taken_along: draft.isTakenAlong,
    store: draft.store || null,
    email: isMail(draft.email) ? draft.email.trim() : null,
    address: Object.keys(addressProblems(draft.address)).length === 0 ? draft.address : null,
    shipping_method: draft.shippingMethod || null,
    discount_code: code || null,
  }
}

/** The priced item of a line: of the same product with the same choices. */
export function itemOf(
  line: ManualLineDraft,
  items: CartView['items'],
): CartView['items'][number] | undefined {
  const value: Record<string, string> = { ...line.value, ...line.chosen }
  return items.find(
    ({ post_id, choices }) =>
      post_id === line.post_id &&
      choices.length === Object.values(value).filter(Boolean).length &&
      choices.every((choice) => value[choice.name] === choice.value),
  )
}

/** Null where it is empty or no price. */
export function priceOf(text: string, currency: string, language?: string): number | null {
  return readPrice(text, currency || noCurrency, language).amount ?? null
}

/** What keeps the order from being made, by field. */
export function draftProblems(
  draft: ManualOrderDraft,
  needsAddress: boolean,
  currency: string,
  language?: string,
): Record<string, string | undefined> {
  const hasMail = draft.email.trim() !== ''
  const priceProblem = (text: string) => readPrice(text, currency || noCurrency, language).problem
  const wrong: [field: string, problem: string | undefined][] = [
    ...draft.lines.map(({ ownPrice }, index): [string, string | undefined] => [
      `lines.${index}.unit_minor`,
      ownPrice.trim() === '' ? undefined : priceProblem(ownPrice),
    ]),
    ...draft.extras.flatMap(({ title, price }, index): [string, string | undefined][] => [
      [`extras.${index}.title`, title.trim() === '' ? manualOrderProblems.own_line_name : undefined],
      [
        `extras.${index}.unit_minor`,
        price.trim() === '' ? manualOrderProblems.own_line_price : priceProblem(price),
      ],
    ]),
  ]
  return {
    ...(draft.lines.length + draft.extras.length === 0 && { lines: manualOrderProblems.lines }),
    ...Object.fromEntries(wrong.filter(([, problem]) => problem !== undefined)),
    ...(hasMail && !isMail(draft.email) && { email: manualOrderProblems.email }),
    ...(!hasMail &&
      draft.payment === 'link' &&
      draft.sendsEmail && { email: manualOrderProblems.link_email }),
    ...(needsAddress && addressProblems(draft.address)),
  }
}
