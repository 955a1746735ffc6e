/** The links of a menu; entries with entries of their own open on demand, and come first among those where they lead somewhere. */
import type { MenuItemData } from './data.ts'

export function MenuLinks({ items, path }: { items: MenuItemData[]; path: string }) {
  return (
    <ul className="menu">
      {items.map((item) => (
        <li key={item.url + item.title}>
          {item.items.length > 0 ? (
            <details className="menu-more">
              <summary>{item.title}</summary>
              <MenuLinks items={withParent(item)} path={path} />
            </details>
          ) : (
            <a href={item.url} aria-current={item.url === path ? 'page' : undefined}>
              {item.title}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

const withParent = ({ title, url, items }: MenuItemData): MenuItemData[] =>
  url === '' || url === '#' ? items : [{ title, url, items: [] }, ...items]
