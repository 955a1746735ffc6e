/** Removes bytes that no row knows (a crash between file and row) and what older versions made of pictures. */
import { posix } from 'node:path'
import type { Platform } from '#platform/context.ts'
import { defineJob } from '#platform/jobs/job.ts'
import type { StoredFile } from '#platform/storage/storage.ts'

const hourMs = 3_600_000
const orphanAgeMs = hourMs
const variantAgeMs = 90 * 24 * hourMs

export const sweepFiles = defineJob({
  kind: 'media.sweep',
  priority: 'low',
  everyMs: hourMs,
  async run(platform) {
    const now = platform.clock.now().getTime()
    await sweepFolder(platform, '', now)
    for (const file of await platform.storage.list('cache', 'pictures')) {
      if (!file.isDirectory && now - file.changedAt.getTime() > variantAgeMs)
        await platform.storage.remove('cache', file.path)
    }
  },
})

/** Only names that uploading makes are ours to remove: what an owner copied in by hand stays. */
const storedName = /-[0-9a-f]{10}\.[a-z0-9]+$/

async function sweepFolder(platform: Platform, folder: string, now: number): Promise<void> {
  const entries = await platform.storage.list('public', folder)
  const old = entries.filter(
    (file) => !file.isDirectory && storedName.test(file.name) && now - file.changedAt.getTime() > orphanAgeMs,
  )
  const known = await knownNames(platform, folder, old)
  for (const file of old) if (!known.has(file.name)) await platform.storage.remove('public', file.path)
  for (const { isDirectory, name } of entries)
    if (isDirectory) await sweepFolder(platform, posix.join(folder, name), now)
}

async function knownNames(
  { db }: Platform,
  folder: string,
  files: readonly StoredFile[],
): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const names = files.map(({ name }) => name)
  const rows = await db
    .selectFrom('media')
    .select('name')
    .where('root', '=', 'public')
    .where('folder', '=', folder)
    .where('name', 'in', names)
    .execute()
  return new Set(rows.map(({ name }) => name))
}
