/** The step before payment: whom the order is for, where it goes and how (POST /api/shop/checkout, F-SHOP-10). */
import { type Dispatch, type SetStateAction, useState } from 'react'
import { debounceMs } from '#constants.ts'
import { call, CallError } from '#platform/client/call.ts'
import { messageOf, notify } from '../visitorEvents.ts'
import { countryName, hasPostcodes } from './countries.ts'
import type { Cart } from './data.ts'
import type { CartState } from './useCart.ts'
import { isPostcode } from './postcodes.ts'
import { cart as cartTexts } from './texts/cart.ts'

export interface CheckoutAddress {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
  country: string
  phone: string
}

export interface Details {
  cart: Cart
  email: string | null
  address: Partial<CheckoutAddress> | null
  /** Who picks it up. */
  pickup_name?: string
  /** Of the account's book, to choose from. */
  addresses?: Partial<CheckoutAddress>[]
  /** The shop sends this cart, so that an address may be asked for. */
  delivers?: boolean
  /** Where the shop delivers to; null: everywhere. */
  countries?: string[] | null
  /** The shop lets people order and pay later. */
  manual_payments?: boolean
  /** How, in its own words; several lines. */
  payment_instructions?: string
  /** False: nobody takes cards at the moment. */
  card_payments?: boolean
  payment_method?: 'card' | 'manual'
}

export interface Checkout {
  /** null: not begun. */
  details: Details | null
  isBusy: boolean
  /** The message of each field that was refused. */
  errors: ReadonlyMap<string, string>
  begin(): Promise<void>
  /** Keeps what is typed, after a pause, so that shipping and totals follow. */
  keep(form: HTMLFormElement): void
  /** Takes a discount code, or with null the one that counts away; what is wrong with it is said at its field. */
  applyCode(form: HTMLFormElement | null, code: string | null): Promise<void>
  /** @param shownTotal what the button says, in minor units: another amount is shown before it is paid */
  pay(form: HTMLFormElement, shownTotal: number): Promise<void>
}

export const addressFields: readonly (keyof CheckoutAddress)[] = [
  'name',
  'line1',
  'line2',
  'city',
  'region',
  'postcode',
  'country',
  'phone',
]

interface Kept {
  timer?: ReturnType<typeof setTimeout>
  /** What the server has accepted last. */
  sent: string
  /** The code that the server refused last. */
  refusedCode: string
  /** The email address that the server refused last: the rest is kept without it. */
  refusedEmail: string
}

/** @param cart as it is shown, of which the ways to deliver are chosen, @param control takes each new one */
export function useCheckout(cart: Cart, control: Pick<CartState, 'take' | 'flush' | 'inTurn'>): Checkout {
  const [details, setDetails] = useState<Details | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [kept] = useState<Kept>({ sent: '', refusedCode: '', refusedEmail: '' })
  const { errors, setErrors, fail, failTyped } = useRefusals(kept, control)

  function save(input: Input): Promise<Cart> {
    return control.inTurn(async () => {
      const next = await call<Details>('POST', '/api/shop/checkout', input)
      kept.sent = JSON.stringify(input)
      setDetails(next)
      control.take(next.cart)
      return next.cart
    })
  }
  /** Keeps what is typed. A delivery that this cart is not offered is left out: then the list of what is comes back. */
  async function keepInput(input: Input): Promise<Cart> {
    try {
      return await save(input)
    } catch (cause) {
      if (!(cause instanceof CallError) || cause.code !== 'checkout.delivery_gone') throw cause
      const { shipping_method: _gone, ...rest } = input
      await save(rest)
      throw cause
    }
  }
  /** The same while somebody is still typing: a refused email address keeps nothing else from being kept, for the delivery is priced without it. */
  async function keepTyped(input: Input, form: HTMLFormElement): Promise<void> {
    try {
      await keepInput(input)
    } catch (cause) {
      const why = refusedFields(cause).get('email')
      if (why === undefined || input.email === undefined) return failTyped(cause, form)
      const { email, ...rest } = input
      kept.refusedEmail = email
      setErrors((fieldErrors) => new Map([...fieldErrors, ['email', why]]))
      await keepTyped(rest, form)
    }
  }

  return {
    details,
    isBusy,
    errors,
    async begin() {
      setBusy(true)
      try {
        await control.flush()
        await save({})
      } catch (cause) {
        fail(cause)
      }
      setBusy(false)
    },
    keep(form) {
      clearTimeout(kept.timer)
      // A complaint goes as soon as its cause is gone; no new one comes while somebody is typing.
      const { input: now, errors: still } = readForm(form, asksAddress(form, details, cart))
      const isRefused = now.email !== undefined && now.email === kept.refusedEmail
      setErrors(
        (fieldErrors) =>
          new Map([...fieldErrors].filter(([name]) => still.has(name) || (name === 'email' && isRefused))),
      )
      kept.timer = setTimeout(() => {
        // What is not whole yet is left out: nobody is told of an error while still typing.
        const { input } = readForm(form, asksAddress(form, details, cart))
        // What nobody chose follows the address: only a new choice is sent along.
        if (input.shipping_method === (cart.delivery_gone ? undefined : cart.shipping_method))
          delete input.shipping_method
        if (input.email === kept.refusedEmail) delete input.email
        if (JSON.stringify(input) !== kept.sent) void keepTyped(input, form)
      }, debounceMs)
    },
    async applyCode(form, code) {
      setBusy(true)
      try {
        // The address that was typed a moment ago decides whether this buyer may have the code.
        const email = form && readForm(form, false).input.email
        await save({ ...(email && { email }), discount_code: code })
        setErrors((fieldErrors) => new Map([...fieldErrors].filter(([name]) => name !== 'discount_code')))
      } catch (cause) {
        fail(cause, form)
      }
      setBusy(false)
    },
    async pay(form, shownTotal) {
      clearTimeout(kept.timer)
      const { input: read, errors: wrong } = readForm(form, asksAddress(form, details, cart))
      const code = typedCode(form)
      // A code that was refused already stops nobody: it is not applied, and that is said where it is typed.
      const input = { ...read, ...(code !== '' && code !== kept.refusedCode && { discount_code: code }) }
      setErrors(wrong)
      if (wrong.size > 0) {
        focusFirst(form, wrong)
        return
      }
      setBusy(true)
      try {
        await control.flush()
        const { total_minor } = await keepInput(input)
        if (total_minor !== shownTotal) {
          setBusy(false)
          return notify({
            title: cartTexts.total_changed,
            message: cartTexts.total_changed_more,
            kind: 'info',
          })
        }
        window.location.assign(
          await call<string>('GET', `/api/shop/create-session?total_minor=${total_minor}`),
        )
      } catch (cause) {
        setBusy(false)
        fail(cause, form)
      }
    },
  }
}

