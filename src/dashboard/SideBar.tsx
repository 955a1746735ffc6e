/** The side bar: site, search, groups of places with counts, who is signed in. */
import { ExternalLink } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { Avatar } from '#ui/Avatar.tsx'
import { useViewer } from '#ui/viewer.ts'
import { MenuIcon } from './icons.tsx'
import type { MenuGroup, MenuItem } from './menu.ts'
import { signOut } from './signOut.ts'
import type { Counts } from './useCounts.ts'

interface SideBarProps {
  menu: readonly MenuGroup[]
  counts: Counts
  siteName: string
  onPalette: () => void
}

export function SideBar({ menu, counts, siteName, onPalette }: SideBarProps) {
  const viewer = useViewer()
  return (
    <aside className="side">
      <a className="site" href="/">
        <b>{siteName || 'Your site'}</b>
        <span>
          {location.host} <ExternalLink size={12} aria-hidden />
        </span>
      </a>
      <button className="search-button" type="button" onClick={onPalette}>
        <span>Search or do anything</span>
        <kbd>{/Mac/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      <nav aria-label="Dashboard" className="places">
        {menu.map((group) => (
          <Group key={group.name} group={group} counts={counts} />
        ))}
      </nav>
      <div className="me">
        <Link href="/user/profile" className="me-link">
          <Avatar name={viewer.name} picture={viewer.avatar} />
          <span>
            <b>{viewer.name}</b>
            <small>{viewer.role.replaceAll('_', ' ')}</small>
          </span>
        </Link>
        <button type="button" className="button small" onClick={() => void signOut()}>
          Sign out
        </button>
      </div>
    </aside>
  )
}

function Group({ group, counts }: { group: MenuGroup; counts: Counts }) {
  const places = (
    <ul>
      {group.items.map((item) => (
        <li key={item.href}>
          <Place item={item} counts={counts} />
        </li>
      ))}
    </ul>
  )
  if (!group.title) return places
  return (
    <div>
      <h2>{group.title}</h2>
      {places}
    </div>
  )
}

export function Place({ item, counts }: { item: MenuItem; counts: Counts }) {
  const [path] = useLocation()
  const count = item.countKey ? counts[item.countKey] : undefined
  const isHere = path === item.href || (item.href !== '/user' && path.startsWith(`${item.href}/`))
  return (
    <Link href={item.href} aria-current={isHere ? 'page' : undefined}>
      <MenuIcon name={item.icon} />
      <span>{item.title}</span>
      {count && count.count > 0 && (
        <i className={count.isNew ? 'new' : ''}>
          {count.count}
          {count.isNew && <span className="hidden"> waiting</span>}
        </i>
      )}
    </Link>
  )
}
