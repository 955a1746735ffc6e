/** On phones: four places and a sheet with the rest. */
import { Menu, Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { MenuGroup } from './menu.ts'
import { Place } from './SideBar.tsx'
import { signOut } from './signOut.ts'
import type { Counts } from './useCounts.ts'
import { dashboard } from './texts/dashboard.ts'
import { common } from '#ui/texts/common.ts'

const mainPlaces = [
  '/user',
  '/user/orders',
  '/user/comments',
  '/user/content/page',
  '/user/media',
  '/user/my-orders',
  '/user/profile',
]

export function BottomBar({
  menu,
  counts,
  onPalette,
}: {
  menu: readonly MenuGroup[]
  counts: Counts
  onPalette: () => void
}) {
  const [path] = useLocation()
  // Who has gone to another screen has chosen.
  const [openAt, setOpenAt] = useState<string | null>(null)
  if (openAt !== null && openAt !== path) setOpenAt(null)
  const isOpen = openAt === path
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      opener.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOpen])
  const items = menu.flatMap((group) => group.items)
  const main = mainPlaces.flatMap((href) => items.find((item) => item.href === href) ?? []).slice(0, 4)
  return (
    <div className="bottom">
      {isOpen && (
        <>
          <button type="button" className="scrim" aria-label={common.close} onClick={() => setOpenAt(null)} />
          <div className="sheet" id="more-places">
            <button
              type="button"
              className="search-button"
              onClick={() => {
                setOpenAt(null)
                onPalette()
              }}
            >
              <span>
                <Search size={15} aria-hidden /> {dashboard.search_or_do_anything}
              </span>
            </button>
            <nav aria-label={dashboard.more_places}>
              {menu.map((group) => (
                <div key={group.name}>
                  {group.title && <h2>{group.title}</h2>}
                  <ul>
                    {group.items.map((item) => (
                      <li key={`${item.href} ${item.title}`}>
                        <Place item={item} counts={counts} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
            <div className="row">
              <a className="button" href="/">
                {common.view_site}
              </a>
              <Link className="button" href="/user/profile">
                {common.profile}
              </Link>
              <button type="button" className="button" onClick={() => void signOut()}>
                {common.sign_out}
              </button>
            </div>
          </div>
        </>
      )}
      <nav aria-label={dashboard.main_places} className="tabs">
        {main.map((item) => (
          <Place key={item.href} item={item} counts={counts} />
        ))}
        <button
          ref={opener}
          type="button"
          aria-expanded={isOpen}
          aria-controls="more-places"
          onClick={() => setOpenAt(isOpen ? null : path)}
        >
          <Menu size={18} strokeWidth={1.75} aria-hidden />
          <span>{dashboard.more}</span>
        </button>
      </nav>
    </div>
  )
}
