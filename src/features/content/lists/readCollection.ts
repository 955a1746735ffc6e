/** The entries of a collection, in one statement: which, in what order, what their fields say, and how many there are in all. */
import { sql } from 'kysely'
import { z } from 'zod'
import { askedPage } from '#blocks/listPages.ts'
import type { CollectionData } from '#blocks/collection/data.ts'
import type { SourceContext } from '#blocks/source.ts'
import { showing } from '#platform/database/shown.ts'
import { ruleSchema } from '#rules/schema.ts'
import { visibleNow } from '../live/liveRows.ts'
import { ofType, postsShown } from '../live/shown.ts'
import { isId } from '../posts/readPost.ts'
import { cachedTypes, listTypes } from '../types/postTypes.ts'
import type { PostTypeDefinition } from '../schema.ts'
import { dayIn } from '#platform/language/days.ts'
import { conditionOf, orderOf, type FilterContext } from './collectionFilter.ts'
import { boundEntry, type EntryRow } from './entryValues.ts'

const shape = z.object({
  type: z.string().max(60).catch(''),
  limit: z.coerce.number().int().min(1).max(48).catch(6),
  sort: z.string().max(60).optional().catch(undefined),
  descending: z.boolean().optional().catch(undefined),
  // One that cannot be read guards what it guards: nothing is shown then.
  filters: z.array(ruleSchema).max(20).nullish().catch(null),
  except: z.string().optional().catch(undefined),
  page_key: z.string().max(200).optional().catch(undefined),
})

/** The type, where its entries may be shown in pages: those of the program that have no page (menus, layouts) are none. */
export function isListed({ is_system: isSystem, url_pattern: pattern }: PostTypeDefinition): boolean {
  return !isSystem || pattern !== ''
}

/** @param wanted names of the fields that are shown; absent: all */
export async function readCollection(
  { platform, db, page, query, viewer }: SourceContext,
  args: Record<string, unknown>,
  wanted?: ReadonlySet<string>,
): Promise<CollectionData> {
  const asked = shape.parse(args)
  const shown = asked.page_key === undefined ? 1 : askedPage(query, asked.page_key)
  const nothing = { items: [], total: 0, page: shown, pages: 0 }
  const types = viewer ? await listTypes(db) : await cachedTypes(platform)
  const type = types.find(({ slug }) => slug === asked.type)
  if (!type || !isListed(type) || asked.filters === null) return nothing
  const now = platform.clock.now()
  const timeZone = page.timeZone || 'UTC'
  const context: FilterContext = { fields: type.fields, today: dayIn(timeZone, now), timeZone }
  const { sort, descending = !sort } = asked
  const order = orderOf({ sort: sort || 'publish_at', descending }, context)
  const { except, limit } = asked
  const rows = await showing(
    [postsShown],
    async () =>
      (
        await sql<EntryRow & { total: number }>`
          select live.post_id as id, live.title, live.url, live.description, live.image, live.publish_at, live.updated_at,
            live.tags, c.title as category_title, c.slug as category_slug, v.metas, count(*) over () as total
          from live join post_version v on v.id = live.version_id left join category c on c.id = live.category_id
          where live.type = ${type.slug} and ${visibleNow(now)}
            ${except && isId(except) ? sql`and live.post_id <> ${except}::uuid` : sql``}
            and ${conditionOf(asked.filters ?? [], context)}
          order by ${order} limit ${limit} offset ${(shown - 1) * limit}`.execute(db)
      ).rows,
    () => [ofType(type.slug)],
  )
  const total = Number(rows[0]?.total ?? 0)
  return {
    items: rows.map((row) => boundEntry(row, type.fields, page, wanted)),
    total,
    page: shown,
    pages: Math.ceil(total / limit),
    ...(viewer ? { titles: Object.fromEntries(type.fields.map(({ name, title }) => [name, title])) } : {}),
  }
}
