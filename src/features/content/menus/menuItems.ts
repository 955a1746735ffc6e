/** What a menu holds: entries with a title, a safe URL, and entries below them. */
import { z } from 'zod'
import type { MenuItemData } from '#blocks/menu/data.ts'
import { isSafeUrl } from '#blocks/shell/safeUrl.ts'

const item: z.ZodType<MenuItemData> = z.lazy(() =>
  z.object({
    title: z.string().max(200),
    url: z.string().max(500).refine(isSafeUrl).catch(''),
    items: z.array(item).max(50).catch([]),
  }),
)

export const menuItems = z.array(item).max(100)
