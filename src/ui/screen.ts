/** How a dashboard screen is declared: `src/features/<feature>/screens/<name>.screen.tsx`, default export. */
import type { ComponentType } from 'react'
import { checkGuard, type Capability } from '#platform/operations/capabilities.ts'

export interface ScreenProps {
  /** Values of `:name` parts of the path. */
  params: Record<string, string | undefined>
}

export interface Screen {
  /** `/user/orders`, `/user/orders/:id`. */
  path: string
  title: string
  /** What the viewer must hold; else /user/denied. */
  capability: Capability
  /** Where the menu shows it; absent: not in the menu. `href` where the path has `:name` parts. */
  menu?: MenuPlace | readonly MenuPlace[]
  /** The screen fills the window: no side bar, no padding (the editor). */
  isFullScreen?: boolean
  /** The source of what the screen loads first: the page's head names it, so that it is on its way with the shell. */
  chunk?: string
  /** URLs of what the screen shows first: the page's head asks for them before any script is there. */
  asks?(params: ScreenProps['params'], query: URLSearchParams): readonly string[]
  /** `g` and then this letter goes there. */
  key?: string
  /** Loads what the screen shows first; a screen that fills the window is drawn when that is there, once. */
  load?(params: ScreenProps['params']): Promise<unknown>
  /** When the screen is ready: what the dashboard loads ahead of its use waits for it. */
  ready?: Promise<void>
  /** A frame in the screen shows a page of the site: its sheets and fonts are asked for with it. */
  showsSite?: boolean
  component: ComponentType<ScreenProps>
}

export interface MenuPlace {
  group: 'top' | 'content' | 'shop' | 'selling' | 'design' | 'site' | 'system'
  icon: string
  order: number
  /** Which number the menu shows beside it. */
  countKey?: string
  title?: string
  href?: string
  /** Narrower than the screen's own capability. */
  capability?: Capability
  /** Left out for who holds this: the place is reached another way then. */
  isLeftOutFor?: Capability
}

/** @throws Error where the screen is guarded by something that does not exist (F-ROUTE-10) */
export function defineScreen(screen: Screen): Screen {
  checkGuard(screen.capability, screen.path)
  return screen
}
