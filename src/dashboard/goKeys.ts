/** Where `g` and a letter lead: loaded with the first such key, and by the list of keys. */
import { screens } from './routes.ts'
import { palette } from './texts/palette.ts'
import { common } from '#ui/texts/common.ts'

/** `g` then the letter goes there. */
export const goKeys: readonly { key: string; title: string; href: string }[] = [
  { key: 't', title: palette.home, href: '/user' },
  { key: 'p', title: common.pages, href: '/user/content/page' },
  { key: 'j', title: palette.posts, href: '/user/content/post' },
  { key: 'm', title: common.media, href: '/user/media' },
  { key: 'c', title: common.comments, href: '/user/comments' },
  { key: 'o', title: common.orders, href: '/user/orders' },
  { key: 'r', title: common.products, href: '/user/content/product' },
  { key: 'a', title: common.analytics, href: '/user/analytics' },
  { key: 'u', title: common.users, href: '/user/users' },
  { key: 's', title: common.settings, href: '/user/settings' },
  ...screens.flatMap((screen) =>
    screen.key ? [{ key: screen.key, title: screen.title, href: screen.path }] : [],
  ),
]
