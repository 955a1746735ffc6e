/** What a save makes of a post: what was sent over what stood there before, and when visitors see it. */
import type { z } from 'zod'
import type { Block } from '#blocks/block.ts'
import { pageHeading } from '#blocks/pageHeading.ts'
import type { Db, Platform } from '#platform/context.ts'
import type { Viewer } from '#platform/viewer.ts'
import { asStored } from '../documents/blockDefinitions.ts'
import { cleanDocument } from '../documents/richText.ts'
import { validateDocument } from '../documents/validate.ts'
import { asSealed, sealedValue } from '../types/secrets.ts'
import { isSecretName } from '../types/typedMetas.ts'
import { problem } from '../problems.ts'
import type { VersionRow } from './readPost.ts'
import type { PostStatus, savePostInput } from '../schema.ts'
import { inKnownSpelling } from '../taxonomies/tags.ts'
import type { StoredMeta } from '../tables.ts'
import { common } from '#ui/texts/common.ts'

export type SaveContext = Platform & { viewer: Viewer }
export type Save = z.output<typeof savePostInput>

export interface Content {
  title: string
  description: string
  value: Block[]
  metas: StoredMeta[]
  layout: string | null
  jxtLayoutTemplate: string
  category: string | null
  tags: string[]
  terms: string[]
  parentId: string | null
}

export async function mergedContent(
  context: Platform,
  db: Db,
  input: Save,
  before: VersionRow | null,
): Promise<Content> {
  const value = input.value
    ? asStored(await cleanDocument(validateDocument(input.value)))
    : (before?.value ?? [])
  return {
    title: titleOf((input.title ?? before?.title ?? '').trim(), value),
    description: input.description ?? before?.description ?? '',
    value,
    metas: input.metas ? mergedMetas(context, input.metas, before?.metas ?? []) : (before?.metas ?? []),
    layout: input.layout === undefined ? (before?.layout ?? null) : input.layout,
    jxtLayoutTemplate: input.jxt_layout_template ?? before?.jxt_layout_template ?? 'default',
    category: input.category === undefined ? (before?.category_id ?? null) : input.category,
    tags: await inKnownSpelling(db, input.tags ? cleanTags(input.tags) : (before?.tags ?? [])),
    terms: input.terms ? [...new Set(input.terms)] : (before?.terms ?? []),
    parentId: input.parent_id === undefined ? (before?.parent_id ?? null) : input.parent_id,
  }
}

/** Nobody has to name what says its name itself. */
const titleOf = (given: string, value: readonly Block[]): string =>
  given !== '' && given !== common.untitled ? given : pageHeading(value) || common.untitled

/**
 * The list of metas replaces the old one; a meta keeps its id from save to save, by id or by name. A secret is listed
 * without its value: an empty one stays as it was, one that is not listed goes.
 */
function mergedMetas(
  context: Platform,
  sent: NonNullable<Save['metas']>,
  before: readonly StoredMeta[],
): StoredMeta[] {
  const idsByName = new Map(before.map((meta) => [meta.name, meta.id]))
  const secrets = new Map(
    before.filter((meta) => isSecretName(meta.name)).map((meta) => [meta.name, meta.value]),
  )
  const byName = new Map<string, StoredMeta>()
  for (const { id, name, value } of sent) {
    if (byName.has(name)) throw problem('post.meta_twice', { name })
    const known = id !== undefined && id !== '' ? id : idsByName.get(name)
    const atRest = !isSecretName(name)
      ? value
      : value === ''
        ? asSealed(context, secrets.get(name) ?? '')
        : sealedValue(context, value)
    byName.set(name, { id: known ?? context.newId(), name, value: atRest })
  }
  return [...byName.values()]
}

function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))]
}

export interface Timing {
  status: Exclude<PostStatus, 'trash'>
  publishAt: Date | null
  unpublishAt: Date | null
}

/** F-POST-14 published with a time to come is scheduled; scheduled with a time that has come is published. */
export function timingOf({ clock }: Platform, input: Save, before: VersionRow | null): Timing {
  const now = clock.now()
  const asDate = (text: string | null | undefined, old: Date | null | undefined) =>
    text === undefined ? (old ?? null) : text === null ? null : new Date(text)
  const wanted = input.status ?? (before?.status === 'trash' ? 'draft' : before?.status) ?? 'draft'
  const publishAt = asDate(input.publish_at, before?.publish_at)
  const unpublishAt = asDate(input.unpublish_at, before?.unpublish_at)
  if (wanted === 'scheduled' && !publishAt) throw problem('post.schedule_missing', { field: 'publish_at' })
  if (publishAt && unpublishAt && unpublishAt <= publishAt)
    throw problem('post.schedule_order', { field: 'unpublish_at' })
  if (wanted !== 'published' && wanted !== 'scheduled') {
    return { status: wanted, publishAt: wanted === 'private' ? (publishAt ?? now) : publishAt, unpublishAt }
  }
  // “Publish now” of a post that waited for its time: the time is now, unless the save says another.
  const isNow =
    wanted === 'published' &&
    input.publish_at === undefined &&
    publishAt !== null &&
    publishAt > now &&
    input.status === 'published'
  const at = isNow ? now : (publishAt ?? now)
  return { status: at > now ? 'scheduled' : 'published', publishAt: at, unpublishAt }
}
