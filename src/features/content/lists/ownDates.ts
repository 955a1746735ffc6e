/** Entries whose type has a date of their own, such as events: listed by it, and shown with it instead of when they were published. */
import { sql } from 'kysely'
import type { PageContext } from '#blocks/block.ts'
import type { Db } from '#platform/context.ts'
import { dayIn } from '#platform/language/days.ts'
import { showing } from '#platform/database/shown.ts'
import { visibleNow } from '../live/liveRows.ts'
import { summariesOf } from '../live/liveSummaries.ts'
import { ofType, postsShown } from '../live/shown.ts'
import type { PostSummary, PostTypeDefinition } from '../schema.ts'
import { isSecretName, typedValue } from '../types/typedMetas.ts'
import { operandOf } from './collectionFilter.ts'
import { fieldValue } from './entryValues.ts'
import { ownDateOf } from './ownDateOf.ts'

type Typed = Pick<PostTypeDefinition, 'slug' | 'fields'>

/** What is published of a type, by its own date: what is to come, the next first, then what is over, the last first. */
export async function listByOwnDate(
  db: Db,
  { slug, fields }: Typed,
  { page, limit, now, timeZone }: { page: number; limit: number; now: Date; timeZone: string },
): Promise<PostSummary[]> {
  const today = dayIn(timeZone, now)
  const operand = operandOf(ownDateOf(fields)?.name ?? '', { fields, today, timeZone })
  if (!operand) return []
  const day = sql`left(${operand.text}, 10) collate "C"`
  return showing(
    [postsShown],
    async () => {
      const { rows } = await sql<{ id: string }>`
        select live.post_id as id from live join post_version v on v.id = live.version_id
        where live.type = ${slug} and ${visibleNow(now)}
        order by coalesce(${day} < ${today}, true), case when ${day} >= ${today} then ${day} end,
          ${day} desc nulls last, live.publish_at desc, live.post_id desc
        limit ${limit} offset ${(page - 1) * limit}`.execute(db)
      return summariesOf(
        db,
        rows.map(({ id }) => id),
      )
    },
    () => [ofType(slug)],
  )
}

export interface OwnDate {
  /** `2026-12-24`. */
  day: string
  /** As it is read: the day, with the time of day where the type has one. */
  text: string
}

/** The own dates of entries that are published, by their ids; those without one are left out. */
export async function ownDatesOf(
  db: Db,
  { fields }: Typed,
  ids: readonly string[],
  site: Pick<PageContext, 'timeZone' | 'currency'>,
): Promise<Map<string, OwnDate>> {
  const date = ownDateOf(fields)
  if (!date || ids.length === 0) return new Map()
  const shown = [
    date,
    ...fields.filter(({ type, name }) => type === 'time' && !isSecretName(name)).slice(0, 1),
  ]
  const rows = await db
    .selectFrom('live')
    .innerJoin('post_version as v', 'v.id', 'live.version_id')
    .select(['live.post_id as id', 'v.metas'])
    .where(sql<boolean>`live.post_id = any(${ids}::uuid[])`)
    .execute()
  return new Map(
    rows.flatMap(({ id, metas }): [string, OwnDate][] => {
      const stored = (name: string) => metas.find((meta) => meta.name === name)?.value ?? ''
      const texts = shown.flatMap((field) => {
        const value = fieldValue(field, typedValue(field, stored(field.name)), site)
        return value.text?.[''] ?? []
      })
      const day = stored(date.name).slice(0, 10)
      return day === '' ? [] : [[id, { day, text: texts.join(', ') }]]
    }),
  )
}
