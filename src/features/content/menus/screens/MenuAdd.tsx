/** Puts a place of the site into a menu by its name: a page, a post, a product, a list, a category. */
import { useId, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { SearchPicker, type Picked } from '#ui/SearchPicker.tsx'
import type { CategoryView, PostList } from '../../schema.ts'
import { findSitePlaces, type SitePlace } from '../../routing/screens/sitePlaces.ts'
import { menuScreen } from '../texts/menuScreen.ts'
import { isFoundBy } from '#ui/isFoundBy.ts'

const maxResults = 10
/** As many as the call gives at once. */
const maxPages = 100

/** What is published under these words; pages before lists. Without words, the pages alone, and all lists. */
async function findPlaces(keywords: string): Promise<SitePlace[]> {
  const [posts, categories, places] = await Promise.all([
    call<PostList>('GET', '/api/posts', {
      keywords,
      status: 'published',
      ...(keywords === '' ? { type: 'page', sort: 'title', limit: maxPages } : { limit: maxResults }),
    }),
    call<CategoryView[]>('GET', '/api/posts/categories'),
    findSitePlaces(keywords),
  ])
  const found = [
    ...posts.items.map(({ title, url }) => ({ title, url })),
    ...places,
    ...categories
      .filter(({ id, title }) => id !== '' && isFoundBy(keywords, [title]))
      .map(({ title, slug }) => ({ title, url: `/p/category/${slug}` })),
  ]
  return [
    ...new Map(found.filter(({ url }) => url !== '').map((place) => [place.url, place])).values(),
  ].slice(0, keywords === '' ? undefined : maxResults)
}

export function MenuAdd({ onAdd }: { onAdd: (place: SitePlace) => void }) {
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
