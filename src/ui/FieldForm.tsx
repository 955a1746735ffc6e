/** A form of field definitions (F-FORM-01): labels, help, problems tied to their inputs. */
import type { FieldDefinition } from './field.ts'
import { FieldInput } from './FieldInput.tsx'
import { Field } from './FormProblems.tsx'

interface FormProps {
  fields: readonly FieldDefinition[]
  values: Record<string, unknown>
  problems?: Record<string, string>
  onChange: (values: Record<string, unknown>) => void
}

export function FieldForm({ fields, values, problems = {}, onChange }: FormProps) {
  return (
    <div className="form">
      {fields.map((field) => (
        <Field
          key={field.name}
          name={field.name}
          title={field.title}
          help={field.description}
          problem={problems[field.name]}
          hasLabel={!isPlainCheck(field)}
        >
          {(ties) => (
            <FieldInput
              {...ties}
              field={field}
              value={values[field.name] ?? field.value}
              onChange={(value) => onChange({ ...values, [field.name]: value })}
            />
          )}
        </Field>
      ))}
    </div>
  )
}

/** A plain checkbox carries its own label. */
const isPlainCheck = ({ type, use_switch: isSwitch }: FieldDefinition): boolean =>
  (type === 'bool' || type === 'boolean') && isSwitch !== true
