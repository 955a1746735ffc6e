/** What a theme provides: the layouts around a page's content. Themes live in `themes/<name>/layout.tsx`. */
import type { ComponentType, ReactNode } from 'react'
import type { PageFacts } from '#blocks/block.ts'
import type { MenuData } from '#blocks/menu/data.ts'

export interface ThemeSettings {
  site_name: string
  site_logo: string
  site_email: string
  announcement: string
}

export interface LayoutProps {
  settings: ThemeSettings
  menus: { header: MenuData; footer: MenuData }
  page: PageFacts
  /** `<main id="content">`: the layout puts it between its header and footer. */
  children: ReactNode
}

/** By the post's jxt_layout_template (F-ROUTE-06); `default` stands in for an unknown name. */
export type SiteLayout = Readonly<Record<'default' | 'user', ComponentType<LayoutProps>>>
