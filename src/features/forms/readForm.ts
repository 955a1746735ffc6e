/** A form is a post of type `form`: its metas hold the fields as JSON, the button's text and the thanks. */
import { z } from 'zod'
import type { Db, Platform } from '#platform/context.ts'
import { fieldDefinition } from './fieldDefinition.ts'
import { problem } from './problems.ts'
import type { FormView } from './schema.ts'

const fieldList = z.array(fieldDefinition).max(100)

/** @throws Problem form.missing (404), also for a form that is not published */
export async function readForm({ siteId, clock }: Pick<Platform, 'siteId' | 'clock'>, db: Db, id: string): Promise<FormView> {
  const row = await db
    .selectFrom('live')
    .innerJoin('post_version', (join) =>
      join.onRef('post_version.site_id', '=', 'live.site_id').onRef('post_version.id', '=', 'live.version_id'),
    )
    .select(['live.post_id', 'live.title', 'live.description', 'post_version.metas'])
    .where('live.site_id', '=', siteId)
    .where('live.post_id', '=', id)
    .where('live.type', '=', 'form')
    .where('live.status', '!=', 'private')
    .where('live.publish_at', '<=', clock.now())
    .where((where) => where.or([where('live.unpublish_at', 'is', null), where('live.unpublish_at', '>', clock.now())]))
    .executeTakeFirst()
  if (!row) throw problem('form.missing')
  return toForm(row)
}

/** The form as it was saved last, public or not: for those who read what it received. @throws Problem form.missing (404) */
export async function currentForm({ siteId }: Pick<Platform, 'siteId'>, db: Db, id: string): Promise<FormView> {
  const row = await db
    .selectFrom('post')
    .innerJoin('post_version', (join) =>
      join
        .onRef('post_version.site_id', '=', 'post.site_id')
        .onRef('post_version.post_id', '=', 'post.id')
        .onRef('post_version.number', '=', 'post.current_number'),
    )
    .select(['post_version.post_id', 'post_version.title', 'post_version.description', 'post_version.metas'])
    .where('post.site_id', '=', siteId)
    .where('post.id', '=', id)
    .where('post.type', '=', 'form')
    .where('post_version.is_working', '=', false)
    .executeTakeFirst()
  if (!row) throw problem('form.missing')
  return toForm(row)
}

interface FormRow {
  post_id: string
  title: string
  description: string
  metas: readonly { name: string; value: string }[]
}

function toForm(row: FormRow): FormView {
  const meta = (name: string) => row.metas.find((one) => one.name === name)?.value
  return {
    id: row.post_id,
    title: row.title,
    description: row.description,
    fields: parseFields(meta('fields') ?? '[]'),
    submit_text: meta('submit_text') ?? 'Send',
    thanks: meta('thanks') ?? 'Thank you. We have received it.',
  }
}

/** Fields that do not parse leave the form without fields rather than broken. */
function parseFields(text: string): FormView['fields'] {
  try {
    const parsed = fieldList.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data : []
  } catch {
    return []
  }
}
