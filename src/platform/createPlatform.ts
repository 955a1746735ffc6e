/** Builds the platform's services of a configuration: database, files, log, secret. */
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Config } from './config.ts'
import type { Platform } from './context.ts'
import { systemClock, type Clock } from './clock.ts'
import { createKysely, createPool, transactionRunner, type Connection } from './database/pool.ts'
import { createEgress } from './egress/createEgress.ts'
import { newId } from './ids.ts'
import { installationSecret } from './installationSecret.ts'
import { createLogger } from './logging/logger.ts'
import type { SealedPlace } from './sealedPlaces.ts'
import { createStorage } from './storage/createStorage.ts'

export interface OpenPlatform {
  platform: Platform
  close(): Promise<void>
}

export interface PlatformOptions {
  connection: Connection
  sealedPlaces: readonly SealedPlace[]
  clock?: Clock
  poolSize?: number
}

/** Opens the services. */
export async function createPlatform(config: Config, options: PlatformOptions): Promise<OpenPlatform> {
  const dataDirectory = resolve(config.DATA_DIR)
  await mkdir(dataDirectory, { recursive: true })
  const secret = await installationSecret(config)
  const pool = createPool(options.connection, { max: options.poolSize, isPreparing: config.DATABASE_PREPARE })
  const db = createKysely(pool)
  const platform: Platform = {
    config,
    clock: options.clock ?? systemClock,
    newId,
    db,
    log: createLogger(config),
    storage: await createStorage(config, dataDirectory),
    egress: createEgress(),
    secret,
    sealedPlaces: options.sealedPlaces,
    transaction: transactionRunner(db),
    openSchema(schema, max) {
      const own = createKysely(createPool(options.connection, { max, schema }))
      return { db: own, transaction: transactionRunner(own), close: () => own.destroy() }
    },
  }
  return { platform, close: () => db.destroy() }
}
