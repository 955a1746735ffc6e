import { z } from 'zod'
import type { Db } from '#platform/context.ts'
import { answerOnce } from '#platform/database/answerOnce.ts'
import { operation } from '#platform/operations/operation.ts'
import { checkValues, withoutSecrets } from '../fieldDefinition.ts'
import { problem } from '../problems.ts'
import { readForm } from '../readForm.ts'
import { checkToken } from '../token.ts'

const sent = z.strictObject({ thanks: z.string() })

/**
 * Sends a form. `website` is a trap that people do not see: what fills it is kept as spam.
 * What is typed into a field named _secret is not kept, for nobody could read it again.
 * With an `idempotency-key` header the same entry sent twice is kept once and answered alike.
 * Problems: form.missing (404), form.invalid (422, with each field), form.stale, form.too_fast (422), form.key_reused (409).
 */
export const submitForm = operation({
  name: 'forms.submit',
  summary: 'Send a form',
  method: 'POST',
  path: '/api/forms/{form_id}',
  capability: 'public',
  rateLimit: { points: 10, windowSeconds: 600 },
  input: z.strictObject({
    form_id: z.uuid(),
    token: z.string().max(200),
    value: z.record(z.string().max(60), z.unknown()),
    website: z.string().max(500).optional(),
    page_url: z.string().max(512).optional(),
  }),
  output: sent,
  async run(context, { form_id, token, value, website, page_url }) {
    const { siteId, secret, clock, viewer, request } = context
    const form = await readForm(context, context.db, form_id)
    checkToken(secret, form_id, token, clock.now())
    async function keep(db: Db): Promise<z.output<typeof sent>> {
      const { values, errors } = checkValues(form.fields, value)
      if (errors.length > 0) throw problem('form.invalid', { summary: errors[0]?.message, fields: errors })
      await db
        .insertInto('form_submission')
        .values({
          site_id: siteId,
          id: context.newId(),
          form_id,
          value: JSON.stringify(withoutSecrets(values)),
          status: website ? 'spam' : 'new',
          page_url: page_url ?? '',
          created_by: viewer.id,
          created_at: clock.now(),
        })
        .execute()
      return { thanks: form.thanks }
    }
    const key = request.header('idempotency-key')
    if (!key) return keep(context.db)
    const keyed = { scope: `forms.submit ${form_id}`, key, input: [value, website ?? '', viewer.id] }
    const once = await answerOnce(context, keyed, (kept) => sent.parse(kept), keep)
    if (once.kind === 'other_input') throw problem('form.key_reused')
    return once.answer
  },
})
