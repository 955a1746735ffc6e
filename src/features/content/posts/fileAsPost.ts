/**
 * A file of the media library as a post of the type media (F-POST-01): the same id, read, listed and changed by the calls of posts.
 * Nothing is stored twice: title, text alternative, status and tags are those of the file, the rest follows from it.
 */
import {
  changeFile,
  fileById,
  listFiles,
  mediaUrl,
  type FileTexts,
  type MediaStatus,
  type OwnedFile,
} from '#features/media/index.ts'
import { namesOf } from '#features/people/index.ts'
import type { Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { problem } from '../problems.ts'
import {
  paginationOf,
  type listInput,
  type Post,
  type PostList,
  type PostStatus,
  type SavePostInput,
} from '../schema.ts'
import type { z } from 'zod'
import { common } from '#ui/texts/common.ts'

type Asking = Platform & { viewer: Viewer }

const statusOfFile: Record<MediaStatus, PostStatus> = {
  active: 'published',
  review: 'pending',
  archived: 'draft',
}
const fileStatuses: readonly MediaStatus[] = ['active', 'review', 'archived']

/** What that file is as a post; null where there is none that the viewer may browse. */
export async function fileAsPost({ db, viewer }: Asking, id: string): Promise<Post | null> {
  if (!viewer.can('media.read')) return null
  const file = await fileById(db, viewer, id)
  return file ? toPost(file) : null
}

function toPost(file: OwnedFile): Post {
  const metas = {
    content_type: file.content_type,
    width: file.width,
    height: file.height,
    bytes: file.bytes,
    folder: file.folder,
    file_name: file.name,
  }
  return {
    ...commonOf(file),
    terms: [],
    slug: '',
    value: [],
    metas: Object.entries(metas).flatMap(([name, value]) =>
      value === null ? [] : [{ id: `${file.id}.${name}`, name, value: String(value), post_id: file.id }],
    ),
    layout: null,
    activity_id: null,
    jxt_layout_template: 'default',
    layout_post: null,
    current_user: null,
    is_working: false,
    planned_change_at: null,
    created_at: file.created_at.toISOString(),
  }
}

function commonOf(file: OwnedFile) {
  const url = mediaUrl(file)
  return {
    id: file.id,
    type: 'media',
    title: file.title,
    description: file.alt,
    url,
    image: url !== '' && file.content_type.startsWith('image/') ? url : null,
    status: file.root === 'private' ? ('private' as const) : statusOfFile[file.status],
    tags: file.tags,
    category: null,
    category_slug: null,
    category_title: null,
    parent_id: null,
    created_by: file.created_by,
    version: 1,
    publish_at: file.created_at.toISOString(),
    unpublish_at: null,
    updated_at: file.created_at.toISOString(),
    trashed_at: null,
  }
}

/** Files as a list of posts, page by page. The caller has checked `media.read`. */
export async function listFilesAsPosts(
  { db, viewer }: Asking,
  query: z.output<typeof listInput>,
): Promise<PostList> {
  const { p, limit, status = 'any', created_by: createdBy, sort, keywords, tag } = query
  const wanted = fileStatuses.find((one) => statusOfFile[one] === status)
  if (status !== 'any' && !wanted) return { items: [], pagination: paginationOf(0, p, limit) }
  const order =
    sort === 'title' || sort === '-title'
      ? sort
      : sort === 'oldest' || sort === 'created' || sort === 'edited'
        ? 'created'
        : '-created'
  const { files, total } = await listFiles(db, viewer, {
    keywords,
    tag,
    status: wanted,
    order,
    p,
    limit,
    createdBy: createdBy === 'me' ? (viewer.id ?? undefined) : createdBy,
  })
  const names = await namesOf(
    db,
    files.flatMap((file) => file.created_by ?? []),
  )
  const items = files.map((file) => ({
    ...commonOf(file),
    created_by_name: (file.created_by && names.get(file.created_by)?.name) || null,
    has_changes: false,
    writer: null,
  }))
  return { items, pagination: paginationOf(total, p, limit) }
}

/**
 * Changes what is said of a file through the call that saves posts; null where the id is no file's.
 * @throws Problem post.file_missing, post.file_fixed, post.file_words (422), media.not_yours (403)
 */
export async function saveFileAsPost(context: Asking, input: SavePostInput): Promise<Post | null> {
  const { db, viewer } = context
  const { id, type, title, description, status, tags, value = [], version: _, autosave, ...others } = input
  const isNew = id === undefined || id === '' || id === 'new'
  if (isNew) {
    if (type === 'media') throw problem('post.file_missing')
    return null
  }
  if ((type !== undefined && type !== 'media') || !(await fileAsPost(context, id))) return null
  const foreign = Object.entries(others).find(
    ([, given]) =>
      given !== undefined && given !== null && given !== '' && !(Array.isArray(given) && given.length === 0),
  )
  if (value.length > 0 || foreign || autosave)
    throw problem('post.file_fixed', { what: foreign?.[0] ?? (value.length > 0 ? 'value' : 'autosave') })
  const fileStatus = fileStatuses.find((one) => statusOfFile[one] === status)
  if (status !== undefined && status !== 'private' && !fileStatus)
    throw problem('post.status_unknown', { type: common.media, status, field: 'status' })
  if (
    (description ?? '').length > 500 ||
    (title ?? '').length > 200 ||
    (title !== undefined && title.trim() === '')
  )
    throw problem('post.file_words')
  if ((tags ?? []).some((tag) => tag.trim() === '' || tag.length > 50) || (tags ?? []).length > 30)
    throw problem('post.file_words')
  const words: FileTexts = { title: title?.trim(), alt: description, status: fileStatus, tags }
  return toPost(await changeFile(db, viewer, id, words))
}
