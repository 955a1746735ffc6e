/** What content calls answer, as schemas: they check the answer and describe it in the API reference. */
import { z } from 'zod'
import type { Block } from '#blocks/block.ts'
import { fieldDefinitions } from '#features/forms/index.ts'
import { postStatuses } from './schema.ts'

const blocks = z.array(z.custom<Block>())
const nullableText = z.string().nullable()
const status = z.enum(postStatuses)

export const metaView = z.object({ id: z.string(), name: z.string(), value: z.string(), post_id: z.string() })
export const layoutView = z.object({ id: z.string(), title: z.string(), value: blocks })

export const postView = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  status,
  tags: z.array(z.string()),
  terms: z.array(z.string()),
  url: z.string(),
  slug: z.string(),
  value: blocks,
  metas: z.array(metaView),
  layout: nullableText,
  category: nullableText,
  category_slug: nullableText,
  category_title: nullableText,
  parent_id: nullableText,
  created_by: nullableText,
  activity_id: nullableText,
  jxt_layout_template: z.string(),
  layout_post: layoutView.nullable(),
  current_user: z.object({ id: z.string(), name: z.string() }).nullable(),
  version: z.number(),
  image: nullableText,
  is_working: z.boolean(),
  planned_change_at: nullableText,
  publish_at: nullableText,
  unpublish_at: nullableText,
  created_at: z.string(),
  updated_at: z.string(),
  trashed_at: nullableText,
})

export const postSummaryView = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  image: nullableText,
  status,
  tags: z.array(z.string()),
  category: nullableText,
  category_slug: nullableText,
  category_title: nullableText,
  parent_id: nullableText,
  created_by: nullableText,
  created_by_name: nullableText,
  version: z.number(),
  has_changes: z.boolean(),
  publish_at: nullableText,
  unpublish_at: nullableText,
  updated_at: z.string(),
  trashed_at: nullableText,
  writer: z.object({ name: z.string(), since: z.string() }).nullable().optional(),
  own_date: nullableText.optional(),
})

export const paginationView = z.object({
  p: z.number(),
  pages: z.number(),
  limit: z.number(),
  total: z.number(),
  next: nullableText.optional(),
  previous: nullableText.optional(),
})
export const postListView = z.object({ items: z.array(postSummaryView), pagination: paginationView })

export const snippetView = z.object({
  id: z.string(),
  title: z.string(),
  type: z.string(),
  kind: z.enum(['blocks', 'html', 'component']),
  code: z.string(),
  blocks,
  error: nullableText,
})

export const componentView = z.object({
  id: z.string(),
  title: z.string(),
  region: z.enum(['before', 'after', 'editor', 'layout']),
  blocks,
})

export const categoryView = z.object({
  id: z.string(),
  value: z.string(),
  title: z.string(),
  slug: z.string(),
  taxonomy: z.string(),
  parent_id: nullableText,
  description: z.string(),
  count: z.number(),
})

export const typeView = z.object({
  slug: z.string(),
  title: z.string(),
  plural: z.string(),
  description: z.string(),
  is_system: z.boolean(),
  url_pattern: z.string(),
  default_layout: nullableText,
  has_comments: z.boolean(),
  fields: fieldDefinitions,
  statuses: z.array(z.string()),
  count: z.number(),
})

/** A post that uses something, and where it is in it. */
export const useView = z.object({
  post_id: z.string(),
  title: z.string(),
  type: z.string(),
  url: z.string(),
  kinds: z.array(z.string()),
  is_live: z.boolean(),
})

export const redirectView = z.object({
  id: z.string(),
  from_path: z.string(),
  to_path: z.string(),
  code: z.number(),
  hits: z.number(),
})

export const curUserView = z
  .object({ id: z.string(), name: z.string(), avatar: nullableText, role: z.string(), can_edit: z.boolean() })
  .nullable()

export const pageViewView = z.object({
  post: postView.nullable(),
  blocks,
  before_page: z.array(snippetView),
  after_page: z.array(snippetView),
  static_page: z.array(snippetView),
  is_static_page: z.boolean(),
  post_component_sources: z.array(componentView),
  settings: z.record(z.string(), z.unknown()),
  is_personal: z.boolean(),
  cur_user: curUserView,
  redirect: z.object({ to: z.string(), code: z.number(), is_external: z.boolean() }).nullable(),
  /** Taxonomies, entries and lists by type, as resolved. */
  listing: z.record(z.string(), z.unknown()).nullable(),
})
