/** The menu of this viewer: the places of the screens, a list for each own content type, and the administrator's own entries. */
import { useCall } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import { menuOf, withOwnEntries, type MenuGroup, type OwnEntry } from './menu.ts'
import { screens } from './routes.ts'

interface TypeRow {
  slug: string
  title: string
  plural: string
  is_system: boolean
}

export function useMenu(): MenuGroup[] {
  const viewer = useViewer()
  const types = useCall<TypeRow[]>('/api/types', undefined, { isOff: !viewer.can('content.list') })
  const own = useCall<{ admin_menu: OwnEntry[] }>(
    '/api/options/subset',
    { name: ['admin_menu'] },
    { isOff: !viewer.can('dashboard.view') },
  )
  return withOwnEntries(
    withTypes(menuOf(screens, viewer.can), types.data ?? []),
    own.data?.admin_menu ?? [],
    viewer.can,
  )
}

/** Own types are after the built-in lists, in the order in which they were made. */
export function withTypes(menu: readonly MenuGroup[], types: readonly TypeRow[]): MenuGroup[] {
  const own = types
    .filter((type) => !type.is_system)
    .map((type, index) => ({
      title: wordsOf(type.plural),
      href: `/user/content/${type.slug}`,
      icon: 'type',
      order: 2 + (index + 1) / 1000,
    }))
  return menu.map((group) =>
    group.name === 'content'
      ? { ...group, items: [...group.items, ...own].toSorted((a, b) => a.order - b.order) }
      : group,
  )
}

function wordsOf(plural: string): string {
  const words = plural.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
