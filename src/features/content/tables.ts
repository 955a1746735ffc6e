/**
 * Rows that content owns. `post` is identity, `post_version` is content, `live` is what visitors' queries read
 * (docs/architecture.md section 3).
 */
import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Block } from '#blocks/block.ts'
import type { Post, PostStatus } from './schema.ts'
import type { Json, NullableTimestamp, Timestamp } from '#platform/database/schema.ts'

export interface StoredMeta {
  id: string
  name: string
  value: string
}

export interface PostTable {
  id: string
  type: string
  created_by: string | null
  created_at: Timestamp
  updated_at: Timestamp
  trashed_at: NullableTimestamp
  /** The newest version's number: what a save must be based on. */
  current_number: number
}

export interface PostVersionTable {
  id: string
  post_id: string
  /** 1, 2, 3 … within the post and branch. */
  number: number
  branch: Generated<string>
  locale: Generated<string>
  author_id: string | null
  /** True for the one mutable working draft (autosave) of an author; false for an immutable version. */
  is_working: Generated<boolean>
  based_on: number | null
  title: string
  slug: string
  /** The path below the site: `/journal/oat-glaze`. Empty for types that have no page (menus, snippets). */
  url: string
  description: string
  status: PostStatus
  value: Json<Block[]>
  metas: Json<StoredMeta[]>
  /** The id of a layout post, or null. */
  layout: string | null
  jxt_layout_template: Generated<string>
  category_id: string | null
  tags: string[]
  /** Entries of own taxonomies, by id. */
  terms: Generated<string[]>
  parent_id: string | null
  publish_at: NullableTimestamp
  unpublish_at: NullableTimestamp
  schema_version: Generated<number>
  created_at: Timestamp
}

export interface LiveTable {
  post_id: string
  version_id: string
  type: string
  url: string
  slug: string
  title: string
  description: string
  status: 'published' | 'scheduled' | 'private'
  category_id: string | null
  tags: string[]
  terms: Generated<string[]>
  parent_id: string | null
  created_by: string | null
  /** URL of the lead picture (meta `image`), or null. */
  image: string | null
  publish_at: Timestamp
  unpublish_at: NullableTimestamp
  updated_at: Timestamp
  /** False: search engines are asked not to list it (meta `seo_robots`). */
  is_indexed: Generated<boolean>
  /** Plain text of the blocks, cut at 100,000 characters; feeds the search vector (a generated column). */
  text: string
}

/** A tag of a live post, with what lists ask of it; kept by triggers. */
export interface LiveTagTable {
  tag: string
  post_id: string
  type: string
  url: string
  status: LiveTable['status']
  publish_at: Timestamp
  unpublish_at: NullableTimestamp
}

/** How many published posts without an end there are; kept by triggers, so that lists need not count. */
export interface LiveTallyTable {
  kind: 'type' | 'category' | 'tag'
  /** Id of the category, the tag; of types '' or, for posts without a page, 'unlisted'. */
  key: string
  type: string
  count: number
}

/** Every word of published texts: what mistyped words of a search are put right with. */
export interface SearchWordTable {
  word: string
  /** In how many of the newest texts it stands, 0 to 1; 0 where it is less than one in two hundred. */
  share: Generated<number>
  title_share: Generated<number>
}

/** In which language the stems are that searches read; kept by the job `content.stem_words`. */
export interface SearchLanguageTable {
  /** There is one row. */
  is_only: Generated<boolean>
  /** A text search configuration of PostgreSQL; '' without stems. */
  stemmer: string
}

export interface TaxonomyTable {
  /** `category`, `tag`, or an own name: the {tax_name} of /p/{tax_name}. */
  name: string
  title: string
  is_hierarchical: boolean
}

export interface CategoryTable {
  id: string
  taxonomy: string
  parent_id: string | null
  title: string
  slug: string
  description: Generated<string>
  position: Generated<number>
}

export interface PostTypeTable {
  slug: string
  title: string
  plural: string
  /** Field definitions, URL pattern, default layout, comments on or off. */
  definition: Json<Record<string, unknown>>
  is_system: boolean
  created_at: Timestamp
}

export interface RedirectTable {
  id: string
  from_path: string
  to_path: string
  code: 301 | 302 | 308
  hits: Generated<number>
  created_at: Timestamp
}

