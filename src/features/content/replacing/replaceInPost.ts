/**
 * Words replaced in one post, or taken back there. What visitors read gets the change and stays live, a draft stays a draft; a
 * change that waits beside the live page, and what authors have not saved yet, get it too and go on from the new version.
 */
import type { Selectable, Transaction } from 'kysely'
import { placesIn, withReplaced, type WordQuery } from '#blocks/findWords.ts'
import type { Block } from '#blocks/block.ts'
import type { Database } from '#platform/database/schema.ts'
import { asPresent } from '../documents/blockDefinitions.ts'
import { type VersionRow, versions } from '../posts/readPost.ts'
import { lockedRow, savePostIn, type SaveContext } from '../posts/savePost.ts'
import { typeOf } from '../types/postTypes.ts'
import { isSecretName } from '../types/typedMetas.ts'
import { writersOf } from '../versions/presence.ts'
import type { SavePostInput } from '../schema.ts'
import type { Earlier, PostVersionTable, StoredMeta } from '../tables.ts'
import { wordMetas, type WordMeta, type WrittenType } from './metaTexts.ts'
import { type Reading, textsOf, type Written, withTexts } from './postTexts.ts'
import { replacing } from './texts/replacing.ts'

type Trx = Transaction<Database>
type Draft = Selectable<PostVersionTable>

export interface Outcome {
  /** '' where the post was changed. */
  reason: string
  places: number
  earlier: Earlier | null
  afterNumber: number | null
}

const left = (reason: string): Outcome => ({ reason, places: 0, earlier: null, afterNumber: null })

interface ReplaceRequest {
  id: string
  /** The version in which the places were found. */
  version: number
  /** `path#nth` */
  places: readonly string[]
}

/** @throws Problem where the save is refused */
export async function replaceInPost(
  context: SaveContext,
  { id, version, places }: ReplaceRequest,
  query: WordQuery,
  by: string,
): Promise<Outcome> {
  return context.transaction(async (db) => {
    const row = await lockedRow(context, db, id)
    const reading = { mayDesign: context.viewer.can('posts.design'), type: await typeOf(db, row.type) }
    const { type } = reading
    const busy = await writerOf(context, db, id)
    if (busy !== null) return left(busy)
    if (row.current_number !== version) return left(replacing.changed_since)
    const chosen = chosenIn(writtenOf(row, type), reading, query, places)
    if (chosen.count === 0) return left(replacing.changed_since)
    const change = (written: Written) => replacedIn(written, { reading, query, by, chosen })
    const apart = await liveApart(db, row)
    if (apart && apart.url !== row.url) return left(replacing.has_other_url)
    const drafts = await draftsOf(db, id)
    const after = await saveBoth(context, db, row, {
      live: apart && { row: apart, written: change(writtenOf(apart, type)) },
      current: { row, written: change(writtenOf(row, type)) },
    })
    const kept = await putDrafts(
      db,
      drafts.map((draft) => written(draft, change(writtenOf(draft, type)))),
      { from: row.current_number, to: after, id },
    )
    return {
      reason: '',
      places: chosen.count,
      earlier: {
        current: row.version_id,
        live: apart?.version_id ?? null,
        drafts: drafts.map((draft, at) => ({ ...writtenOf(draft, type), id: kept[at] ?? '' })),
      },
      afterNumber: after,
    }
  })
}

/** @throws Problem where the save is refused */
export async function takeBackInPost(
  context: SaveContext,
  { id, earlier, afterNumber }: { id: string; earlier: Earlier; afterNumber: number },
): Promise<string> {
  return context.transaction(async (db) => {
    const row = await lockedRow(context, db, id)
    const busy = await writerOf(context, db, id)
    if (busy !== null) return busy
    if (row.current_number !== afterNumber) return replacing.saved_since
    const [current, live] = await Promise.all([
      versionById(db, earlier.current),
      versionById(db, earlier.live),
    ])
    if (!current) return replacing.saved_since
    const drafts = await draftsOf(db, id)
    const type = await typeOf(db, row.type)
    const after = await saveBoth(context, db, row, {
      live: live && { row: live, written: writtenOf(live, type) },
      current: { row: current, written: writtenOf(current, type) },
    })
    // What an author has written meanwhile stays as it is.
    const before = new Map(earlier.drafts.map((draft) => [draft.id, draft]))
    await putDrafts(
      db,
      drafts.map((draft) => {
        const was = before.get(draft.id)
        return was ? written(draft, { ...was, metas: was.metas ?? [] }) : draft
      }),
      { from: row.current_number, to: after, id },
    )
    return ''
  })
}

async function writerOf({ clock }: SaveContext, db: Trx, id: string): Promise<string | null> {
  const writer = (await writersOf(db, [id], clock.now())).get(id)
  return writer ? replacing.being_edited({ name: writer.name }) : null
}

const writtenOf = (
  { title, description, value, metas }: Pick<VersionRow, 'title' | 'description' | 'value' | 'metas'>,
  type: WrittenType,
): Written => ({
  title,
  description,
  value: asPresent(value),
  metas: wordMetas(type, metas),
})

/** A draft with these words in it. */
const written = (draft: Draft, { title, description, value, metas }: Written) => ({
  ...draft,
  title,
  description,
  value: [...value],
  metas: withMetas(draft.metas, metas),
})

