/**
 * The links of a menu. Entries with entries of their own open on demand; where those have some too, they open a panel with a
 * column for each. What opens leads somewhere itself where it has a URL: that link comes first.
 */
import type { MenuItemData } from './data.ts'

interface LinksProps {
  items: readonly MenuItemData[]
  path: string
}

export function MenuLinks({ items, path }: LinksProps) {
  return (
    <ul className="menu">
      {items.map((item) => (
        <li key={item.url + item.title}>
          {item.items.length === 0 ? (
            <MenuLink {...item} path={path} />
          ) : hasColumns(item) ? (
            <details className="menu-more menu-wide" data-enhance="menu">
              <summary>{item.title}</summary>
              <Columns item={item} path={path} />
            </details>
          ) : (
            <details className="menu-more" data-enhance="menu">
              <summary>{item.title}</summary>
              <MenuLinks items={[...ownLink(item), ...item.items]} path={path} />
            </details>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What has nothing below it shares the first column with the entry's own link. */
function Columns({ item, path }: { item: MenuItemData; path: string }) {
  const single = [...ownLink(item), ...item.items.filter(({ items }) => items.length === 0)]
  return (
    <ul className="menu">
      {single.length > 0 ? (
        <li className="menu-column">
          <MenuLinks items={single} path={path} />
        </li>
      ) : null}
      {item.items
        .filter(({ items }) => items.length > 0)
        .map((column) => (
          <li key={column.url + column.title} className="menu-column">
            {leads(column) ? (
              <MenuLink {...column} path={path} isHead />
            ) : (
              <b className="menu-head">{column.title}</b>
            )}
            <MenuLinks items={column.items.map((entry) => ({ ...entry, items: [] }))} path={path} />
          </li>
        ))}
    </ul>
  )
}

function MenuLink({ url, title, path, isHead }: MenuItemData & { path: string; isHead?: boolean }) {
  return (
    <a
      className={isHead ? 'menu-head' : undefined}
      href={url}
      aria-current={url === path ? 'page' : undefined}
    >
      {title}
    </a>
  )
}

const hasColumns = ({ items }: MenuItemData): boolean => items.some((entry) => entry.items.length > 0)

const leads = ({ url }: MenuItemData): boolean => url !== '' && url !== '#'

const ownLink = (item: MenuItemData): MenuItemData[] => (leads(item) ? [{ ...item, items: [] }] : [])
