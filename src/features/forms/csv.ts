/** Submissions as CSV (RFC 4180); a cell that a spreadsheet would run as a formula is kept as text. */
import type { FieldDefinition, SubmissionView } from './schema.ts'

export function csvOf(fields: readonly FieldDefinition[], rows: readonly SubmissionView[]): string {
  const head = ['sent', 'status', ...fields.map(({ title }) => title)]
  const lines = rows.map((row) => [row.created, row.status, ...fields.map(({ name }) => textOf(row.value[name]))])
  return [head, ...lines].map((cells) => cells.map(cell).join(',')).join('\r\n').concat('\r\n')
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(textOf).join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
