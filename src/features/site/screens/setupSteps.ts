/** The seven steps from an empty site to one that sells, in words and with the way there. */
import { today } from '../texts/today.ts'
export interface SetupState {
  name: boolean
  page: boolean
  currency: boolean
  product: boolean
  payment: boolean
  shipping: boolean
  domain: boolean
}

interface SetupStep {
  name: keyof SetupState
  title: string
  text: string
  href: string
  minutes: number
}

export const setupSteps: readonly SetupStep[] = [
  {
    name: 'name',
    title: today.step_name,
    text: today.step_name_text,
    href: '/user/settings#site',
    minutes: 1,
  },
  {
    name: 'page',
    title: today.step_page,
    text: today.step_page_text,
    href: '/user/editor/new?type=page&at=home',
    minutes: 5,
  },
  {
    name: 'currency',
    title: today.step_currency,
    text: today.step_currency_text,
    href: '/user/settings/currency',
    minutes: 1,
  },
  {
    name: 'product',
    title: today.step_product,
    text: today.step_product_text,
    href: '/user/products/new',
    minutes: 3,
  },
  {
    name: 'payment',
    title: today.step_payment,
    text: today.step_payment_text,
    href: '/user/payments',
    minutes: 5,
  },
  {
    name: 'shipping',
    title: today.step_shipping,
    text: today.step_shipping_text,
    href: '/user/shipping',
    minutes: 3,
  },
  {
    name: 'domain',
    title: today.step_domain,
    text: today.step_domain_text,
    href: '/user/settings#site',
    minutes: 5,
  },
]

export const doneCount = (state: SetupState): number => setupSteps.filter(({ name }) => state[name]).length
