/** Takes an entry of a form in: checked, kept once, counted, and told to the owner by email. Calls and pages lead here. */
import { createHash } from 'node:crypto'
import { readSetting } from '#features/settings/index.ts'
import type { Db, Platform } from '#platform/context.ts'
import { answerOnce } from '#platform/database/answerOnce.ts'
import { dayIn } from '#platform/language/days.ts'
import { countTry } from '#platform/http/rateLimit.ts'
import type { SentFile } from '#platform/http/readFormBody.ts'
import { entryFolder, extensionOf, shownName, wrongFile, type EntryFile } from './entryFile.ts'
import { checkValues, withoutSecrets, type FieldError } from './fieldDefinition.ts'
import { sendEntryMail } from './mailEntry.ts'
import { problem } from './problems.ts'
import { readForm, type StoredForm } from './readForm.ts'
import { checkToken } from './token.ts'
import { visitorForms } from './texts/visitorForms.ts'

export interface Entry {
  formId: string
  token: string
  /** The browser says that a page of ours sends it: a page that is kept for everybody holds no token. */
  isFromOwnPage?: boolean
  value: Record<string, unknown>
  /** By field. */
  files?: ReadonlyMap<string, readonly SentFile[]>
  /** What stood in the trap. */
  trap: string
  pageUrl: string
  /** The sender's account, if there is one, and IP address. */
  senderId: string | null
  ip: string
  /** The sender's `idempotency-key`. */
  key: string | undefined
}

/** What is taken of one sender in ten minutes; tries that are refused do not count. */
const taken = { points: 10, windowSeconds: 600 }

/**
 * @returns what the sender is told
 * @throws Problem form.missing (404), form.invalid, form.stale, form.too_fast, form.unproven (422), form.key_reused (409), request.rate_limited (429)
 */
export async function submitEntry(platform: Platform, entry: Entry): Promise<{ thanks: string }> {
  const {
    formId,
    token,
    isFromOwnPage,
    value,
    trap,
    senderId,
    key,
    files = new Map<string, readonly SentFile[]>(),
  } = entry
  const form = await readForm(platform, platform.db, formId)
  if (token) checkToken(platform.secret, formId, token, platform.clock.now())
  else if (!isFromOwnPage) throw problem('form.unproven')
  const keep = (db: Db) => keepEntry(platform, db, form, entry)
  if (!key) return platform.transaction(keep)
  const sent = [...files].map(([field, list]) => [
    field,
    list.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex')),
  ])
  const keyed = {
    scope: `forms.submit ${formId}`,
    key,
    input: [value, trap, senderId, ...(sent.length > 0 ? [sent] : [])],
  }
  const once = await answerOnce(platform, keyed, thanksOf, keep)
  if (once.kind === 'other_input') throw problem('form.key_reused')
  return once.answer
}

function thanksOf(kept: unknown): { thanks: string } {
  return { thanks: typeof kept === 'object' && kept !== null && 'thanks' in kept ? String(kept.thanks) : '' }
}

async function keepEntry(
  platform: Platform,
  db: Db,
  form: StoredForm,
  entry: Entry,
): Promise<{ thanks: string }> {
  const { formId, value, trap, pageUrl, senderId, ip, files = new Map<string, readonly SentFile[]>() } = entry
  const fileFields = form.fields.filter(({ name, type }) => type === 'file' && files.has(name))
  const { values, errors } = checkValues(
    form.fields.filter((field) => !fileFields.includes(field)),
    value,
    dayIn(await readSetting(db, 'time_zone'), platform.clock.now()),
  )
  for (const { name } of fileFields) {
    for (const file of files.get(name) ?? []) {
      const message = await wrongFile(file)
      if (message) errors.push({ field: name, message })
    }
  }
  if (errors.length > 0)
    throw problem('form.invalid', {
      summary: summaryOf(errors),
      fields: inOrder(form, errors).slice(0, maxFieldErrors),
    })
  await countTry(platform, 'forms.taken', senderId ?? ip, taken)
  const id = platform.newId()
  const stored: Record<string, EntryFile[]> = {}
  for (const { name } of fileFields)
    stored[name] = await storeFiles(platform, entryFolder(formId, id), name, files.get(name) ?? [])
  const kept = { ...withoutSecrets(values), ...stored }
  await db
    .insertInto('form_submission')
    .values({
      id,
      form_id: formId,
      value: JSON.stringify(kept),
      status: trap ? 'spam' : 'new',
      page_url: pageUrl,
      created_by: senderId,
      created_at: platform.clock.now(),
    })
    .execute()
  if (!trap) await sendEntryMail(platform, db, form, id, kept, pageUrl)
  return { thanks: form.thanks }
}

const summaryOf = (errors: readonly FieldError[]) =>
  errors.length === 1 ? errors[0]?.message : visitorForms.look_again({ count: errors.length })

/** No form has as many fields: what else was sent is none of it. */
const maxFieldErrors = 100

/** As the fields are in the form, so that the first is the uppermost. */
function inOrder(form: StoredForm, errors: readonly FieldError[]): FieldError[] {
  const places = new Map(form.fields.map(({ name }, index) => [name, index]))
  const place = (field: string) => places.get(field) ?? -1
  return errors.toSorted((a, b) => place(a.field) - place(b.field))
}

/** The bytes first: those without a row are shown nowhere. */
async function storeFiles(
  platform: Platform,
  folder: string,
  field: string,
  files: readonly SentFile[],
): Promise<EntryFile[]> {
  const kept: EntryFile[] = []
  for (const [index, file] of files.entries()) {
    const path = `${folder}/${field}-${index}.${(await extensionOf(file)) ?? 'bin'}`
    await platform.storage.write('entries', path, file.bytes)
    kept.push({ name: shownName(file.name), bytes: file.bytes.length, path })
  }
  return kept
}
