/** Makes the partitions of the coming days and drops those past the time that activity is kept. */
import { sql } from 'kysely'
import { defineJob } from '#platform/jobs/job.ts'

const dayMs = 86_400_000
const daysAhead = 7
const daysKept = 760

export const partitions = defineJob({
  kind: 'activity.partitions',
  everyMs: dayMs / 4,
  async run({ db, clock }) {
    const today = clock.now().getTime()
    // From tomorrow on: a day that has begun may have rows in the default partition already.
    for (let ahead = 1; ahead <= daysAhead; ahead += 1) {
      const day = new Date(today + ahead * dayMs).toISOString().slice(0, 10)
      const next = new Date(today + (ahead + 1) * dayMs).toISOString().slice(0, 10)
      await sql`create table if not exists ${sql.table(`activity_${day.replaceAll('-', '')}`)} partition of activity
        for values from (${sql.lit(day)}) to (${sql.lit(next)})`.execute(db)
    }
    // Whole days go, views and sums alike: half a day that is summed would be told by halves.
    const since = new Date(today - daysKept * dayMs).toISOString().slice(0, 10)
    const oldest = `activity_${since.replaceAll('-', '')}`
    const { rows } = await sql<{ name: string }>`
      select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'activity'::regclass and c.relname ~ '^activity_\\d{8}$' and c.relname < ${oldest}`.execute(
      db,
    )
    for (const { name } of rows) await sql`drop table ${sql.table(name)}`.execute(db)
    const isOlder = sql`at < ${since}::date at time zone 'UTC'`
    // Imported views, and those of the first day, have no table of a day to be dropped with.
    await sql`delete from activity_other where ${isOlder}`.execute(db)
    for (const table of ['activity_rolled', 'activity_day', 'activity_share'])
      await sql`delete from ${sql.table(table)} where day < ${since}::date`.execute(db)
    await sql`delete from activity_hour where ${isOlder}`.execute(db)
    // A month that began before is summed anew from the days that are left.
    for (const table of ['activity_month_rolled', 'activity_month'])
      await sql`delete from ${sql.table(table)} where month < ${since}::date`.execute(db)
  },
})
