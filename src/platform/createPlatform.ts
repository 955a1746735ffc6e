/** Builds the platform's services of a configuration: database, files, log, secret. */
import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from './config.ts'
import type { Platform } from './context.ts'
import { systemClock, type Clock } from './clock.ts'
import { createKysely, createPool, transactionRunner, type Connection } from './database/pool.ts'
import { createEgress } from './egress/createEgress.ts'
import { newId } from './ids.ts'
import { createLogger } from './logging/logger.ts'
import { createStorage } from './storage/createStorage.ts'

export interface OpenPlatform {
  platform: Platform
  close(): Promise<void>
}

export interface PlatformOptions {
  connection: Connection
  clock?: Clock
  poolSize?: number
}

/** Opens the services; `platform.siteId` is empty until `openSite` has found or made the site. */
export async function createPlatform(config: Config, options: PlatformOptions): Promise<OpenPlatform> {
  const dataDirectory = resolve(config.DATA_DIR)
  await mkdir(dataDirectory, { recursive: true })
  const pool = createPool(options.connection, { max: options.poolSize, isPreparing: config.DATABASE_PREPARE })
  const db = createKysely(pool)
  const platform: Platform = {
    config,
    clock: options.clock ?? systemClock,
    newId,
    siteId: '',
    db,
    log: createLogger(config),
    storage: await createStorage(config, dataDirectory),
    egress: createEgress(),
    secret: await installationSecret(dataDirectory),
    transaction: transactionRunner(db),
    openSchema(schema, max) {
      const own = createKysely(createPool(options.connection, { max, schema }))
      return { db: own, transaction: transactionRunner(own), close: () => own.destroy() }
    },
  }
  return { platform, close: () => db.destroy() }
}

/** The secret of this installation: made once, readable by its owner only. */
async function installationSecret(dataDirectory: string): Promise<KeyObject> {
  const path = join(dataDirectory, 'secret')
  const made = randomBytes(32)
  try {
    await writeFile(path, made.toString('hex'), { flag: 'wx', mode: 0o600 })
    return createSecretKey(made)
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  }
  const known = Buffer.from((await readFile(path, 'utf8')).trim(), 'hex')
  if (known.length !== 32) throw new Error(`${path} is damaged: restore it from a backup or remove it`)
  return createSecretKey(known)
}
