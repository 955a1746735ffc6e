import { z } from 'zod'
import { operation, Reply } from '#platform/operations/operation.ts'
import { readForm as read, viewOf } from '../readForm.ts'
import { formView } from '../schema.ts'
import { formToken } from '../token.ts'

/** A form with its fields, and the token that a submission must carry. Problems: form.missing (404). */
export const readForm = operation({
  name: 'forms.read',
  summary: 'A form and the token to send it with',
  method: 'GET',
  path: '/api/forms/{form_id}',
  capability: 'public',
  input: z.strictObject({ form_id: z.uuid() }),
  output: formView,
  async run(context, { form_id }) {
    const form = await read(context, context.db, form_id)
    return new Reply(viewOf(form), {
      extra: { token: formToken(context.secret, form_id, context.clock.now()) },
    })
  },
})
