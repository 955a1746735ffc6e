/** What is typed of an order that staff makes, and what of it is whole enough to be priced or made. */
import type { CartView, Address } from '../schema.ts'
import type { Sellable } from '../orders/handSchema.ts'

export interface HandLineDraft extends Sellable {
  /** The option of each choice that changes no price. */
  chosen: Record<string, string>
  quantity: number
}

export interface HandOrderDraft {
  lines: HandLineDraft[]
  store: string
  email: string
  address: Address
  shippingMethod: string
  discountCode: string
  payment: 'link' | 'later' | 'paid'
  holdDays: number
  sendsLetter: boolean
  note: string
}

export const emptyAddress: Address = { name: '', line1: '', line2: '', city: '', region: '', postcode: '', country: '', phone: '' }

export const emptyOrder: HandOrderDraft = {
  lines: [], store: '', email: '', address: emptyAddress, shippingMethod: '', discountCode: '', payment: 'link', holdDays: 3, sendsLetter: true, note: '',
}

const addressNeeds = { name: 'A delivery needs a name', line1: 'A delivery needs street and number', city: 'A delivery needs a town', country: 'A delivery needs a country' } as const

/** What is missing of an address, by field. */
export function addressProblems(address: Address): Record<string, string> {
  return Object.fromEntries(Object.entries(addressNeeds).filter(([name]) => Object.entries(address).some(([field, value]) => field === name && value.trim() === '')))
}

export const isMail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text.trim())

/** A variant that stands there already grows by one piece. */
export function withVariant(lines: readonly HandLineDraft[], variant: Sellable): HandLineDraft[] {
  const known = lines.find(({ id, chosen }) => id === variant.id && Object.keys(chosen).length === 0)
  if (known) return lines.map((line) => (line === known ? { ...line, quantity: line.quantity + 1 } : line))
  return [...lines, { ...variant, chosen: {}, quantity: 1 }]
}

/** As the calls take it; what is half typed is left out. */
export function draftInput(draft: HandOrderDraft) {
  const code = draft.discountCode.trim()
  return {
    lines: draft.lines.map(({ post_id, value, chosen, quantity }) => ({ post_id, value: { ...value, ...chosen }, quantity })),
    store: draft.store || null,
    email: isMail(draft.email) ? draft.email.trim() : null,
    address: Object.keys(addressProblems(draft.address)).length === 0 ? draft.address : null,
    shipping_method: draft.shippingMethod || null,
    discount_code: code || null,
  }
}

/** The priced item of a line: of the same product with the same choices. */
export function itemOf(line: HandLineDraft, items: CartView['items']): CartView['items'][number] | undefined {
  const value: Record<string, string> = { ...line.value, ...line.chosen }
  return items.find(({ post_id, choices }) => post_id === line.post_id && choices.length === Object.values(value).filter(Boolean).length && choices.every((choice) => value[choice.name] === choice.value))
}

/** What keeps the order from being made, by field. */
export function draftProblems(draft: HandOrderDraft, needsAddress: boolean): Record<string, string> {
  const hasMail = draft.email.trim() !== ''
  return {
    ...(draft.lines.length === 0 && { lines: 'An order needs a product' }),
    ...(hasMail && !isMail(draft.email) && { email: 'This is no e-mail address' }),
    ...(!hasMail && draft.payment === 'link' && draft.sendsLetter && { email: 'The payment link needs an address to go to' }),
    ...(needsAddress && addressProblems(draft.address)),
  }
}
