/** The side bar's groups, made from what the screens say of themselves and what the viewer may do. */
import type { Capability } from '#platform/operations/capabilities.ts'
import type { MenuPlace, Screen } from '#ui/screen.ts'

export interface MenuItem {
  title: string
  href: string
  icon: string
  countKey?: string
  order: number
}

export interface MenuGroup {
  name: MenuPlace['group']
  title: string
  items: MenuItem[]
}

const groups = [
  { name: 'top', title: '' },
  { name: 'content', title: 'Content' },
  { name: 'shop', title: 'Shop' },
  { name: 'selling', title: 'How you sell' },
  { name: 'design', title: 'Design' },
  { name: 'site', title: 'Site' },
] as const

/** Groups in their order; a group without a reachable screen is left out. */
export function menuOf(screens: readonly Screen[], can: (capability: Capability) => boolean): MenuGroup[] {
  return groups
    .map(({ name, title }) => ({ name, title, items: screens.flatMap((screen) => itemsOf(screen, name, can)) }))
    .map((group) => ({ ...group, items: group.items.toSorted((a, b) => a.order - b.order) }))
    .filter((group) => group.items.length > 0)
}

function itemsOf(screen: Screen, group: MenuPlace['group'], can: (capability: Capability) => boolean): MenuItem[] {
  if (!can(screen.capability)) return []
  return placesOf(screen)
    .filter((place) => place.group === group && (!place.capability || can(place.capability)))
    .filter((place) => !place.isLeftOutFor || !can(place.isLeftOutFor))
    .map((place) => ({
      title: place.title ?? screen.title,
      href: place.href ?? screen.path,
      icon: place.icon,
      countKey: place.countKey,
      order: place.order,
    }))
}

function placesOf(screen: Screen): readonly MenuPlace[] {
  if (!screen.menu) return []
  return 'group' in screen.menu ? [screen.menu] : screen.menu
}
