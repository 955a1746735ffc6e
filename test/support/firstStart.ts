/** The site as the built program's first start leaves it: made once a run, copied for each test file. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import {
  copyOfDatabase,
  databaseUrl,
  emptyDatabase,
  nameTemplate,
  oneAtATime,
  type TestDatabase,
} from './database.ts'
import { openFolder } from './openFolder.ts'
import { startServer } from './server.ts'

/**
 * Returns the path of a data directory of the caller's own, with a database in it: a first start creates and migrates it and
 * draws the demo's pictures, a second one finds all that. @param environment of the first start
 */
export async function copyOfFirstStart(environment: Record<string, string>): Promise<string> {
  const made = join(inject('runFolder'), `first-start-${seedOf(environment)}`)
  await oneAtATime(made, async () => {
    if (existsSync(made)) return
    const server = await startServer({ environment })
    await server.stop()
    // A copy would take the lock of a database that still runs for its own.
    if (existsSync(join(server.dataDirectory, 'postgres', 'cluster', 'postmaster.pid')))
      throw new Error('The database of the first start was left running')
    await rename(server.dataDirectory, made)
  })
  return copyOfFolder(made)
}

export interface SiteCopy {
  dataDirectory: string
  database: TestDatabase
}

/**
 * Returns data directory and database of a site of the caller's own, its database on the PostgreSQL of the run, its
 * first work done. @param environment of the first start
 */
export async function copyOfSite(environment: Record<string, string>): Promise<SiteCopy> {
  const seed = seedOf(environment)
  const made = join(inject('runFolder'), `site-${seed}`)
  const template = `site_${seed}_${inject('runId')}`
  await oneAtATime(made, async () => {
    if (existsSync(made)) return
    const { connection } = await emptyDatabase()
    const DATABASE_URL = databaseUrl(connection)
    const server = await startServer({ environment: { ...environment, DATABASE_URL } })
    await server.stop()
    await settle(server.dataDirectory, DATABASE_URL, seed)
    await nameTemplate(connection, template)
    await rename(server.dataDirectory, made)
  })
  return { dataDirectory: await copyOfFolder(made), database: await copyOfDatabase(template) }
}

const seedOf = (environment: Record<string, string>): string => environment.SEED_DEMO ?? '1'

async function copyOfFolder(made: string): Promise<string> {
  const copy = await openFolder('plinth-server-')
  // With owners and modes: the database may run as another user than we, and refuses files of others.
  await promisify(execFile)('cp', ['-a', `${made}/.`, copy])
  return copy
}

/**
 * Does what the program does in the first minutes of a new site; each copy would do it again, beside its tests. Pictures get
 * every width as WebP: AVIF, which takes ten times as long, is for the tests of pictures. The 1,500 files of the second demo,
 * whose copy one test file looks at, get what is asked for.
 */
async function settle(DATA_DIR: string, DATABASE_URL: string, seed: string): Promise<void> {
  // Once a run: other test files need not know the program.
  const { openProgram } = await import('../../src/program.ts')
  const { makeFitted, widthsOf } = await import('#features/media/imageSizes.ts')
  const { fittedTypes } = await import('#features/media/contentType.ts')
  const { jobs } = await import('../../src/jobs.ts')
  const { runNext } = await import('#platform/jobs/runner.ts')
  const { platform, close } = await openProgram({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR,
    DATABASE_URL,
  })
  const pictures = await platform.db
    .updateTable('media')
    .set({ fitted_at: platform.clock.now() })
    .where('root', '=', 'public')
    .where('content_type', 'in', fittedTypes)
    .returning(['folder', 'name', 'width'])
    .execute()
  for (const picture of seed === 'stranger' ? [] : pictures) {
    const file = await platform.storage.stat('public', posix.join(picture.folder, picture.name))
    for (const width of file ? widthsOf(picture) : [])
      if (file) await makeFitted(platform, file, width, 'webp')
  }
  while (await runNext(platform, jobs));
  await close()
}
