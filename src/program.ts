/** Opens what every way into the program needs: configuration, database (embedded or given), schema, site. */
import { startPlugins } from '#features/plugins/index.ts'
import { readConfig } from '#platform/config.ts'
import type { Platform } from '#platform/context.ts'
import { createPlatform } from '#platform/createPlatform.ts'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { createLogger } from '#platform/logging/logger.ts'
import { openSite } from '#platform/openSite.ts'
import { databaseSchema } from './databaseSchema.ts'
import { features } from './features.ts'

export interface Program {
  platform: Platform
  /** True when this start made the site. */
  isNew: boolean
  close(): Promise<void>
}

/** @throws Error with one line for people where a setting is wrong or the database does not answer */
export async function openProgram(environment: Record<string, string | undefined>): Promise<Program> {
  const config = readConfig(environment)
  const log = createLogger(config)
  const embedded = config.DATABASE_URL ? null : await startEmbedded(config.DATA_DIR, log)
  const connection = embedded?.connection ?? { connectionString: config.DATABASE_URL ?? '' }
  const opened = { close: async () => {} }
  async function close(): Promise<void> {
    await opened.close()
    await embedded?.stop()
  }
  try {
    await migrateDatabase(connection, databaseSchema)
    const { platform, close: closePlatform } = await createPlatform(config, {
      connection,
      sealedPlaces: features.sealedPlaces,
    })
    opened.close = closePlatform
    const { isNew } = await openSite(platform)
    await startPlugins(platform)
    return { platform, isNew, close }
  } catch (error) {
    // What refuses to start leaves no database running behind it.
    await close()
    throw error
  }
}
