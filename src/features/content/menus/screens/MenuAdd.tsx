/** Puts a place of the site into a menu by its name: a page, a post, a product, a list, a category. */
import { useId, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { SearchPicker, type Picked } from '#ui/SearchPicker.tsx'
import type { CategoryView, PostList, PostTypeView } from '../../schema.ts'
import { typeTexts } from '../../types/screens/typeTexts.ts'
import { menuScreen } from '../texts/menuScreen.ts'
import { isFoundBy } from '#ui/isFoundBy.ts'
import { common } from '#ui/texts/common.ts'

export interface Place {
  title: string
  url: string
}

/** Pages that every site has. */
const given: readonly Place[] = [
  { title: menuScreen.home, url: '/' },
  { title: common.search, url: '/search' },
  { title: menuScreen.cart, url: '/cart' },
  { title: menuScreen.topics, url: '/p' },
  { title: common.log_in, url: '/login' },
  { title: common.sign_up, url: '/signup' },
]
const most = 10

/** What is published under these words; pages before lists. */
async function findPlaces(keywords: string): Promise<Place[]> {
  const [posts, categories, types] = await Promise.all([
    call<PostList>('GET', '/api/posts', { keywords, status: 'published', limit: most }),
    call<CategoryView[]>('GET', '/api/posts/categories'),
    call<PostTypeView[]>('GET', '/api/types'),
  ])
  const lists = types
    .filter((type) => type.url_pattern !== '')
    .map((type) => ({ title: typeTexts(type.slug, type).many, url: `/t/${type.plural}` }))
  const named = [
    ...given,
    ...lists,
    ...categories
      .filter(({ id }) => id !== '')
      .map(({ title, slug }) => ({ title, url: `/p/category/${slug}` })),
  ]
  const found = [
    ...posts.items.map(({ title, url }) => ({ title, url })),
    ...named.filter(({ title }) => isFoundBy(keywords, [title])),
  ]
  return [
    ...new Map(found.filter(({ url }) => url !== '').map((place) => [place.url, place])).values(),
  ].slice(0, most)
}

export function MenuAdd({ onAdd }: { onAdd: (place: Place) => void }) {
  const [search, titleOf] = useState(placeSearch)[0]
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{menuScreen.add}</label>
      <SearchPicker
        id={id}
        label={menuScreen.add}
        placeholder={menuScreen.find}
        search={search}
        onPick={({ id }) => onAdd({ url: id, title: titleOf(id) })}
      />
    </div>
  )
}

/** A search whose hits show title and URL, and the way from a URL back to its title. */
function placeSearch(): [search: (keywords: string) => Promise<Picked[]>, titleOf: (url: string) => string] {
  const titles = new Map<string, string>()
  async function search(keywords: string): Promise<Picked[]> {
    const places = await findPlaces(keywords)
    for (const { url, title } of places) titles.set(url, title)
    return places.map(({ title, url }) => ({ id: url, title: `${title} · ${url}` }))
  }
  return [search, (url) => titles.get(url) ?? '']
}
