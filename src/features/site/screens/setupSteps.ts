/** The six steps from an empty site to one that sells, in words and with the way there. */
export interface SetupState {
  name: boolean
  page: boolean
  product: boolean
  payment: boolean
  shipping: boolean
  address: boolean
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
    title: 'Give it a name and a logo',
    text: 'They appear in the header, in emails and in search results.',
    href: '/user/settings#site',
    minutes: 1,
  },
  {
    name: 'page',
    title: 'Publish the first page',
    text: 'A home page is enough to begin with.',
    href: '/user/editor/new?type=page&at=home',
    minutes: 5,
  },
  {
    name: 'product',
    title: 'Publish the first product',
    text: 'A name, a picture, a price.',
    href: '/user/products/new',
    minutes: 3,
  },
  {
    name: 'payment',
    title: 'Take payments',
    text: 'Connect Stripe for cards, or allow paying by arrangement.',
    href: '/user/payments',
    minutes: 5,
  },
  {
    name: 'shipping',
    title: 'Say how orders arrive',
    text: 'A price for parcels, or a place to collect.',
    href: '/user/delivery',
    minutes: 3,
  },
  {
    name: 'address',
    title: 'Set your domain and mail server',
    text: 'So that emails are delivered and their links work.',
    href: '/user/settings#site',
    minutes: 5,
  },
]

export const doneCount = (state: SetupState): number => setupSteps.filter(({ name }) => state[name]).length
