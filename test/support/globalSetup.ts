/** One PostgreSQL for a whole test run: the embedded one, or the server that TEST_DATABASE_URL names. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import pino from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '../../src/platform/database/embedded/embedded.ts'
import { openFolder } from './openFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    database: { host: string; port: number; user: string } | { connectionString: string }
    /** The server is this run's own: its databases go with it. */
    serverGoes: boolean
    runId: string
    /** A folder for what the test files of a run share; it goes with the run. */
    runFolder: string
  }
}

/** Its data goes with the run; several test files at once have a server or two each. */
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('runId', `${Date.now().toString(36)}${process.pid.toString(36)}`)
  const folder = await openFolder('plinth-test-')
  project.provide('runFolder', folder)
  process.env.TEST_COMPILED = join(folder, 'compiled')
  const given = process.env.TEST_DATABASE_URL
  const database = given ? null : await startEmbedded(folder, pino({ level: 'silent' }), settings)
  project.provide('serverGoes', !given || process.env.TEST_DATABASE_GOES === '1')
  if (database) {
    const { host, port, user } = database.connection
    project.provide('database', { host, port, user })
  } else if (given) project.provide('database', { connectionString: given })
  return async () => {
    await database?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
