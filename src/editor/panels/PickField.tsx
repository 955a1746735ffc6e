/** Fields that name something of the site: a product, a form, a menu, an entry of a taxonomy. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { Select } from '#ui/Select.tsx'
import { SearchPicker, type Picked } from '#ui/SearchPicker.tsx'
import { isRecord } from '#platform/isRecord.ts'
import { allPosts } from '#ui/allPosts.ts'
import { choicesFrom, type Choice } from './choices.ts'
import { picks } from './texts/picks.ts'
import { common } from '#ui/texts/common.ts'

type PickedType = 'product' | 'page' | 'form' | 'menu' | 'sniplet' | 'component'

const shownResults = 8

async function findPosts(keywords: string, type: PickedType): Promise<Picked[]> {
  const answer = await call<unknown>('GET', '/api/posts', {
    keywords,
    limit: shownResults,
    type,
  })
  const items = isRecord(answer) && Array.isArray(answer.items) ? answer.items : []
  return items
    .filter(isRecord)
    .flatMap(({ id, title }) =>
      typeof id === 'string' && id !== '' ? [{ id, title: typeof title === 'string' ? title : '' }] : [],
    )
}

/** Types of which there are too many for a list. */
const isSearched = (type: PickedType): type is 'product' | 'page' => type === 'product' || type === 'page'

const searches: Readonly<Record<PickedType, (keywords: string) => Promise<Picked[]>>> = {
  page: (keywords) => findPosts(keywords, 'page'),
  product: (keywords) => findPosts(keywords, 'product'),
  form: (keywords) => findPosts(keywords, 'form'),
  menu: (keywords) => findPosts(keywords, 'menu'),
  sniplet: (keywords) => findPosts(keywords, 'sniplet'),
  component: (keywords) => findPosts(keywords, 'component'),
}

interface PostFieldProps {
  id: string
  label: string
  type: PickedType
  value: string
  onChange(value: string): void
}

/** The id of a post, chosen and shown by its title; a few are chosen from a list, many are searched. */
export function PostField({ id, label, type, value, onChange }: PostFieldProps) {
  const few = useQuery({
    queryKey: ['/api/posts', type, 'to-choose'],
    queryFn: () => allPosts(type),
    enabled: !isSearched(type),
  })
  const named = useQuery({
    queryKey: ['/api/posts', value, 'title'],
    queryFn: () => call<unknown>('GET', `/api/posts/${value}`),
    enabled: isSearched(type) && value !== '',
    retry: false,
  })
  if (!isSearched(type)) {
    const items = few.data ?? []
    return (
      <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{common.none}</option>
        {value !== '' && !items.some((post) => post.id === value) ? (
          <option value={value}>{few.isPending ? '…' : common.removed}</option>
        ) : null}
        {items.map((post) => (
          <option key={post.id} value={post.id}>
            {post.title}
          </option>
        ))}
      </select>
    )
  }
  const title =
    isRecord(named.data) && typeof named.data.title === 'string'
      ? named.data.title
      : named.isError
        ? common.removed
        : '…'
  return (
    <div className="editor-pick">
      {value === '' ? null : (
        <p>
          <b>{title}</b>
          <button type="button" className="link" onClick={() => onChange('')}>
            {common.remove}
          </button>
        </p>
      )}
      <SearchPicker
        id={id}
        label={label}
        placeholder={value === '' ? picks.search_type({ type }) : picks.search_another}
        search={searches[type]}
        onPick={(picked) => onChange(picked.id)}
      />
    </div>
  )
}

/** An entry of one of the site's own taxonomies, by its id. */
export function TermField({
  id,
  none,
  value,
  onChange,
}: {
  id: string
  none: string
  value: string
  onChange(value: string): void
}) {
  const entries = useQuery({
    queryKey: ['/api/posts/categories', 'of-own-taxonomies'],
    queryFn: ownTerms,
  })
  const choices = entries.data ?? []
  return (
    <Select
      id={id}
      value={value}
      placeholder={choices.length === 0 && !entries.isPending ? picks.no_taxonomies : none}
      choices={choices}
      onChange={onChange}
    />
  )
}

async function ownTerms(): Promise<Choice[]> {
  const taxonomies = choicesFrom(await call<unknown>('GET', '/api/taxonomies')).filter(
    ({ value }) => value !== 'category' && value !== 'tag',
  )
  const each = await Promise.all(
    taxonomies.map(async ({ value, title }) => {
      const entries = choicesFrom(await call<unknown>('GET', '/api/posts/categories', { taxonomy: value }))
      return entries
        .filter((entry) => entry.value !== '')
        .map((entry) => ({ value: entry.value, title: `${title}: ${entry.title}` }))
    }),
  )
  return each.flat()
}
