/** What the demo put into the content of a new site: posts of every type, categories, redirects, texts of lists. */
import { sql, type Transaction } from 'kysely'
import type { Context, Db } from '#platform/context.ts'
import { dropAllCachedPages } from '#platform/database/changeCounter.ts'
import { isUnchangedDemoRow, noteDemoRows, type DemoLeft } from '#platform/database/demoRows.ts'
import type { Database } from '#platform/database/schema.ts'
import { trashPostIn } from './versions/history.ts'

export async function noteDemoContent(db: Db): Promise<void> {
  // What every new site starts with has no author.
  await sql`insert into demo_row (kind, row_id, noted)
    select 'post', id::text, jsonb_build_object('number', current_number) from post where created_by is not null
    on conflict do nothing`.execute(db)
  await sql`insert into demo_row (kind, row_id, noted)
    select 'post_type', slug, definition from post_type
    where not is_system or coalesce(definition ->> 'description', '') <> '' on conflict do nothing`.execute(
    db,
  )
  await noteDemoRows(db, 'category')
  await noteDemoRows(db, 'redirect')
}

interface DemoPost {
  id: string
  type: string
  title: string
  isChanged: boolean
}

/** The posts of the demo that are still there; one that somebody is writing counts as changed. */
async function demoPosts(db: Db): Promise<DemoPost[]> {
  const { rows } = await sql<DemoPost>`
    select post.id, post.type, coalesce(version.title, '') as title,
      post.current_number <> (noted ->> 'number')::int
        or exists (select from post_version own where own.post_id = post.id and own.is_working) as "isChanged"
    from demo_row join post on post.id = row_id::uuid
    left join post_version version
      on version.post_id = post.id and version.number = post.current_number and not version.is_working
    where kind = 'post' order by post.updated_at desc, post.id`.execute(db)
  return rows
}

export async function countDemoContent(db: Db, left: DemoLeft): Promise<void> {
  const posts = await demoPosts(db)
  left.products += posts.filter(({ type }) => type === 'product').length
  left.content += posts.filter(({ type }) => type !== 'product').length
  left.changed.push(
    ...posts.flatMap(({ id, type, title, isChanged }) => (isChanged ? [{ id, type, title }] : [])),
  )
}

export async function removeDemoContent(
  db: Transaction<Database>,
  { context, keepsChanged }: { context: Context; keepsChanged: boolean },
): Promise<void> {
  for (const { id, isChanged } of await demoPosts(db))
    if (!isChanged || !keepsChanged) await trashPostIn(context, db, id, true)
  await removeCategories(db)
  await sql`delete from redirect where ${isUnchangedDemoRow('redirect', ['hits'])}`.execute(db)
  await sql`delete from post_type using demo_row
    where kind = 'post_type' and row_id = slug and noted = definition and not is_system
      and not exists (select from post where post.type = slug)`.execute(db)
  await sql`update post_type set definition = definition - 'description' from demo_row
    where kind = 'post_type' and row_id = slug and noted = definition`.execute(db)
  await dropAllCachedPages(db, 'content')
}

/** Those below first, then what is above them. */
async function removeCategories(db: Db): Promise<void> {
  for (let removed = 1n; removed > 0n;) {
    const { numAffectedRows } =
      await sql`delete from category where ${isUnchangedDemoRow('category', ['position'])}
      and not exists (select from category below where below.parent_id = category.id)
      and not exists (select from post_version where category_id = category.id or terms @> array[category.id])`.execute(
        db,
      )
    removed = numAffectedRows ?? 0n
  }
}