/** A URL that was asked for and not found. */
export interface MissingPathTable {
  path: string
  hits: Generated<number>
  first_at: Timestamp
  last_at: Timestamp
  /** The page that led there, where the browser told it; '' otherwise. */
  referrer: Generated<string>
  is_ignored: Generated<boolean>
}

export interface ReferenceTable {
  from_post_id: string
  to_kind: 'post' | 'media' | 'form' | 'token' | 'link' | 'category' | 'tag' | 'category' | 'tag'
  to_id: string
  kind: string
}

export interface SavedViewTable {
  id: string
  user_id: string
  /** The list that it belongs to: `content/recipe`. */
  screen: string
  title: string
  /** The list's state as its URL holds it: `status=draft&sort=title`. */
  query: string
  /** True: everybody who sees the list sees this view. */
  is_shared: boolean
  created_at: Timestamp
}

export interface ComponentErrorTable {
  post_id: string
  version_id: string
  message: string
  times: number
  last_at: Timestamp
}

/** What a removal took away, as it stood. */
export interface RemovedEntries {
  taxonomy: Selectable<TaxonomyTable> | null
  categories: Selectable<CategoryTable>[]
  /** What stood below them. */
  under: { id: string; parent_id: string | null }[]
  versions: { id: string; category_id: string | null; terms: string[]; tags: string[] }[]
  live: { post_id: string; version_id: string; category_id: string | null; terms: string[]; tags: string[] }[]
  redirected: string | null
}

export interface TaxonomyRemovalTable {
  id: string
  removed: ColumnType<RemovedEntries, string, string>
  removed_at: Timestamp
}

/** A window that has a post open in the editor. */
export interface PostPresenceTable {
  post_id: string
  tab: string
  user_id: string
  began_at: Timestamp
  seen_at: Timestamp
  /** One at most for each post. */
  is_writing: Generated<boolean>
  writes_since: NullableTimestamp
  /** Since when this window asks to write. */
  asked_at: NullableTimestamp
  /** When it was told that the other goes on. */
  refused_at: NullableTimestamp
}

/** A link that shows a draft to people without an account. */
export interface PreviewLinkTable {
  id: string
  post_id: string
  made_by: string
  /** SHA-256 of what the link carries. */
  token_hash: Buffer
  version: number
  /** The post as it was when the link was made, without secrets. */
  shown: Json<Post>
  created_at: Timestamp
  ends_at: Timestamp
}

/** What a post was before: versions by id, unsaved drafts as they were. */
export interface Earlier {
  current: string
  live: string | null
  drafts: {
    id: string
    title: string
    description: string
    value: readonly Block[]
    /** Those with words in them; what is of before a release that notes them has none. */
    metas?: readonly { name: string; value: string }[]
  }[]
}

/** Words that somebody replaced in many posts. */
export interface TextReplacementTable {
  id: string
  actor_id: string
  query: Json<{ find: string; replace: string; match_case: boolean; whole_words: boolean }>
  state: 'running' | 'done' | 'undoing' | 'undone'
  made_at: Timestamp
}

export interface TextReplacementPostTable {
  replacement_id: string
  post_id: string
  title: string
  /** The version in which the places were found. */
  version: number
  places: Json<string[]>
  state: 'waiting' | 'changed' | 'left' | 'back' | 'kept'
  /** Why it was left, or kept when the others were taken back. */
  reason: Generated<string>
  /** What leads back. */
  earlier: ColumnType<Earlier | null, string | null | undefined, string | null>
  after_number: number | null
}

declare module '#platform/database/schema.ts' {
  interface Database {
    preview_link: PreviewLinkTable
    post: PostTable
    post_version: PostVersionTable
    live: LiveTable
    live_tag: LiveTagTable
    live_tally: LiveTallyTable
    search_word: SearchWordTable
    search_language: SearchLanguageTable
    taxonomy: TaxonomyTable
    category: CategoryTable
    post_type: PostTypeTable
    redirect: RedirectTable
    missing_path: MissingPathTable
    reference: ReferenceTable
    saved_view: SavedViewTable
    component_error: ComponentErrorTable
    taxonomy_removal: TaxonomyRemovalTable
    post_presence: PostPresenceTable
    text_replacement: TextReplacementTable
    text_replacement_post: TextReplacementPostTable
  }
}
