/** What patterns and starter sites show, made in the site: pictures in its media library, forms that people can send. */
import { sql } from 'kysely'
import { savePost } from '#features/content/index.ts'
import { importMedia } from '#features/media/index.ts'
import { sampleForm, type SampleFormName } from '#patterns/sampleForms.ts'
import { fileOf, sampleAlt, type SampleName } from '#patterns/samplePictures.ts'
import { sampleFolder } from '#ui/samplePictures.ts'
import type { Context, Platform } from '#platform/context.ts'
import { readSample } from './sampleFiles.ts'

/** A picture that is there already stays as it is. */
export async function importSamples(platform: Platform, names: readonly SampleName[]): Promise<void> {
  if (names.length === 0) return
  // One after the other: two windows may insert the same pattern at once.
  await platform.transaction(async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('samples', 0))`.execute(db)
    for (const name of names) {
      const title = sampleAlt(name)
      const path = `${sampleFolder}/${fileOf(name)}`
      await importMedia(platform, { path, bytes: await readSample(name), title, alt: title })
    }
  })
}

type FormIds = Partial<Record<SampleFormName, string>>

/** Returns the ids of the forms; one with the same title that is there is used, whatever fields it has by now. */
export async function makeForms(context: Context, names: readonly SampleFormName[]): Promise<FormIds> {
  const ids: FormIds = {}
  for (const name of names) {
    const { title, description, fields, submit_text, thanks } = sampleForm(name)
    const known = await context.db
      .selectFrom('live')
      .select('post_id')
      .where('type', '=', 'form')
      .where('title', '=', title)
      .where('status', '=', 'published')
      .executeTakeFirst()
    const metas = { fields: JSON.stringify(fields), submit_text, thanks }
    ids[name] =
      known?.post_id ??
      (
        await savePost(context, {
          type: 'form',
          title,
          description,
          status: 'published',
          tags: [],
          value: [],
          metas: Object.entries(metas).map(([key, value]) => ({ name: key, value })),
          category: null,
          layout: null,
        })
      ).id
  }
  return ids
}
