/** Which of a type's fields is the date of its entries, as the day of an event; for server and browser. */
import { isSecretField, type FieldDefinition } from '#ui/field.ts'

/** The first date of a type's own; undefined where its entries have none. */
export function ownDateOf<Field extends Pick<FieldDefinition, 'type' | 'name'>>(
  fields: readonly Field[],
): Field | undefined {
  return fields.find((field) => field.type === 'date' && !isSecretField(field))
}
