/** The calls of each own content type in the API reference, with its fields by name: there as soon as the type is (F-TYPE-01). */
import { z } from 'zod'
import type { Platform } from '#platform/context.ts'
import { describeOperation } from '#platform/operations/openapi.ts'
import { entryListInput, entryView, saveEntryInput } from './entries.ts'
import { fieldsSchema } from './fieldSchema.ts'
import { listEntries } from './operations/listEntries.ts'
import { readEntry } from './operations/readEntry.ts'
import { saveEntry } from './operations/saveEntry.ts'
import { listTypes } from '../types/postTypes.ts'
import { paginationView } from '../views.ts'

/** Returns the paths by type, for types whose entries have pages: others are nobody's business outside. */
export async function openApiPaths({ db }: Platform): Promise<Record<string, unknown>> {
  const types = (await listTypes(db)).filter((type) => type.url_pattern !== '')
  return Object.fromEntries(
    types.flatMap(({ slug, title, plural, fields }) => {
      const entry = entryView.extend({ fields: fieldsSchema(fields, { isInput: false }) })
      const path = `/api/t/${plural}`
      return [
        [
          path,
          {
            get: describeOperation({
              ...listEntries,
              name: `entries.list_${slug}`,
              summary: `List the published entries of the type ${title}`,
              path,
              input: entryListInput.omit({ plural: true }),
              output: z.object({ items: z.array(entry), pagination: paginationView }),
            }),
            post: describeOperation({
              ...saveEntry,
              name: `entries.save_${slug}`,
              summary: `Create an entry of the type ${title} or save a new version of it`,
              path,
              input: saveEntryInput
                .omit({ plural: true })
                .extend({ fields: fieldsSchema(fields, { isInput: true }).optional() }),
              output: entry,
            }),
          },
        ],
        [
          `${path}/{key}`,
          {
            get: describeOperation({
              ...readEntry,
              name: `entries.read_${slug}`,
              summary: `Read one entry of the type ${title} by its id or its URL`,
              path: `${path}/{key}`,
              input: z.strictObject({ key: z.string() }),
              output: entry,
            }),
          },
        ],
      ]
    }),
  )
}
