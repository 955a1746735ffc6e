/** Released versions whose databases are kept (scripts/keepRelease.mjs makes them), and how a test gets one. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { emptyDatabase } from '#test/support/database.ts'
import type { Connection } from '#platform/database/pool.ts'

/** Who keeps a release writes it with these. */
export const keptSecret = 'the secret of a kept release, 0123456789'
export const keptAdministrator = { email: 'ines@larkmoor.example', password: 'kiln-opening-day-14' }

const folder = join(import.meta.dirname, 'releases')

/** The versions, the oldest first. */
export const releases: readonly string[] = readdirSync(folder)
  .flatMap((name) => /^(\d+\.\d+\.\d+)\.sql\.gz$/.exec(name)?.[1] ?? [])
  .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))

/** What a build of before the first release left, when rows named their site (docs/decisions/023-one-site-a-database.md). */
export const earlierBuild = 'a build of before one site a database'

/** A database as that release, or that build, left it. */
export async function databaseOf(
  release: string,
): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const database = await emptyDatabase()
  const client = new pg.Client(database.connection)
  await client.connect()
  const path =
    release === earlierBuild ? join(folder, '../builds/manySites.sql.gz') : join(folder, `${release}.sql.gz`)
  await client.query(gunzipSync(readFileSync(path)).toString())
  await client.end()
  return database
}

/** What that release's program asked its database on a walk through its site. */
export function statementsOf(release: string): string[] {
  return JSON.parse(gunzipSync(readFileSync(join(folder, `${release}.statements.json.gz`))).toString())
}
