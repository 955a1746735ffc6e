/** A data source answers a block's `needs` on the server; the feature that owns the data provides it. */
import type { Db, Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import type { PageContext } from './block.ts'

export interface SourceContext {
  platform: Platform
  db: Db
  page: PageContext
  query: URLSearchParams
  /** Who asks where no page is drawn (the editor's canvas); absent: pages are drawn for anybody. */
  viewer?: Viewer
  /** The post as this page draws it, which in a preview is a draft that nobody else finds; absent where no page is drawn. */
  post?: { type: string; metas: readonly { name: string; value: string }[] } | null
}

export interface Source {
  /** feature.name, as blocks name it in `needs`. */
  name: string
  /** Returns what the block's view gets as `data`: plain JSON values only. Cached with the page: never personal. */
  run(context: SourceContext, args: Record<string, unknown>): Promise<unknown>
}

export function defineSource(source: Source): Source {
  return source
}
