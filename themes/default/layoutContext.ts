/** What the theme's layouts and templates are given. */
import type { ReactNode } from 'react'
import type { PageContext } from '#blocks/block.ts'
import type { MenuData } from '#blocks/menu/data.ts'

export interface LayoutContext {
  settings: {
    site_name: string
    site_logo: string
    /** Instead of it on dark pages; '' for none. */
    site_logo_dark: string
    site_email: string
    announcement: string
    /** Where the announcement leads; '' for nowhere. */
    announcement_url: string
    header_layout: 'start' | 'center' | 'end'
    header_position: 'static' | 'sticky' | 'over'
    header_search: boolean
    header_account: boolean
    header_cart: boolean
    /** The button of the header; '' for none. It needs both. */
    header_button_text: string
    header_button_url: string
    header_button_look: 'accent' | 'text' | 'outline'
    footer_position: 'below' | 'over' | 'hidden'
    footer_text: string
  }
  menus: { header: MenuData; footer: MenuData }
  page: PageContext
  /** `<main id="content">` with the page. */
  children: ReactNode
}
