/** What a refused call says of each field, for the form that sent it. */
import { CallError } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import { failureMessage } from './useCall.ts'

/** What a form calls the fields of its call; what is not named keeps its name. */
export type FieldNames = Readonly<Record<string, string>> | ((field: string) => string)

/**
 * The first message of each field, by its path in the input (`address.postcode`).
 * @param names the form's own name of what the call names otherwise
 */
export function fieldProblemsOf(error: unknown, names: FieldNames = {}): Record<string, string> {
  const problems: Record<string, string> = {}
  const fields: unknown = error instanceof CallError && isRecord(error.data) ? error.data.fields : null
  for (const one of Array.isArray(fields) ? fields : []) {
    if (!isRecord(one)) continue
    const field = String(one.field)
    problems[typeof names === 'function' ? names(field) : (names[field] ?? field)] ??= String(one.message)
  }
  return problems
}

/**
 * What a form says above its fields: the whole refusal where it is about none of them, and the faults of those that
 * the form doesn't draw.
 * @param problems what `fieldProblemsOf` made of it
 * @param drawn the names of the fields that are in the form
 */
export function restOfProblems(
  error: unknown,
  problems: Readonly<Record<string, string>>,
  drawn: ReadonlySet<string>,
): string {
  if (!error) return ''
  const messages = Object.entries(problems)
  if (messages.length === 0) return failureMessage(error, '').text
  return messages
    .flatMap(([name, message]) =>
      isDrawn(name, drawn) ? [] : name ? `${name.replaceAll(/[._]/g, ' ')}: ${message}` : message,
    )
    .join(' ')
}

/** A fault within a field (`choices.0.title`) is told at the field. */
function isDrawn(path: string, drawn: ReadonlySet<string>): boolean {
  return [...drawn].some((name) => path === name || path.startsWith(`${name}.`))
}

/** The message of a field: its own, or the first of what is within it. */
export function problemAt(problems: Readonly<Record<string, string>>, name: string): string | undefined {
  return problems[name] ?? Object.entries(problems).find(([path]) => path.startsWith(`${name}.`))?.[1]
}
