/** What the theme's layouts and templates are given. */
import type { ReactNode } from 'react'
import type { PageContext } from '#blocks/block.ts'
import type { MenuData } from '#blocks/menu/data.ts'

export interface LayoutContext {
  settings: { site_name: string; site_logo: string; site_email: string; announcement: string }
  menus: { header: MenuData; footer: MenuData }
  page: PageContext
  /** `<main id="content">` with the page. */
  children: ReactNode
}
