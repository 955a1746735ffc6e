/** The shapes of content as calls send and answer them: posts, lists, page views, categories, types. */
import { z } from 'zod'
import type { Block } from '#blocks/block.ts'
import type { FieldDefinition } from '#features/forms/index.ts'
import { inPages } from './texts/inPages.ts'

export type PostStatus = 'draft' | 'pending' | 'scheduled' | 'published' | 'private' | 'trash'

/** F-POST-14 What a save may set; `trash` is reached by DELETE only. */
export const savedStatuses = ['draft', 'pending', 'scheduled', 'published', 'private'] as const
export const postStatuses = [...savedStatuses, 'trash'] as const

/** F-POST-02 */
export interface Meta {
  id: string
  name: string
  value: string
  post_id: string
}

/** F-POST-03 The layout post around a post; its blocks wrap the post at a `content-slot` block. */
export interface LayoutPost {
  id: string
  title: string
  value: Block[]
}

/** F-POST-01 A post as SPEC.md section 3 names its fields, and what saving needs beside them. */
export interface Post {
  id: string
  title: string
  description: string
  type: string
  status: PostStatus
  tags: string[]
  /** Entries of own taxonomies, by id. */
  terms: string[]
  url: string
  slug: string
  value: Block[]
  metas: Meta[]
  layout: string | null
  /** The id of the category, or null. */
  category: string | null
  category_slug: string | null
  category_title: string | null
  parent_id: string | null
  created_by: string | null
  activity_id: string | null
  jxt_layout_template: string
  layout_post: LayoutPost | null
  current_user: { id: string; name: string } | null
  /** The number that the next save must carry. */
  version: number
  /** URL of the lead picture, or null. */
  image: string | null
  /** True: these are the unsaved changes of the viewer's own working draft. */
  is_working: boolean
  /** When a planned change takes the place of what visitors read; null where none is planned. */
  planned_change_at: string | null
  publish_at: string | null
  unpublish_at: string | null
  created_at: string
  updated_at: string
  trashed_at: string | null
}

export interface PostSummary {
  id: string
  type: string
  title: string
  description: string
  url: string
  image: string | null
  status: PostStatus
  tags: string[]
  category: string | null
  category_slug: string | null
  category_title: string | null
  parent_id: string | null
  created_by: string | null
  created_by_name: string | null
  version: number
  /** True where saved or unsaved changes wait beside the published version. */
  has_changes: boolean
  publish_at: string | null
  unpublish_at: string | null
  updated_at: string
  trashed_at: string | null
  /** Who writes on it in an editor now; only the dashboard is told. */
  writer?: { name: string; since: string } | null
  /** The date of an entry whose type has one, as it is stored; only lists of one type in the dashboard say it. */
  own_date?: string | null
}

export interface Pagination {
  p: number
  pages: number
  limit: number
  total: number
  /** Where the list goes on and where it came from, for `after` and `before`; null at its ends. Absent on other lists. */
  next?: string | null
  previous?: string | null
}

export function paginationOf(total: number, p: number, limit: number): Pagination {
  return { p, pages: Math.max(1, Math.ceil(total / limit)), limit, total }
}

export interface PostList {
  items: PostSummary[]
  pagination: Pagination
}

/** F-POST-11 A page snippet that fits the page; `error` is for administrators. */
export interface PageSnippet {
  id: string
  title: string
  type: string
  kind: 'blocks' | 'html' | 'component'
  code: string
  blocks: Block[]
  error: string | null
}

/** F-PLUG-02 A post component whose rules fit the page. */
export interface PostComponent {
  id: string
  title: string
  region: 'before' | 'after' | 'editor' | 'layout'
  blocks: Block[]
}

/** The answer of POST /api/posts/view (SPEC.md section 3, "View response"). */
export interface PageView {
  post: Post | null
  blocks: Block[]
  before_page: PageSnippet[]
  after_page: PageSnippet[]
  static_page: PageSnippet[]
  is_static_page: boolean
  post_component_sources: PostComponent[]
  settings: Record<string, unknown>
  /** True where rules hang on who looks: others may get another page, so no cache shares it. */
  is_personal: boolean
}

const line = (maximum: number) => z.string().max(maximum)
const metaName = line(200)
  .min(1)
  .refine((name) => !['__proto__', 'constructor', 'prototype', 'then'].includes(name), {
    error: () => inPages.name_not_allowed,
  })
const metaInput = z.strictObject({
  id: line(64).optional(),
  name: metaName,
  value: z.union([z.string().max(100_000), z.number(), z.boolean()]).transform(String),
  post_id: z.string().optional(),
})
const optionalId = z
  .union([z.uuid(), z.literal('')])
  .nullable()
  .transform((id) => (id === '' ? null : id))

