/** From the server's refusal to the errors of the fields. */

/** Returns the message of each field that the server refused. */
export function errorsOf(data: unknown): Map<string, string> {
  const errors = new Map<string, string>()
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields))
    return errors
  for (const { field, message } of data.fields)
    if (!errors.has(String(field))) errors.set(String(field), String(message))
  return errors
}
