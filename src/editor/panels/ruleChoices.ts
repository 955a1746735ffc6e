/** What rules may compare with, by their type: the site's own types, categories, tags, pages and stores. */
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import { type Choice, choicesFrom, useChoices } from './choices.ts'
import { visibility } from './texts/visibility.ts'

const statuses: Choice[] = ['published', 'scheduled', 'private', 'draft', 'pending'].map((value) => ({
  value,
  title: visibility.status({ status: value }),
}))

/** Lists that cannot be read leave their rules without offers: values can be typed all the same. */
export function useRuleChoices(): Record<string, Choice[]> {
  const types = useListed('/api/types', (answer) => titled(answer, 'slug'))
  const categories = useListed('/api/posts/categories', (answer) => titled(answer, 'slug'))
  const tags = useListed('/api/tags', (answer) => titled(answer, 'tag', 'tag'))
  const stores = useListed('/api/init', (answer) =>
    isRecord(answer) ? titled(answer.store_locations, 'value') : [],
  )
  const pages = useChoices('/api/posts?limit=100')
  const fields = useListed('/api/types', fieldsOf)
  return {
    post_type: types,
    post_category: categories,
    has_tag: tags,
    store: stores,
    post_id: pages,
    post_parent: pages,
    post_status: statuses,
    has_meta: fields,
  }
}

function useListed(path: string, read: (answer: unknown) => Choice[]): Choice[] {
  const { data } = useQuery({ queryKey: [path], queryFn: () => call<unknown>('GET', path) })
  return read(data)
}

function titled(answer: unknown, key: string, title = 'title'): Choice[] {
  if (!Array.isArray(answer)) return []
  return answer.filter(isRecord).flatMap((one) => {
    const value = one[key]
    return typeof value === 'string' && value !== '' ? [{ value, title: String(one[title] ?? value) }] : []
  })
}

/** The fields of all types: a rule may ask whether a post has one. */
function fieldsOf(answer: unknown): Choice[] {
  const types = Array.isArray(answer) ? answer.filter(isRecord) : []
  const all = types.flatMap((type) =>
    choicesFrom(
      Array.isArray(type.fields)
        ? type.fields.filter(isRecord).map((field) => ({ id: field.name, title: field.title }))
        : [],
    ),
  )
  return [...new Map(all.map((choice) => [choice.value, choice])).values()]
}
