/** The step before payment: whom the order is for, where it goes and how (POST /api/shop/checkout, F-SHOP-10). */
import { useState } from 'react'
import { debounceMs } from '#constants.ts'
import { call, CallError } from '#platform/client/call.ts'
import { messageOf, notify } from '../visitorEvents.ts'
import type { Cart } from './data.ts'

export interface CheckoutAddress {
  name: string
  line1: string
  line2: string
  city: string
  region: string
  postcode: string
  country: string
}

export interface ShippingOption {
  id: string
  title: string
  amount_minor: number
  is_pickup: boolean
}

interface Details {
  cart: Cart
  email: string | null
  address: Partial<CheckoutAddress> | null
  shipping_options: ShippingOption[]
  shipping_method: string | null
  needs_address: boolean
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
  pay(form: HTMLFormElement): Promise<void>
}

const required: readonly (keyof CheckoutAddress)[] = ['name', 'line1', 'city', 'country']
const fields: readonly (keyof CheckoutAddress)[] = ['name', 'line1', 'line2', 'city', 'region', 'postcode', 'country']

/** @param onCart is told each new cart, @param before is waited for first (changes of the cart that still wait) */
export function useCheckout(onCart: (cart: Cart) => void, before: () => Promise<void>): Checkout {
  const [details, setDetails] = useState<Details | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map())
  const [timer] = useState<{ id?: ReturnType<typeof setTimeout> }>({})

  async function save(input: Record<string, unknown>): Promise<void> {
    const next = await call<Details>('POST', '/api/shop/checkout', input)
    setDetails(next)
    onCart(next.cart)
  }
  const fail = (cause: unknown) => notify({ title: 'Cart Error', message: messageOf(cause), kind: 'danger' })

  return {
    details,
    isBusy,
    errors,
    async begin() {
      setBusy(true)
      try {
        await before()
        await save({})
      } catch (cause) {
        fail(cause)
      }
      setBusy(false)
    },
    keep(form) {
      clearTimeout(timer.id)
      // A complaint goes as soon as its cause is gone; no new one comes while somebody is typing.
      const { errors: still } = readForm(form, details?.needs_address ?? false)
      setErrors((told) => new Map([...told].filter(([name]) => still.has(name))))
      timer.id = setTimeout(() => {
        const { input, errors: wrong } = readForm(form, details?.needs_address ?? false)
        // What is not whole yet is not sent: nobody is told of an error while still typing.
        if (wrong.size === 0) save(input).catch(fail)
      }, debounceMs)
    },
    async pay(form) {
      clearTimeout(timer.id)
      const { input, errors: wrong } = readForm(form, details?.needs_address ?? false)
      setErrors(wrong)
      if (wrong.size > 0) return focusFirst(form, wrong)
      setBusy(true)
      try {
        await save(input)
        window.location.assign(await call<string>('GET', '/api/shop/create-session'))
      } catch (cause) {
        setBusy(false)
        const told = cause instanceof CallError ? refusedFields(cause.data) : new Map<string, string>()
        setErrors(told)
        if (told.size > 0) focusFirst(form, told)
        else fail(cause)
      }
    },
  }
}

function focusFirst(form: HTMLFormElement, wrong: ReadonlyMap<string, string>): void {
  const [name = ''] = wrong.keys()
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}

/** Returns what the call takes, and what is missing in words for people. */
function readForm(form: HTMLFormElement, needsAddress: boolean) {
  const data = new FormData(form)
  const text = (name: string) => String(data.get(name) ?? '').trim()
  const errors = new Map<string, string>()
  if (!/^\S+@\S+\.\S+$/.test(text('email'))) errors.set('email', 'Please give an e-mail address, for the receipt')
  const missing = { name: 'Please give a name', line1: 'Please give street and number', city: 'Please give a town', country: 'Please choose a country' }
  if (needsAddress) {
    for (const name of required) {
      if (text(name) === '' && name in missing) errors.set(name, missing[name === 'name' || name === 'line1' || name === 'city' ? name : 'country'])
    }
  }
  const address = needsAddress ? Object.fromEntries(fields.map((name) => [name, text(name)])) : undefined
  const input = {
    email: text('email'),
    ...(address ? { address } : {}),
    ...(text('shipping_method') ? { shipping_method: text('shipping_method') } : {}),
    ...(form.elements.namedItem('discount_code') ? { discount_code: text('discount_code') || null } : {}),
  }
  return { input, errors }
}

/** The server names a field of the address as `address.city`. */
function refusedFields(data: unknown): Map<string, string> {
  const refused = new Map<string, string>()
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return refused
  for (const { field, message } of data.fields) refused.set(String(field).replace(/^address\./, ''), String(message))
  return refused
}
