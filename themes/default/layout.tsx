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
      {settings.site_logo && settings.site_logo_dark ? (
        <>
          <Picture className="logo-light" src={settings.site_logo} sizes="12rem" alt={settings.site_name} />
          <Picture
            className="logo-dark"
            src={settings.site_logo_dark}
            sizes="12rem"
            alt={settings.site_name}
          />
        </>
      ) : settings.site_logo ? (
        <Picture src={settings.site_logo} sizes="12rem" alt={settings.site_name} />
      ) : (
        settings.site_name
      )}
    </a>
  )
}

type Settings = LayoutContext['settings']

/** The lines of a sign in the header, 24 by 24. */
const lines = {
  search: 'M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0m16 9-3.8-3.8',
  account: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5a7.5 6.5 0 0 1 15 0',
  cart: 'M6 8h12l1.2 12.5H4.8zM9 8V6.5a3 3 0 0 1 6 0V8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
} as const

function Sign({ name }: { name: keyof typeof lines }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={lines[name]} />
    </svg>
  )
}

const buttonLooks: Readonly<Record<Settings['header_button_look'], string>> = {
  accent: '',
  text: ' button-text',
  outline: ' button-quiet',
}

/** Personal parts are filled in by the visitor runtime: the page is the same bytes for everybody. */
function HeaderTools({ settings, page }: { settings: Settings; page: PageContext }) {
  return (
    <div className="header-tools">
      {settings.header_search ? (
        <a className="icon" href="/search" aria-label={common.search}>
          <Sign name="search" />
        </a>
      ) : null}
      {settings.header_account ? (
        <a className="header-account" href="/login" data-account="">
          {common.log_in}
        </a>
      ) : null}
      {/* A site without a currency sells nothing yet. */}
      {settings.header_cart && page.currency.code ? (
        <a href="/cart" aria-current={page.path === '/cart' ? 'page' : undefined}>
          <Sign name="cart" />
          <span className="header-label">{theme.cart}</span>{' '}
          <span className="cart-count" data-cart-count="" hidden />
        </a>
      ) : null}
      {settings.header_button_text && settings.header_button_url ? (
        <a
          className={`button button-small${buttonLooks[settings.header_button_look]}`}
          href={settings.header_button_url}
        >
          {settings.header_button_text}
        </a>
      ) : null}
    </div>
  )
}

interface MenuProps {
  menu: LayoutContext['menus']['header']
  settings: Settings
  page: PageContext
}

/**
 * The links of the header: a row, and on a phone what the menu button opens, with what the row has no room for there. The links are
 * the same element in both, so that no link is there twice.
 */
function HeaderMenu({ menu, settings, page }: MenuProps) {
  const isEmpty = menu.items.length === 0 && !settings.header_account
  return (
    <>
      <nav id="site-menu" className="site-menu" popover="auto" aria-label={theme.main}>
        <button
          className="menu-close"
          type="button"
          popoverTarget="site-menu"
          popoverTargetAction="hide"
          aria-label={common.close}
        >
          <Sign name="close" />
        </button>
        <MenuLinks items={menu.items} path={page.path} />
        <div className="menu-tools">
          {settings.header_search ? (
            <a href="/search">
              {common.search}
              <Sign name="search" />
            </a>
          ) : null}
          {settings.header_account ? (
            <a href="/login" data-account="">
              <span>{common.log_in}</span>
              <Sign name="account" />
            </a>
          ) : null}
        </div>
      </nav>
      {isEmpty ? null : (
        <button className="menu-open" type="button" popoverTarget="site-menu" aria-label={theme.menu}>
          <Sign name="menu" />
        </button>
      )}
    </>
  )
}

function Announcement({ settings }: { settings: Settings }) {
  const { announcement, announcement_url } = settings
  if (!announcement) return null
  return (
    <section className="announcement" aria-label={theme.announcement}>
      {announcement_url ? <a href={announcement_url}>{announcement}</a> : announcement}
    </section>
  )
}

export function DefaultLayout({ settings, menus, page, children }: LayoutContext) {
  return (
    <>
      <a className="skip" href="#content">
        {theme.skip_to_content}
      </a>
      <Announcement settings={settings} />
      <header
        id="site-header"
        className={`site-header site-header-${settings.header_layout} site-header-${settings.header_position}`}
      >
        <div className="site-header-inner">
          <Logo settings={settings} />
          <HeaderMenu menu={menus.header} settings={settings} page={page} />
          <HeaderTools settings={settings} page={page} />
        </div>
      </header>
      {children}
      <Footer settings={settings} menus={menus} page={page} />
    </>
  )
}

function Footer({ settings, menus, page }: Omit<LayoutContext, 'children'>) {
  if (settings.footer_position === 'hidden') return null
  return (
    <footer className={`site-footer site-footer-${settings.footer_position}`}>
      <div className="site-footer-inner">
        <div>
          <p className="footer-name">{settings.site_name}</p>
          {settings.site_email ? (
            <p>
              <a href={`mailto:${settings.site_email}`}>{settings.site_email}</a>
            </p>
          ) : null}
          {settings.footer_text ? <p className="footer-text">{settings.footer_text}</p> : null}
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
        <div className="site-header-inner">
          <Logo settings={settings} />
          <HeaderTools settings={settings} page={page} />
        </div>
      </header>
      {children}
      <Footer settings={settings} menus={menus} page={page} />
    </>
  )
}

/** By the post's jxt_layout_template (F-ROUTE-06). */
export const layouts = { default: DefaultLayout, user: UserLayout } as const
