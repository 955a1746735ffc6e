/** What people look for by its own words, and the part of a screen where it is done: for the search of the dashboard, and loaded with it. */
import type { Capability } from '#platform/operations/capabilities.ts'
import type { Screen } from '#ui/screen.ts'
import { matchScreen } from './routes.ts'

interface Task {
  title: string
  /** Other words for it. */
  words: string
  /** The screen, and a part of it. */
  href: string
}

const tasks: readonly Task[] = [
  { title: 'Shipping', words: 'delivery postage zone rate carrier free', href: '/user/delivery#delivery' },
  { title: 'Taxes', words: 'tax vat gst sales rate', href: '/user/delivery#taxes' },
  {
    title: 'Discount codes',
    words: 'coupon voucher promotion promo sale percent',
    href: '/user/delivery#discounts',
  },
  { title: 'Locations', words: 'store pickup collection click collect', href: '/user/delivery#stores' },
  { title: 'Currency', words: 'money euro dollar price exchange rate', href: '/user/settings/currency' },
  {
    title: 'Payment provider',
    words: 'stripe card credit key secret checkout transfer',
    href: '/user/payments',
  },
  {
    title: 'Email templates',
    words: 'mail notification order confirmation text email',
    href: '/user/emails/templates',
  },
  {
    title: 'Name, logo and address of the site',
    words: 'title icon favicon domain url language time zone email',
    href: '/user/settings#site',
  },
  {
    title: 'Home page and menus',
    words: 'start front search engines comments reading',
    href: '/user/settings#reading',
  },
  { title: 'Colours and fonts', words: 'design theme colors style', href: '/user/settings#design' },
  { title: 'Mail server', words: 'smtp email sending', href: '/user/settings#mail' },
]

/** Those whose screens the viewer may open. */
export function tasksFor(screens: readonly Screen[], can: (capability: Capability) => boolean): Task[] {
  return tasks.filter(({ href }) => {
    const match = matchScreen(href.replace(/#.*$/, ''), screens)
    return match !== null && can(match.screen.capability)
  })
}
