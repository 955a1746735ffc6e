/** A form is a post of type `form`: its metas hold the fields as JSON, the button's text and the thanks. */
import type { Db, Platform } from '#platform/context.ts'
import { fieldDefinitions, withoutSecretDefaults } from './fieldDefinition.ts'
import { problem } from './problems.ts'
import type { FormView } from './schema.ts'
import { common } from '#ui/texts/common.ts'
import { visitorForms } from './texts/visitorForms.ts'

/** As it is stored; visitors get the view of it only. */
export interface StoredForm extends FormView {
  /** Whom its entries are sent to, as email addresses; '': those of the site. */
  recipient: string
}

/** The form as everybody may see it. */
export function viewOf({ id, title, description, fields, submit_text, thanks }: StoredForm): FormView {
  return { id, title, description, fields: withoutSecretDefaults(fields), submit_text, thanks }
}

/** @throws Problem form.missing (404), also for a form that is not published */
export async function readForm({ clock }: Pick<Platform, 'clock'>, db: Db, id: string): Promise<StoredForm> {
  const row = await db
    .selectFrom('live')
    .innerJoin('post_version', (join) => join.onRef('post_version.id', '=', 'live.version_id'))
    .select(['live.post_id', 'live.title', 'live.description', 'post_version.metas'])
    .where('live.post_id', '=', id)
    .where('live.type', '=', 'form')
    .where('live.status', '!=', 'private')
    .where('live.publish_at', '<=', clock.now())
    .where((where) =>
      where.or([where('live.unpublish_at', 'is', null), where('live.unpublish_at', '>', clock.now())]),
    )
    .executeTakeFirst()
  if (!row) throw problem('form.missing')
  return toForm(row)
}

/** The form as it was saved last, public or not: for those who read what it received. @throws Problem form.missing (404) */
export async function currentForm(db: Db, id: string): Promise<StoredForm> {
  const row = await db
    .selectFrom('post')
    .innerJoin('post_version', (join) =>
      join
        .onRef('post_version.post_id', '=', 'post.id')
        .onRef('post_version.number', '=', 'post.current_number'),
    )
    .select(['post_version.post_id', 'post_version.title', 'post_version.description', 'post_version.metas'])
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

/**
 * Looks at a form before it is saved (post.saved).
 * @throws Problem form.fields_broken (422), naming the field that no form could be drawn from
 */
export function checkForm(metas: readonly { name: string; value: string }[]): void {
  const text = metas.find(({ name }) => name === 'fields')?.value
  if (text === undefined) return
  const parsed = fieldDefinitions.safeParse(readJson(text))
  if (parsed.success) return
  const { path, message } = parsed.error.issues[0] ?? { path: [], message: visitorForms.cannot_be_read }
  throw problem('form.fields_broken', {
    field: 'fields',
    place: path.join('.'),
    reason: [...path, message].join(' '),
  })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toForm(row: FormRow): StoredForm {
  const meta = (name: string) => row.metas.find((one) => one.name === name)?.value
  return {
    id: row.post_id,
    title: row.title,
    description: row.description,
    fields: parseFields(meta('fields') ?? '[]'),
    submit_text: meta('submit_text') ?? common.send,
    thanks: meta('thanks') ?? visitorForms.thanks,
    recipient: meta('recipient') ?? '',
  }
}

/** Fields that do not parse (saves refuse them) leave the form without fields rather than broken. */
function parseFields(text: string): FormView['fields'] {
  const parsed = fieldDefinitions.safeParse(readJson(text))
  return parsed.success ? parsed.data : []
}
