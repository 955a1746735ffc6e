/** POST /api/newsletter/subscribers/import */
import { z } from 'zod'
import { newsletterLimits } from '#constants.ts'
import { operation } from '#platform/operations/operation.ts'
import { importSubscribers as takeFile } from '../importSubscribers.ts'
import { importReport } from '../schema.ts'

/** Problems: newsletter.consent_missing, newsletter.note_missing, newsletter.no_emails, newsletter.file_too_long (422). */
export const importSubscribers = operation({
  name: 'newsletter.import',
  summary: 'Add the subscribers of a CSV file, whose people have agreed.',
  method: 'POST',
  path: '/api/newsletter/subscribers/import',
  capability: 'newsletter.manage',
  bodyLimitBytes: newsletterLimits.importBytes + 100_000,
  input: z.strictObject({
    csv: z.string().max(newsletterLimits.importBytes),
    note: z.string().max(500),
    has_consent: z.boolean(),
  }),
  output: importReport,
  audit: (_input, { added }) => ({ kind: 'newsletter.imported', data: { count: added } }),
  run: (context, { csv, note, has_consent: hasConsent }) => takeFile(context, { csv, note, hasConsent }),
})
