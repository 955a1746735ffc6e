/** The values of a content type's fields as a schema: it describes them in the API reference. */
import { z } from 'zod'
import { choicesOf, type FieldDefinition } from '#features/forms/index.ts'
import { isSecretName } from '../types/typedMetas.ts'

/** `isInput`: what a save takes, secrets too; else what an answer holds. */
export function fieldsSchema(
  fields: readonly FieldDefinition[],
  { isInput }: { isInput: boolean },
): z.ZodType {
  const shown = fields.filter((field) => isInput || !isSecretName(field.name))
  const entries = shown.map((field) => {
    const value = valueSchema(field)
      .nullable()
      .describe(field.description ? `${field.title}. ${field.description}` : field.title)
    return [field.name, isInput ? value.optional() : value] as const
  })
  return z.strictObject(Object.fromEntries(entries))
}

function valueSchema(field: FieldDefinition): z.ZodType {
  const choices = choicesOf(field)
  const oneOf = choices.length > 0 ? z.enum(choices) : z.string()
  switch (field.type) {
    case 'number':
      return z.number()
    case 'bool':
    case 'boolean':
      return z.boolean()
    case 'dropdown':
      return oneOf
    case 'checklist':
    case 'string_multi':
      return z.array(oneOf)
    case 'string_arr':
      return z.array(z.string())
    case 'file':
      return z.union([z.string(), z.array(z.string())])
    case 'date':
      return z.iso.date()
    case 'time':
      return z.iso.time({ precision: -1 })
    case 'currency':
      return z.string().regex(/^-?\d{1,12}(\.\d{1,4})?$/)
    case 'arr-object':
      return z.array(
        z.strictObject(
          Object.fromEntries((field.fields ?? []).map((one) => [one.name, valueSchema(one).optional()])),
        ),
      )
    case 'duplex':
    case 'string':
    case 'text':
      return z.string()
  }
}
