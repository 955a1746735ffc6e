/** The post that a menu is: its entries read from it, and what saves them. */
import { call } from '#platform/client/call.ts'
import type { MenuEntry } from '../menuRows.ts'
import type { Post } from '../../schema.ts'

/** Saves a menu, or makes it where there is none yet. */
export function saveMenu(
  post: Pick<Post, 'id' | 'version' | 'metas'> | null,
  title: string,
  items: readonly MenuEntry[],
): Promise<Post> {
  const others = post?.metas.filter(({ name }) => name !== 'items') ?? []
  return call<Post>('POST', '/api/posts', {
    ...(post ? { id: post.id, version: post.version } : { type: 'menu' }),
    title,
    status: 'published',
    metas: [
      ...others.map(({ name, value }) => ({ name, value })),
      { name: 'items', value: JSON.stringify(items) },
    ],
  })
}

export function entriesOf(post: Pick<Post, 'metas'>): MenuEntry[] {
  try {
    const parsed: unknown = JSON.parse(post.metas.find(({ name }) => name === 'items')?.value ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isEntry) : []
  } catch {
    // A meta that is no JSON holds no entries.
    return []
  }
}

function isEntry(value: unknown): value is MenuEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'title' in value &&
    typeof value.title === 'string' &&
    'url' in value &&
    typeof value.url === 'string' &&
    (!('items' in value) || (Array.isArray(value.items) && value.items.every(isEntry)))
  )
}
