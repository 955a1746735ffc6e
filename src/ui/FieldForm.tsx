/** A form of field definitions (F-FORM-01): labels, help, problems tied to their inputs. */
import { useId } from 'react'
import type { FieldDefinition } from './field.ts'
import { FieldInput } from './FieldInput.tsx'

interface FormProps {
  fields: readonly FieldDefinition[]
  values: Record<string, unknown>
  problems?: Record<string, string>
  onChange: (values: Record<string, unknown>) => void
}

export function FieldForm({ fields, values, problems = {}, onChange }: FormProps) {
  const base = useId()
  return (
    <div className="form">
      {fields.map((field) => {
        const id = `${base}-${field.name}`
        const problem = problems[field.name]
        const describedBy = [field.description ? `${id}-help` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ')
        return (
          <div className="field" key={field.name}>
            {!isPlainCheck(field) && <label htmlFor={id}>{field.title}</label>}
            <FieldInput field={field} id={id} value={values[field.name] ?? field.value} describedBy={describedBy || undefined} isInvalid={problem !== undefined}
              onChange={(value) => onChange({ ...values, [field.name]: value })} />
            {field.description && <span className="help" id={`${id}-help`}>{field.description}</span>}
            {problem && <span className="problem" id={`${id}-problem`}>{problem}</span>}
          </div>
        )
      })}
    </div>
  )
}

/** A plain checkbox carries its own label. */
const isPlainCheck = ({ type, use_switch: isSwitch }: FieldDefinition): boolean => (type === 'bool' || type === 'boolean') && isSwitch !== true
