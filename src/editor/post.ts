/** The post around the blocks, as the editor holds it and sends it. */
import { isRecord } from '#platform/isRecord.ts'
import { type StoredBlock } from './model/serialise.ts'

export interface EditorMeta {
  id?: string
  name: string
  value: string
}

/** What the post panel edits; one unit of change beside the blocks. */
export interface PostFields {
  title: string
  slug: string
  description: string
  status: string
  tags: string[]
  /** Entries of own taxonomies, by id. */
  terms: string[]
  metas: EditorMeta[]
  layout: string | null
  category: string | null
  jxt_layout_template: string
  /** The page that this one is below. */
  parent_id: string | null
  publish_at: string | null
  unpublish_at: string | null
}

/** Types whose pages show the title above the blocks (`Article` and `ProductPost` of the themes). */
export const titledTypes: ReadonlySet<string> = new Set(['post', 'product'])

export interface EditorPost extends PostFields {
  /** null until the first save. */
  id: string | null
  type: string
  url: string
  version: number
  value: StoredBlock[]
  updatedAt: string | null
  /** True: the viewer's own working draft, newer than the saved version. */
  isWorking: boolean
  /** When a planned change takes the place of what visitors read; null where none is planned. */
  changeAt: string | null
}

export function isPost(value: unknown): value is EditorPost {
  return isRecord(value) && 'version' in value && 'isWorking' in value
}

/** Reads what GET /api/posts/{id} or a save answered. @throws Error where it is no post */
export function postFrom(answer: unknown): EditorPost {
  if (!isRecord(answer) || typeof answer.id !== 'string') throw new Error('The server did not answer a post.')
  const text = (key: string): string => (typeof answer[key] === 'string' ? answer[key] : '')
  const orNull = (key: string): string | null => text(key) || null
  const metas = Array.isArray(answer.metas) ? answer.metas : []
  return {
    id: answer.id === 'new' ? null : answer.id,
    type: text('type') || 'page',
    title: text('title'),
    slug: text('slug'),
    description: text('description'),
    status: text('status') || 'draft',
    tags: Array.isArray(answer.tags) ? answer.tags.map(String) : [],
    terms: Array.isArray(answer.terms) ? answer.terms.map(String) : [],
    metas: metas.filter(isRecord).map(({ id, name, value }) => ({
      ...(typeof id === 'string' ? { id } : {}),
      name: String(name ?? ''),
      value: String(value ?? ''),
    })),
    layout: orNull('layout'),
    category: orNull('category'),
    jxt_layout_template: text('jxt_layout_template') || 'default',
    parent_id: orNull('parent_id'),
    publish_at: orNull('publish_at'),
    unpublish_at: orNull('unpublish_at'),
    url: text('url'),
    version: typeof answer.version === 'number' ? answer.version : 0,
    value: Array.isArray(answer.value) ? answer.value.filter(isRecord) : [],
    updatedAt: orNull('updated_at'),
    isWorking: answer.is_working === true,
    changeAt: orNull('planned_change_at'),
  }
}

export function fieldsOf(post: PostFields): PostFields {
  const {
    title,
    slug,
    description,
    status,
    tags,
    terms,
    metas,
    layout,
    category,
    jxt_layout_template,
    parent_id,
    publish_at,
    unpublish_at,
  } = post
  return {
    title,
    slug,
    description,
    status,
    tags,
    terms,
    metas,
    layout,
    category,
    jxt_layout_template,
    parent_id,
    publish_at,
    unpublish_at,
  }
}
