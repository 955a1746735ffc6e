/** The side bar: site, search, groups of places with counts that open and close, who is signed in. */
import { ChevronRight, ExternalLink, LogOut } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { Avatar } from '#ui/Avatar.tsx'
import { avatarText } from '#ui/cardText.ts'
import { useCurrentInView } from '#ui/useCurrentInView.ts'
import { useViewer } from '#ui/viewer.ts'
import { MenuIcon } from './icons.tsx'
import type { MenuGroup, MenuItem } from './menu.ts'
import { useOpenGroups } from './openGroups.ts'
import { signOut } from './signOut.ts'
import type { Counts } from './useCounts.ts'
import { dashboard } from './texts/dashboard.ts'
import { common } from '#ui/texts/common.ts'

const commandKey = /Mac/.test(navigator.userAgent) ? '⌘K' : `${common.ctrl} K`

interface SideBarProps {
  menu: readonly MenuGroup[]
  counts: Counts
  siteName: string
  onPalette: () => void
}

export function SideBar({ menu, counts, siteName, onPalette }: SideBarProps) {
  const viewer = useViewer()
  const [path] = useLocation()
  const groups = useOpenGroups()
  const shortName = avatarText(viewer.name)
  // Where the menu is longer than the window, the place that is shown scrolls into view.
  const places = useCurrentInView<HTMLElement>(`${path} ${menu.length}`)
  return (
    <aside className="side">
      <a className="site" href="/">
        <b>{siteName || dashboard.your_site}</b>
        <span>
          <i>{location.host}</i> <ExternalLink size={12} aria-hidden />
        </span>
      </a>
      <button className="search-button" type="button" onClick={onPalette}>
        <span>{dashboard.search_or_do_anything}</span>
        <kbd>{commandKey}</kbd>
      </button>
      <nav aria-label={dashboard.dashboard} className="places" ref={places}>
        {menu.map((group) => (
          <Group
            key={group.name}
            group={group}
            counts={counts}
            path={path}
            isOpen={groups.isOpen(group.name)}
            onToggle={() => groups.toggle(group.name)}
          />
        ))}
      </nav>
      <div className="me">
        <Link href="/user/profile" className="me-link" data-tip={viewer.name}>
          <Avatar name={viewer.name} picture={viewer.avatar} />
          <span>
            <b>
              <span aria-hidden="true" data-cut={shortName === viewer.name.trim() ? undefined : ''}>
                {shortName}
              </span>
              <span className="hidden">{viewer.name}</span>
            </b>
            <small>{dashboard.role({ role: viewer.role })}</small>
          </span>
        </Link>
        <button
          type="button"
          className="icon-button"
          aria-label={common.sign_out}
          data-tip={common.sign_out}
          onClick={() => void signOut()}
        >
          <LogOut size={16} aria-hidden />
        </button>
      </div>
    </aside>
  )
}

interface GroupProps {
  group: MenuGroup
  counts: Counts
  path: string
  isOpen: boolean
  onToggle: () => void
}

/** A closed group still shows the place where the viewer is, and what waits in it. */
function Group({ group, counts, path, isOpen, onToggle }: GroupProps) {
  const shown = isOpen
    ? group.items
    : group.items.filter((item) => isHere(item, path) || hasNews(item, counts))
  const places = (
    <ul>
      {shown.map((item) => (
        <li key={`${item.href} ${item.title}`}>
          <Place item={item} counts={counts} />
        </li>
      ))}
    </ul>
  )
  if (!group.title) return places
  return (
    <div>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={onToggle}>
          {group.title}
          <ChevronRight size={13} strokeWidth={2.25} aria-hidden />
        </button>
      </h2>
      {places}
    </div>
  )
}

const isHere = (item: MenuItem, path: string): boolean =>
  path === item.href || (item.href !== '/user' && path.startsWith(`${item.href}/`))

function hasNews(item: MenuItem, counts: Counts): boolean {
  const count = item.countKey ? counts[item.countKey] : undefined
  return count !== undefined && count.isNew === true && count.count > 0
}

export function Place({ item, counts }: { item: MenuItem; counts: Counts }) {
  const [path] = useLocation()
  const count = item.countKey ? counts[item.countKey] : undefined
  if (item.isOnSite)
    return (
      <a href={item.href}>
        <MenuIcon name={item.icon} />
        <span>{item.title}</span>
      </a>
    )
  return (
    <Link href={item.href} aria-current={isHere(item, path) ? 'page' : undefined}>
      <MenuIcon name={item.icon} />
      <span>{item.title}</span>
      {count && count.count > 0 && (
        <i className={count.isNew ? 'new' : ''}>
          {count.count}
          {count.isNew && <span className="hidden"> {dashboard.waiting}</span>}
        </i>
      )}
    </Link>
  )
}
