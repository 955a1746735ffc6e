/** Pages that every site has without anybody writing them, and the lists of its content types: what a menu or a link may lead to. */
import { call } from '#platform/client/call.ts'
import { isFoundBy } from '#ui/isFoundBy.ts'
import { common } from '#ui/texts/common.ts'
import type { PostTypeView } from '../../schema.ts'
import { typeTexts } from '../../types/screens/typeTexts.ts'
import { placeNames } from '../texts/sitePlaces.ts'

export interface SitePlace {
  title: string
  url: string
}

/** With other words that people look for them by. */
const given: readonly (SitePlace & { words: string })[] = [
  { title: placeNames.home, url: '/', words: '' },
  { title: common.search, url: '/search', words: placeNames.words_search },
  { title: placeNames.cart, url: '/cart', words: placeNames.words_cart },
  { title: placeNames.topics, url: '/p', words: common.categories },
  { title: common.log_in, url: '/login', words: placeNames.words_log_in },
  { title: common.sign_up, url: '/signup', words: placeNames.words_sign_up },
  { title: placeNames.account, url: '/user', words: placeNames.words_account },
  { title: placeNames.your_order, url: '/order', words: placeNames.words_order },
]

/** Those that are called so. @throws Error where the types cannot be read */
export async function findSitePlaces(keywords: string): Promise<SitePlace[]> {
  const types = await call<PostTypeView[]>('GET', '/api/types')
  const lists = types
    .filter((type) => type.url_pattern !== '')
    .map((type) => ({
      title: typeTexts(type.slug, type).many,
      url: `/t/${type.plural}`,
      words: [type.title, type.slug === 'product' ? placeNames.words_shop : ''].join(' '),
    }))
  return [...lists, ...given]
    .filter(({ title, words }) => isFoundBy(keywords, [title, words]))
    .map(({ title, url }) => ({ title, url }))
}
