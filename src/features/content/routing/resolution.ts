/** What a path of the site is (docs/architecture.md section 5). */
import type { PageView, PostList } from '../schema.ts'

export interface TermView {
  id: string
  title: string
  slug: string
  /** Stands under the heading of its page; tags have none. */
  description: string
  url: string
  count: number
}

export interface TaxonomyView {
  name: string
  title: string
  is_hierarchical: boolean
  url: string
  terms: TermView[]
}

export type Resolution =
  | { kind: 'static'; view: PageView }
  | { kind: 'redirect'; to: string; code: 301 | 302 | 308; is_external: boolean }
  | { kind: 'post'; view: PageView }
  | { kind: 'taxonomies'; taxonomies: TaxonomyView[] }
  | { kind: 'taxonomy'; taxonomy: TaxonomyView }
  | ({ kind: 'term'; taxonomy: Omit<TaxonomyView, 'terms'>; term: TermView } & PostList)
  | ({
      kind: 'type_listing'
      type: { slug: string; title: string; plural: string; description: string }
    } & PostList)
  | { kind: 'not_found'; message: string }
