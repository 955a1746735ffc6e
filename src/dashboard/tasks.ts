/** What people look for by its own words, and the part of a screen where it is done: for the search of the dashboard, and loaded with it. */
import type { Capability } from '#platform/operations/capabilities.ts'
import type { Screen } from '#ui/screen.ts'
import type { MenuGroup } from './menu.ts'
import { matchScreen } from './routes.ts'
import { palette } from './texts/palette.ts'
import { common } from '#ui/texts/common.ts'

interface Task {
  title: string
  /** Other words for it. */
  words: string
  /** The screen, and a part of it. */
  href: string
}

const tasks: readonly Task[] = [
  { title: common.shipping, words: palette.words_shipping, href: '/user/shipping#shipping' },
  { title: common.taxes, words: palette.words_taxes, href: '/user/shipping#taxes' },
  {
    title: common.discount_codes,
    words: palette.words_discounts,
    href: '/user/shipping#discounts',
  },
  { title: palette.locations, words: palette.words_locations, href: '/user/shipping#stores' },
  {
    title: common.currency,
    words: palette.words_currency,
    href: '/user/settings/currency',
  },
  {
    title: palette.payment_provider,
    words: palette.words_payment,
    href: '/user/payments',
  },
  {
    title: common.email_templates,
    words: palette.words_emails,
    href: '/user/emails/templates',
  },
  {
    title: palette.site_basics,
    words: palette.words_site,
    href: '/user/settings#site',
  },
  {
    title: palette.home_page_and_menus,
    words: palette.words_home,
    href: '/user/settings#reading',
  },
  {
    title: palette.colours_and_fonts,
    words: palette.words_design,
    href: '/user/settings#design',
  },
  { title: palette.mail_server, words: palette.words_mail, href: '/user/settings#mail' },
]

/** States of entries that people look for by their own words. */
const states: readonly { status: string; title: string; words: string }[] = [
  { status: 'scheduled', title: common.scheduled, words: palette.words_scheduled },
  { status: 'draft', title: palette.drafts, words: palette.words_drafts },
  { status: 'pending', title: palette.waiting_for_review, words: palette.words_pending },
  { status: 'trash', title: palette.trash, words: palette.words_trash },
]

/** The lists of the menu, each by the states of its entries. */
export const stateTasks = (menu: readonly MenuGroup[]): Task[] =>
  menu
    .filter(({ name }) => name === 'content' || name === 'shop')
    .flatMap(({ items }) => items.filter(({ href }) => href.startsWith('/user/content/')))
    .flatMap((list) =>
      states.map(({ status, title, words }) => ({
        title: palette.list_in_state({ list: list.title, state: title }),
        words,
        href: `${list.href}?status=${status}`,
      })),
    )

/** What places of the menu are called otherwise, by where they lead. */
const placeWords: Readonly<Record<string, string>> = {
  '/user/analytics': palette.words_analytics,
  '/user/audit': palette.words_audit,
  '/user/header': palette.words_header,
  '/user/imports': palette.words_imports,
  '/user/media': palette.words_media,
  '/user/redirects': palette.words_redirects,
  '/user/stock': palette.words_stock,
  '/user/theme': palette.words_design,
  '/user/users': palette.words_users,
}

export const wordsOfPlace = (href: string): string => placeWords[href] ?? ''

/** Those whose screens the viewer may open. */
export function tasksFor(screens: readonly Screen[], can: (capability: Capability) => boolean): Task[] {
  return tasks.filter(({ href }) => {
    const match = matchScreen(href.replace(/#.*$/, ''), screens)
    return match !== null && can(match.screen.capability)
  })
}