function withMetas(metas: readonly StoredMeta[], words: readonly WordMeta[]): StoredMeta[] {
  const values = new Map(words.map(({ name, value }) => [name, value]))
  return metas.map((meta) => ({ ...meta, value: values.get(meta.name) ?? meta.value }))
}

interface Chosen {
  count: number
  /** The text that a path had, and which of its places are meant. */
  byPath: ReadonlyMap<string, { value: string; nths: ReadonlySet<number> }>
}

/** Those of the asked places that are there. */
function chosenIn(written: Written, reading: Reading, query: WordQuery, places: readonly string[]): Chosen {
  const asked = new Set(places)
  const byPath = new Map<string, { value: string; nths: ReadonlySet<number> }>()
  let count = 0
  for (const { path, value, isRich } of textsOf(written, reading)) {
    const nths = placesIn(value, query, isRich).flatMap((_, nth) =>
      asked.has(`${path}#${nth}`) ? [nth] : [],
    )
    if (nths.length === 0) continue
    count += nths.length
    byPath.set(path, { value, nths: new Set(nths) })
  }
  return { count, byPath }
}

interface Replacing {
  reading: Reading
  query: WordQuery
  by: string
  chosen: Chosen
}

/** Another form of the post, as a draft, may have other words at the same path: there all places are meant. */
function replacedIn(written: Written, { reading, query, by, chosen }: Replacing): Written {
  const next = new Map<string, string>()
  for (const { path, value, isRich } of textsOf(written, reading)) {
    const asked = chosen.byPath.get(path)
    if (!asked) continue
    const places = placesIn(value, query, isRich).filter(
      (_, nth) => value !== asked.value || asked.nths.has(nth),
    )
    if (places.length > 0) next.set(path, withReplaced(value, places, by, isRich))
  }
  return withTexts(written, reading, next)
}

interface Face {
  row: VersionRow
  written: Written
}

/** Saves what visitors read, where that is another version, and then the newest one. Returns the number of the newest. */
async function saveBoth(
  context: SaveContext,
  db: Trx,
  row: VersionRow,
  { live, current }: { live: Face | null; current: Face },
): Promise<number> {
  const save = (version: number, input: SavePostInput) =>
    savePostIn(context, db, { id: row.id, version, ...input }, { stored: current.row.value, keepsUrl: true })
  if (!live) return (await save(row.current_number, wordsOf(current.written, row.metas))).version
  const shown = await save(row.current_number, {
    ...wholeOf(live.row),
    ...wordsOf(live.written, live.row.metas),
  })
  return (
    await save(shown.version, { ...wholeOf(current.row), ...wordsOf(current.written, current.row.metas) })
  ).version
}

/** Metas without other words stay as they are. */
function wordsOf(
  { title, description, value, metas: words }: Written,
  metas: readonly StoredMeta[],
): SavePostInput {
  const next = withMetas(metas, words)
  const isSame = next.every(({ value: text }, at) => text === metas[at]?.value)
  return { title, description, value: [...value], ...(isSame ? {} : { metas: sendable(next) }) }
}

const sendable = (metas: readonly StoredMeta[]) =>
  metas.map(({ name, value }) => ({ name, value: isSecretName(name) ? '' : value }))

/** All of a version beside its words. */
function wholeOf(row: VersionRow): SavePostInput {
  return {
    ...(row.status === 'trash' ? {} : { status: row.status }),
    metas: sendable(row.metas),
    tags: row.tags,
    terms: row.terms,
    layout: row.layout,
    category: row.category_id,
    parent_id: row.parent_id,
    jxt_layout_template: row.jxt_layout_template,
    publish_at: row.publish_at?.toISOString() ?? null,
    unpublish_at: row.unpublish_at?.toISOString() ?? null,
  }
}

/** The version that visitors read, where the newest is another: a proposal, or a change that waits for its time. */
async function liveApart(db: Trx, row: VersionRow): Promise<VersionRow | null> {
  const live = await db
    .selectFrom('live')
    .select('version_id')
    .where('post_id', '=', row.id)
    .executeTakeFirst()
  return live && live.version_id !== row.version_id ? versionById(db, live.version_id) : null
}

async function versionById(db: Trx, id: string | null): Promise<VersionRow | null> {
  if (id === null) return null
  return (await versions(db).where('v.id', '=', id).executeTakeFirst()) ?? null
}

const draftsOf = (db: Trx, postId: string): Promise<Draft[]> =>
  db
    .selectFrom('post_version')
    .selectAll()
    .where('post_id', '=', postId)
    .where('is_working', '=', true)
    .orderBy('id')
    .execute()

/** Unsaved drafts, those that began with the version before now with the new one: their next save is no conflict. */
async function putDrafts(
  db: Trx,
  drafts: readonly (Omit<Draft, 'value'> & { value: readonly Block[] })[],
  { from, to, id }: { from: number; to: number; id: string },
): Promise<string[]> {
  await db.deleteFrom('post_version').where('post_id', '=', id).where('is_working', '=', true).execute()
  for (const draft of drafts)
    await db
      .insertInto('post_version')
      .values({
        ...draft,
        ...(draft.number === from ? { number: to, based_on: to } : {}),
        value: JSON.stringify(draft.value),
        metas: JSON.stringify(draft.metas),
      })
      .execute()
  return drafts.map((draft) => draft.id)
}
