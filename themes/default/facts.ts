/** What the theme's layouts and templates are given. */
import type { ReactNode } from 'react'
import type { PageFacts } from '#blocks/block.ts'
import type { MenuData } from '#blocks/menu/data.ts'

export interface LayoutFacts {
  settings: { site_name: string; site_logo: string; site_email: string; announcement: string }
  menus: { header: MenuData; footer: MenuData }
  page: PageFacts
  /** `<main id="content">` with the page. */
  children: ReactNode
}
