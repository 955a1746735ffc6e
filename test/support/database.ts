/** A fresh, migrated database for each test file: copied from a template that is made once a run. */
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseSchema } from '#databaseSchema.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import type { Connection } from '#platform/database/pool.ts'

function connectionTo(database: string): Connection {
  const server = inject('database')
  if ('connectionString' in server) {
    const url = new URL(server.connectionString)
    url.pathname = `/${database}`
    return { connectionString: url.href }
  }
  return { ...server, database }
}

/** The same as DATABASE_URL names it. */
export function databaseUrl(connection: Connection): string {
  if ('connectionString' in connection) return connection.connectionString
  const { host, port, user, database } = connection
  return `postgres://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`
}

export interface TestDatabase {
  connection: Connection
  drop(): Promise<void>
}

/** Returns how to connect to an empty, migrated database, and its removal. */
export async function freshDatabase(): Promise<TestDatabase> {
  const template = `template_${inject('runId')}`
  const name = `test_${randomBytes(6).toString('hex')}`
  await oneAtATime('template', async (admin) => {
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
    if (!rowCount) await makeTemplate(admin, template)
    await copyDatabase(admin, name, template)
  })
  return { connection: connectionTo(name), drop: () => dropDatabase(name) }
}

/** Returns how to connect to a database without anything in it, and its removal. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await oneAtATime(name, async (admin) => void (await admin.query(`create database ${name}`)))
  return { connection: connectionTo(name), drop: () => dropDatabase(name) }
}

/** Returns how to connect to a copy of a database that nobody is connected to, and its removal. */
export async function copyOfDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await oneAtATime(template, (admin) => copyDatabase(admin, name, template))
  return { connection: connectionTo(name), drop: () => dropDatabase(name) }
}

/** Gives a database that nobody is connected to the name that it is copied by. */
export async function nameTemplate(connection: Connection, template: string): Promise<void> {
  const { database } = new pg.Client(connection)
  await oneAtATime(
    template,
    async (admin) => void (await admin.query(`alter database ${database} rename to ${template}`)),
  )
}

/** What the test files of a run need once: the first makes it, the others wait here until it is made. */
export async function oneAtATime(what: string, work: (admin: pg.Client) => Promise<void>): Promise<void> {
  const admin = new pg.Client(connectionTo('postgres'))
  await admin.connect()
  try {
    await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [`test run: ${what}`])
    await work(admin)
  } finally {
    // The lock goes with the connection.
    await admin.end()
  }
}

async function makeTemplate(admin: pg.Client, template: string): Promise<void> {
  const draft = `${template}_draft`
  await admin.query(`drop database if exists ${draft}`)
  await admin.query(`create database ${draft}`)
  await migrateDatabase(connectionTo(draft), databaseSchema)
  await admin.query(`alter database ${draft} rename to ${template}`)
}

/** Its files as they are: page by page through the journal, as is usual, takes twice as long. */
async function copyDatabase(admin: pg.Client, name: string, template: string): Promise<void> {
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
}

/**
 * Where the whole server goes with the run, it takes its databases along: ext4 passes over each file that went lately before
 * it gives the next one a place, which took a third of the time of a run that dropped them one by one (decision 026).
 */
async function dropDatabase(name: string): Promise<void> {
  if (inject('serverGoes')) return
  const admin = new pg.Client(connectionTo('postgres'))
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.end()
}