/** POST /api/posts. Only what is sent changes; `version` is the number that the change started from. */
export const savePostInput = z.strictObject({
  id: z.union([z.uuid(), z.literal('new'), z.literal('')]).optional(),
  version: z.int().min(0).optional(),
  type: line(60).optional(),
  title: line(300).optional(),
  description: line(2000).optional(),
  status: z.enum(savedStatuses).optional(),
  tags: z.array(line(80)).max(100).optional(),
  /** Entries of own taxonomies, by id; categories are in `category`, tags in `tags`. */
  terms: z.array(z.uuid()).max(100).optional(),
  url: line(500).optional(),
  slug: line(200).optional(),
  /** The block list; its shape is checked by the document rules, which name the block that does not fit. */
  value: z.array(z.unknown()).optional(),
  // Each of 2,000 variants may have a price, a quantity and a sku of its own.
  metas: z.array(metaInput).max(10_000).optional(),
  layout: optionalId.optional(),
  category: optionalId.optional(),
  parent_id: optionalId.optional(),
  jxt_layout_template: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{0,59}$/)
    .optional(),
  publish_at: z.iso.datetime({ offset: true }).nullable().optional(),
  unpublish_at: z.iso.datetime({ offset: true }).nullable().optional(),
  autosave: z.boolean().optional(),
})
export type SavePostInput = z.input<typeof savePostInput>

/** `-x` turns the order of x round; `newest` and `oldest` go by the time of publication, `updated` is `-edited`. */
export const listSorts = [
  'newest',
  'oldest',
  'updated',
  'title',
  '-title',
  'edited',
  '-edited',
  'created',
  '-created',
] as const
export type ListSort = (typeof listSorts)[number]

export const listInput = z.strictObject({
  type: line(60).optional(),
  status: z.enum([...postStatuses, 'any']).optional(),
  category: line(200).optional(),
  tag: line(80).optional(),
  /** An entry of an own taxonomy. */
  term: z.uuid().optional(),
  created_by: z.union([z.uuid(), z.literal('me')]).optional(),
  keywords: line(200).optional(),
  /** Keyset paging: `next` or (in the dashboard) `previous` of the last answer; `p` is not looked at then. */
  after: line(600).optional(),
  before: line(600).optional(),
  p: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  sort: z.enum(listSorts).default('newest'),
})

/** Categories and layouts in pickers: the 'None' entry comes first (SPEC.md section 3). */
export interface CategoryView {
  id: string
  value: string
  title: string
  slug: string
  taxonomy: string
  parent_id: string | null
  description: string
  count: number
}
export const noneCategory = (): CategoryView => ({
  id: '',
  value: '',
  title: inPages.no_category,
  slug: '',
  taxonomy: 'category',
  parent_id: null,
  description: '',
  count: 0,
})

/** A content type. */
export interface PostTypeDefinition {
  slug: string
  title: string
  plural: string
  /** Stands under the heading of the list of its entries. */
  description: string
  is_system: boolean
  /** `{slug}` is filled in; empty: entries have no page of their own. */
  url_pattern: string
  default_layout: string | null
  has_comments: boolean
  fields: FieldDefinition[]
  statuses: string[]
}

/** As lists show it: with the number of its entries. */
export interface PostTypeView extends PostTypeDefinition {
  count: number
}

/** A version of a post as lists show it: who saved which when. */
export interface VersionSummary {
  number: number
  title: string
  status: string
  author_id: string | null
  author_name: string | null
  created_at: string
  is_current: boolean
  is_live: boolean
}

/** F-ROUTE-05 A URL that visitors asked for and that leads nowhere. */
export interface MissingPath {
  id: string
  path: string
  hits: number
  last_at: string
  referrer: string
  /** The page that visitors may have meant; null where none is like it. */
  suggestion: { title: string; url: string } | null
}

/** What an open editor says of itself (F-EDIT-12). */
export const presenceActs = ['beat', 'ask', 'take', 'hand_over', 'go_on', 'leave'] as const
export type PresenceAct = (typeof presenceActs)[number]

export interface PresentPerson {
  user_id: string
  name: string
  avatar: string | null
  since: string
}

export interface Presence {
  /** Who writes; null where nobody does. */
  writer: (PresentPerson & { is_me: boolean; is_here: boolean; tab: string | null }) | null
  /** Who asks the writer for the page; only the writer is told. */
  asked_by: PresentPerson | null
  /** Others who have it open, the writer left out. */
  others: PresentPerson[]
  /** What became of the caller's own question. */
  question: 'none' | 'asked' | 'refused'
  /** True where this very call made the caller the writer in somebody's place. */
  took_over: boolean
}
