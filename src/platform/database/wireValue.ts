/** How values of statements are written down for PostgreSQL: as text, and bytes as they are. */

/** @throws TypeError for what JSON cannot hold, RangeError for a date that is none */
export function wireValue(value: unknown): string | Buffer | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return value
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (Array.isArray(value)) return arrayText(value)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Source: PostgreSQL documentation, "Array Input and Output Syntax". */
function arrayText(values: readonly unknown[]): string {
  return `{${values.map(elementText).join(',')}}`
}

function elementText(value: unknown): string {
  if (value === null || value === undefined) return 'NULL'
  if (Array.isArray(value)) return arrayText(value)
  const wire = wireValue(value)
  const text = Buffer.isBuffer(wire) ? `\\x${wire.toString('hex')}` : (wire ?? '')
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
