/** How a dashboard screen is declared: `src/features/<feature>/screens/<name>.screen.tsx`, default export. */
import type { ComponentType } from 'react'
import type { Capability } from '#platform/operations/capabilities.ts'

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
  /** Where the menu shows it; absent: not in the menu. */
  menu?: { group: 'top' | 'content' | 'shop' | 'site'; icon: string; order: number; countKey?: string }
  component: ComponentType<ScreenProps>
}

export function defineScreen(screen: Screen): Screen {
  return screen
}