interface Refusals {
  /** The message of each field that was refused. */
  errors: ReadonlyMap<string, string>
  setErrors: Dispatch<SetStateAction<ReadonlyMap<string, string>>>
  fail(cause: unknown, form?: HTMLFormElement | null): void
  failTyped(cause: unknown, form: HTMLFormElement): void
}

/** Says what was refused where it is about: at a field, at a line of the cart, or in a notice. */
function useRefusals(kept: Kept, control: Pick<CartState, 'take'>): Refusals {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  /** What was refused while typing is said at its fields, and the focus stays where it is. */
  function failTyped(cause: unknown, form: HTMLFormElement): void {
    const fieldErrors = refusedFields(cause)
    if (fieldErrors.size === 0 || [...fieldErrors.keys()].some((name) => visibleField(form, name) === null))
      return fail(cause)
    setErrors((now) => new Map([...now, ...fieldErrors]))
  }
  /** What was refused is said at its field or line; what has none in a notice. What was typed stays as it is. */
  function fail(cause: unknown, form?: HTMLFormElement | null): void {
    const fieldErrors = refusedFields(cause)
    const why = fieldErrors.get('discount_code')
    const code = form ? typedCode(form) : ''
    if (why && code !== '') {
      kept.refusedCode = code
      fieldErrors.set('discount_code', `${why} ${cartTexts.code_not_applied}`)
    }
    if (fieldErrors.has('email') && form) kept.refusedEmail = readForm(form, false).input.email ?? ''
    setErrors(fieldErrors)
    const isShown = form ? focusFirst(form, fieldErrors) : false
    if (isShown) return
    notify({ title: cartTexts.cart_error, message: messageOf(cause), kind: 'danger' })
    const lines = refusedLines(cause)
    if (lines.size > 0)
      showLines(lines).catch((failure: unknown) =>
        notify({ title: cartTexts.cart_error, message: messageOf(failure), kind: 'danger' }),
      )
  }
  /** The cart as it is now, with what the payment was refused for at its lines. */
  async function showLines(lines: ReadonlyMap<string, string[]>): Promise<void> {
    const now = await call<Cart>('GET', '/api/shop/cart')
    control.take({
      ...now,
      items: now.items.map((item) => ({
        ...item,
        msg: [...new Set([...item.msg, ...(lines.get(item.id) ?? [])])],
      })),
    })
  }

  return { errors, setErrors, fail, failTyped }
}

/** What is picked up needs no address; which way was chosen a moment ago only the form knows. */
export function asksAddress(form: HTMLFormElement | null, details: Details | null, cart: Cart): boolean {
  return (
    details !== null &&
    isSent(form ? new FormData(form).get('shipping_method') : cart.shipping_method, details, cart)
  )
}

/** @param chosen the way to deliver: its id, '' for one that the address decides, null for none yet */
export function isSent(chosen: unknown, details: Details, cart: Cart): boolean {
  const option = cart.shipping_options.find(({ id }) => id === chosen)
  if (option) return !option.is_pickup
  return details.delivers ?? cart.needs_address ?? false
}

