/** The side bar's groups, made from what the screens say of themselves and what the viewer may do. */
import type { Capability } from '#platform/operations/capabilities.ts'
import type { MenuPlace, Screen } from '#ui/screen.ts'
import { matchScreen } from './routes.ts'
import { dashboard } from './texts/dashboard.ts'
import { common } from '#ui/texts/common.ts'

export interface MenuItem {
  title: string
  href: string
  icon: string
  countKey?: string
  order: number
  /** True: a page of the site, outside the dashboard. */
  isOnSite?: boolean
}

export interface MenuGroup {
  name: MenuPlace['group'] | 'own'
  title: string
  items: MenuItem[]
}

const groups = [
  { name: 'top', title: '' },
  { name: 'content', title: common.content },
  { name: 'shop', title: common.shop },
  { name: 'selling', title: dashboard.sales_settings },
  { name: 'design', title: dashboard.design },
  { name: 'site', title: common.site },
  { name: 'system', title: dashboard.system },
] as const

/** Groups in their order; a group without a reachable screen is left out. */
export function menuOf(screens: readonly Screen[], can: (capability: Capability) => boolean): MenuGroup[] {
  return groups
    .map(({ name, title }) => ({
      name,
      title,
      items: screens.flatMap((screen) => itemsOf(screen, name, can)),
    }))
    .map((group) => ({ ...group, items: group.items.toSorted((a, b) => a.order - b.order) }))
    .filter((group) => group.items.length > 0)
}

function itemsOf(
  screen: Screen,
  group: MenuPlace['group'],
  can: (capability: Capability) => boolean,
): MenuItem[] {
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

/** An entry of the setting `admin_menu`. */
export interface OwnEntry {
  title: string
  path: string
  icon: string
}

/** The administrator's own entries as the last group (F-OPT-04); who may not open a screen is not offered it. */
export function withOwnEntries(
  menu: readonly MenuGroup[],
  entries: readonly OwnEntry[],
  can: (capability: Capability) => boolean,
): MenuGroup[] {
  const items = entries.flatMap(({ title, path, icon }, order): MenuItem[] => {
    const isOnSite = !/^\/user(?:[/?#]|$)/.test(path)
    const match = isOnSite ? null : matchScreen(path.replace(/[?#].*$/, ''))
    return match && !can(match.screen.capability)
      ? []
      : [{ title, href: path, icon: icon || 'link', order, isOnSite }]
  })
  return items.length > 0 ? [...menu, { name: 'own', title: dashboard.shortcuts, items }] : [...menu]
}

function placesOf(screen: Screen): readonly MenuPlace[] {
  if (!screen.menu) return []
  return 'group' in screen.menu ? [screen.menu] : screen.menu
}
