/** What every page of the site shows: its settings and menus. */
import type { PageContext } from '#blocks/block.ts'
import type { MenuData } from '#blocks/menu/data.ts'
import { currencySymbol, headerNames, readSettings, readSiteUrl } from '#features/settings/index.ts'
import { themeNamed } from '#features/theme/index.ts'
import type { Platform } from '#platform/context.ts'
import { cached } from '#platform/database/cached.ts'
import { ownFiles } from '#platform/http/securityHeaders.ts'
import { sources } from './sources.ts'
import type { LayoutContext } from '#themes/default/layoutContext.ts'
import type { SharedStyle } from '#blocks/shell/sharedStyles.ts'
import { ownFontsWorn, type OwnFont } from '#ui/siteFonts.ts'
import { decimalsOf } from '#ui/currencyDecimals.ts'

type ThemeSettings = LayoutContext['settings']
export type SiteMenus = LayoutContext['menus']

export interface SiteContext extends ThemeSettings {
  origin: string
  /** Where the pages' own scripts and sheets come from, as a content security policy names it. */
  files: string
  currency: PageContext['currency']
  /** BCP 47 */
  language: string
  timeZone: string
  /** URL of the icon; '' for none. */
  icon: string
  /** False: search engines are asked to stay away from every page. */
  isListed: boolean
  /** The folder of its theme. */
  theme: string
  /** Design values over those of the default theme: first the theme's, then the owner's. */
  tokens: Record<string, string>
  /** The fonts that the owner uploaded and pages wear. */
  ownFonts: readonly OwnFont[]
  sharedStyles: readonly SharedStyle[]
  homePostId: string
  menuIds: { header: string; footer: string }
}

const names = [
  ...headerNames,
  'site_name',
  'site_email',
  'site_icon',
  'search_engines',
  'currency',
  'site_language',
  'time_zone',
  'site_theme',
  'theme_tokens',
  'own_fonts',
  'shared_styles',
  'header_menu_id',
  'footer_menu_id',
  'home_post_id',
] as const

/** The settings that pages show. */
export const siteContext = cached(readSiteContext)

async function readSiteContext(platform: Platform): Promise<SiteContext> {
  const [values, origin] = await Promise.all([
    readSettings(platform.db, [...names]),
    readSiteUrl(platform, platform.db),
  ])
  const {
    site_icon,
    search_engines,
    currency,
    site_language,
    time_zone,
    site_theme,
    theme_tokens,
    own_fonts,
    shared_styles,
    logo_height,
    header_menu_id,
    footer_menu_id,
    home_post_id,
    ...shown
  } = values
  const { name, tokens } = themeNamed(site_theme)
  return {
    ...shown,
    origin,
    files: ownFiles(platform.config),
    currency: { code: currency || null, symbol: currencySymbol(currency), exponent: decimalsOf(currency) },
    language: site_language,
    timeZone: time_zone || 'UTC',
    icon: site_icon,
    isListed: search_engines,
    theme: name,
    tokens:
      logo_height === 36
        ? { ...tokens, ...theme_tokens }
        : { ...tokens, ...theme_tokens, 'logo-height': `${logo_height / 16}rem` },
    ownFonts: ownFontsWorn(theme_tokens, own_fonts),
    sharedStyles: shared_styles,
    homePostId: home_post_id,
    menuIds: { header: header_menu_id, footer: footer_menu_id },
  }
}

const emptyMenu: MenuData = { id: null, title: '', items: [] }

/** The menus of the header and footer; a menu that is missing is empty. They are the same on every page. */
export const siteMenus = cached(readMenus)

async function readMenus(platform: Platform): Promise<SiteMenus> {
  const site = await siteContext(platform)
  const source = sources.get('content.menu')
  const page: PageContext = {
    path: '/',
    postId: null,
    title: '',
    siteName: site.site_name,
    currency: site.currency,
    timeZone: site.timeZone,
    isCanvas: false,
    isPreview: false,
  }
  async function menu(id: string): Promise<MenuData> {
    if (!source || !id) return emptyMenu
    const answer = await source.run({ platform, db: platform.db, page, query: new URLSearchParams() }, { id })
    return isMenu(answer) ? answer : emptyMenu
  }
  const [header, footer] = await Promise.all([menu(site.menuIds.header), menu(site.menuIds.footer)])
  return { header, footer }
}

function isMenu(value: unknown): value is MenuData {
  return typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items)
}
