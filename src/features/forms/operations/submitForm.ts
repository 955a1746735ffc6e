import { z } from 'zod'
import { operation } from '#platform/operations/operation.ts'
import { submitEntry } from '../submitEntry.ts'

/**
 * Sends a form. `website` is a trap that people do not see: what fills it is kept as spam.
 * What is typed into a field named _secret is not kept, for nobody could read it again. Ten entries of one sender are
 * taken in ten minutes; the limit of the call itself is there for tries without end.
 * With an `idempotency-key` header the same entry sent twice is kept once and answered alike.
 * Problems: form.missing (404), form.invalid (422, with each field), form.stale, form.too_fast (422), form.key_reused (409).
 */
export const submitForm = operation({
  name: 'forms.submit',
  summary: 'Send a form',
  method: 'POST',
  path: '/api/forms/{form_id}',
  capability: 'public',
  rateLimit: { points: 200, windowSeconds: 600 },
  input: z.strictObject({
    form_id: z.uuid(),
    token: z.string().max(200),
    value: z.record(z.string().max(60), z.unknown()),
    website: z.string().max(500).optional(),
    page_url: z.string().max(512).optional(),
  }),
  output: z.strictObject({ thanks: z.string() }),
  run(context, { form_id, token, value, website, page_url }) {
    const { viewer, request } = context
    return submitEntry(context, {
      formId: form_id,
      token,
      value,
      trap: website ?? '',
      pageUrl: page_url ?? '',
      senderId: viewer.id,
      ip: request.ip,
      key: request.header('idempotency-key'),
    })
  },
})
