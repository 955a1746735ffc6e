/** Draws a menu. */
import type { ViewProps } from '../block.ts'
import type { MenuData } from './data.ts'
import { MenuLinks } from './MenuLinks.tsx'
import { menu } from './texts/menu.ts'

export default function Menu({
  state,
  data,
  page,
}: ViewProps<{ menu_id: string; label?: string }, MenuData | null>) {
  if (!data) return page.isCanvas ? <p className="empty">{menu.choose_menu}</p> : null
  return (
    <nav className="b-menu" aria-label={state.label || data.title || menu.menu}>
      <MenuLinks items={data.items} path={page.path} />
    </nav>
  )
}
