/** Fills a new site with the demo shop. */
import type { Platform } from '#platform/context.ts'

export async function seedDemo(platform: Platform): Promise<void> {
  platform.log.info('the demo site has no content yet')
}
