/** The shells around a page (reading A-12): `default` with everything, `user` with less around the content. */
import type { PageContext } from '#blocks/block.ts'
import { Picture } from '#ui/Picture.tsx'
import { MenuLinks } from '#blocks/menu/MenuLinks.tsx'
import type { LayoutContext } from './layoutContext.ts'
import { theme } from './texts/theme.ts'
import { common } from '#ui/texts/common.ts'

function Logo({ settings }: Pick<LayoutContext, 'settings'>) {
  return (
    <a className="logo" href="/">
      {settings.site_logo ? (
        <Picture src={settings.site_logo} sizes="12rem" alt={settings.site_name} />
      ) : (
        settings.site_name
      )}
    </a>
  )
}

/** Personal parts are filled in by the visitor runtime: the page is the same bytes for everybody. */
function HeaderTools({ page }: { page: PageContext }) {
  return (
    <div className="header-tools">
      <a className="icon" href="/search" aria-label={common.search}>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-3.8-3.8" />
        </svg>
      </a>
      <a href="/login" data-account="">
        {common.log_in}
      </a>
      <a href="/cart" aria-current={page.path === '/cart' ? 'page' : undefined}>
        {theme.cart} <span className="cart-count" data-cart-count="" hidden />
      </a>
    </div>
  )
}

export function DefaultLayout({ settings, menus, page, children }: LayoutContext) {
  return (
    <>
      <a className="skip" href="#content">
        {theme.skip_to_content}
      </a>
      {settings.announcement ? (
        <section className="announcement" aria-label={theme.announcement}>
          {settings.announcement}
        </section>
      ) : null}
      <header className="site-header">
        <Logo settings={settings} />
        <nav aria-label={theme.main}>
          <MenuLinks items={menus.header.items} path={page.path} />
        </nav>
        <HeaderTools page={page} />
      </header>
      {children}
      <Footer settings={settings} menus={menus} page={page} />
    </>
  )
}

function Footer({ settings, menus, page }: Omit<LayoutContext, 'children'>) {
  return (
    <footer className="site-footer">
      <div className="site-footer-inner">
        <div>
          <p className="footer-name">{settings.site_name}</p>
          {settings.site_email ? (
            <p>
              <a href={`mailto:${settings.site_email}`}>{settings.site_email}</a>
            </p>
          ) : null}
        </div>
        {menus.footer.items.length > 0 ? (
          <nav aria-label={theme.footer}>
            <MenuLinks items={menus.footer.items} path={page.path} />
          </nav>
        ) : null}
      </div>
    </footer>
  )
}

export function UserLayout({ settings, menus, page, children }: LayoutContext) {
  return (
    <>
      <a className="skip" href="#content">
        {theme.skip_to_content}
      </a>
      <header className="site-header">
        <Logo settings={settings} />
        <HeaderTools page={page} />
      </header>
      {children}
      <Footer settings={settings} menus={menus} page={page} />
    </>
  )
}

/** By the post's jxt_layout_template (F-ROUTE-06). */
export const layouts = { default: DefaultLayout, user: UserLayout } as const