/** @returns false where some of it has no field that can be seen: then it is said in a notice too */
function focusFirst(form: HTMLFormElement, wrong: ReadonlyMap<string, string>): boolean {
  const fields = [...wrong.keys()].map((name) => visibleField(form, name))
  fields.find((field) => field !== null)?.focus()
  return fields.length > 0 && !fields.includes(null)
}

function visibleField(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name)
  // Of several radios the first.
  const field = found instanceof RadioNodeList ? found[0] : found
  if (!(field instanceof HTMLElement)) return null
  // A field that is folded away cannot have the focus.
  const fold = field.closest('details')
  if (fold) fold.open = true
  return field.checkVisibility() ? field : null
}

/** A code that is in its field and was not taken yet counts with the payment. */
function typedCode(form: HTMLFormElement): string {
  const field = form.elements.namedItem('discount_code')
  return field instanceof HTMLInputElement ? field.value.trim() : ''
}

/** In the order of the fields: the first of them is where the form goes. */
const missing = () =>
  ({
    name: cartTexts.name_missing,
    line1: cartTexts.line1_missing,
    postcode: cartTexts.postcode_missing,
    city: cartTexts.city_missing,
    region: cartTexts.region_missing,
    country: cartTexts.country_missing,
  }) satisfies Partial<Record<keyof CheckoutAddress, string>>

/** True where the form has a list to choose the region from, and letters do not arrive without it. */
function asksRegion(form: HTMLFormElement): boolean {
  const field = form.elements.namedItem('region')
  return field instanceof HTMLSelectElement && field.required
}

/** What the form sends. */
interface Input {
  email?: string
  address?: Record<string, string>
  shipping_method?: string | null
  pickup_name?: string
  payment_method?: string
  discount_code?: string | null
}

/** Returns what is whole enough for the call, and what is missing in words for people. */
function readForm(
  form: HTMLFormElement,
  needsAddress: boolean,
): { input: Input; errors: Map<string, string> } {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const errors = new Map<string, string>()
  if (!/^\S+@\S+\.\S+$/.test(text('email'))) errors.set('email', cartTexts.email_missing)
  const picker = form.elements.namedItem('pickup_name')
  const isCollected = picker instanceof HTMLInputElement && !picker.closest('[hidden]')
  if (isCollected && text('pickup_name') === '') errors.set('pickup_name', cartTexts.pickup_name_missing)
  const method = data.get('shipping_method')
  if (method === null && form.querySelector('[name="shipping_method"]'))
    errors.set('shipping_method', cartTexts.delivery_missing)
  const country = text('country')
  const isAsked = (name: string) =>
    name === 'postcode' ? hasPostcodes(country) : name !== 'region' || asksRegion(form)
  const gaps = Object.entries(missing()).filter(([name]) => text(name) === '' && isAsked(name))
  if (needsAddress) for (const [name, message] of gaps) errors.set(name, message)
  const isWrong = !isPostcode(country, text('postcode'))
  if (needsAddress && isWrong)
    errors.set(
      'postcode',
      cartTexts.postcode_wrong({
        country: countryName(country),
      }),
    )
  const input = {
    ...(errors.has('email') ? {} : { email: text('email') }),
    // What sending costs shows before the postcode is there.
    ...(needsAddress && gaps.every(([name]) => name === 'postcode')
      ? {
          address: Object.fromEntries(
            addressFields.map((name) => [name, name === 'postcode' && isWrong ? '' : text(name)]),
          ),
        }
      : {}),
    ...(isCollected && text('pickup_name') !== '' && { pickup_name: text('pickup_name') }),
    ...(method === null ? {} : { shipping_method: String(method) || null }),
    ...(data.get('payment_method') ? { payment_method: text('payment_method') } : {}),
  }
  return { input, errors }
}

/** Which field a refusal is about: the server names a field of the address as `address.city`. */
function refusedFields(cause: unknown): Map<string, string> {
  const refused = new Map<string, string>()
  if (!(cause instanceof CallError)) return refused
  const { code, data, message } = cause
  if (code.startsWith('discount.')) return refused.set('discount_code', message)
  if (code === 'checkout.shipping_unavailable') return refused.set('country', message)
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields))
    return refused
  for (const { field, message: words } of data.fields)
    refused.set(String(field).replace(/^address\./, ''), String(words))
  return refused
}

/** Which lines a refusal is about, with what is said of each. */
function refusedLines(cause: unknown): Map<string, string[]> {
  const refused = new Map<string, string[]>()
  if (!(cause instanceof CallError) || cause.code !== 'cart.refused') return refused
  const { data } = cause
  if (typeof data !== 'object' || data === null || !('items' in data) || !Array.isArray(data.items))
    return refused
  for (const { id, msg } of data.items) if (Array.isArray(msg)) refused.set(String(id), msg.map(String))
  return refused
}
