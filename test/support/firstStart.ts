/** The data directory as the built program's first start leaves it: made once a run, copied for each test file. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { oneAtATime } from './database.ts'
import { openFolder } from './openFolder.ts'
import { startServer } from './server.ts'

/**
 * Returns the path of a data directory of the caller's own: a first start creates a database, migrates it and draws the
 * demo's pictures, a second one finds all that. @param environment of the first start
 */
export async function copyOfFirstStart(environment: Record<string, string>): Promise<string> {
  const made = join(inject('runFolder'), `first-start-${environment.SEED_DEMO ?? '1'}`)
  await oneAtATime(made, async () => {
    if (existsSync(made)) return
    const server = await startServer({ environment })
    await server.stop()
    // A copy would take the lock of a database that still runs for its own.
    if (existsSync(join(server.dataDirectory, 'postgres', 'cluster', 'postmaster.pid')))
      throw new Error('The database of the first start was left running')
    await rename(server.dataDirectory, made)
  })
  const copy = await openFolder('plinth-server-')
  // With owners and modes: the database may run as another user than we, and refuses files of others.
  await promisify(execFile)('cp', ['-a', `${made}/.`, copy])
  return copy
}
