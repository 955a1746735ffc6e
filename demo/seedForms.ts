/** What the demo's forms have received. */
import { importSubmission } from '#features/forms/index.ts'
import type { Platform } from '#platform/context.ts'
import type { Made } from './content.ts'
import { demoForms } from './forms.ts'

const dayMs = 86_400_000

export async function seedSubmissions(platform: Platform, made: Made): Promise<void> {
  const first = await platform.db.selectFrom('form_submission').select('id').executeTakeFirst()
  if (first) return
  await platform.transaction(async (db) => {
    for (const { key, pageUrl, received } of demoForms) {
      const formId = made.posts.get(key)
      if (!formId) throw new Error(`The demo has no form ${key}`)
      for (const { daysAgo, status, value } of received) {
        const createdAt = new Date(platform.clock.now().getTime() - daysAgo * dayMs)
        await importSubmission(platform, db, { formId, value, status, pageUrl, createdAt })
      }
    }
  })
}
