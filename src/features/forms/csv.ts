/** Submissions as CSV (RFC 4180); a cell that a spreadsheet would run as a formula is kept as text. */
import { isRecord } from '#platform/isRecord.ts'
import { csvLine } from '#platform/csv.ts'
import type { FieldDefinition, SubmissionView } from './schema.ts'
import { fieldTitle } from './fieldTitle.ts'

export function csvHead(fields: readonly FieldDefinition[]): string {
  return csvLine(['sent', 'status', ...fields.map(fieldTitle)])
}

export function csvRows(fields: readonly FieldDefinition[], rows: readonly SubmissionView[]): string {
  return rows
    .map((row) => csvLine([row.created, row.status, ...fields.map(({ name }) => textOf(row.value[name]))]))
    .join('')
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  if (isRecord(value) && typeof value.name === 'string' && typeof value.url === 'string') return value.name
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
