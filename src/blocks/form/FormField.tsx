/** One field of a form with its label, help and error. */
import type { FormFieldData } from './data.ts'

interface Props {
  field: FormFieldData
  /** Makes ids unique on the page. */
  prefix: string
  error: string | undefined
}

export function FormField({ field, prefix, error }: Props) {
  const id = `${prefix}-${field.name}`
  const described = [field.description ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const shared = {
    id,
    name: field.name,
    required: field.is_required,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described || undefined,
  }
  const isGroup = field.type === 'checklist' || field.type === 'string_multi'
  return (
    <div className="form-field">
      {isGroup || field.type === 'bool' || field.type === 'boolean' ? null : <label htmlFor={id}>{labelOf(field)}</label>}
      <Input field={field} id={id} shared={shared} />
      {field.description ? <p className="form-help" id={`${id}-help`}>{field.description}</p> : null}
      {error ? <p className="form-error" id={`${id}-error`}>{error}</p> : null}
    </div>
  )
}

const labelOf = (field: FormFieldData) => (field.is_required ? field.title : `${field.title} (optional)`)

interface InputProps {
  field: FormFieldData
  id: string
  shared: { id: string; name: string; required: boolean; 'aria-invalid': boolean | undefined; 'aria-describedby': string | undefined }
}

function Input({ field, id, shared }: InputProps) {
  switch (field.type) {
    case 'text':
      return <textarea {...shared} rows={5} placeholder={field.placeholder} />
    case 'dropdown':
      return (
        <select {...shared} defaultValue="">
          <option value="">{field.placeholder || 'Please choose'}</option>
          {field.choices.map(({ title, value }) => (
            <option key={value} value={value}>{title}</option>
          ))}
        </select>
      )
    case 'checklist':
    case 'string_multi':
      return (
        <fieldset aria-describedby={shared['aria-describedby']}>
          <legend>{labelOf(field)}</legend>
          {field.choices.length === 0 ? <p className="form-help">Missing choice values</p> : null}
          {field.choices.map(({ title, value }) => (
            <label key={value} className="form-check">
              <input type="checkbox" name={field.name} value={value} /> {title}
            </label>
          ))}
        </fieldset>
      )
    case 'bool':
    case 'boolean':
      return (
        <label className="form-check" htmlFor={id}>
          <input {...shared} type="checkbox" value="true" /> {field.title}
        </label>
      )
    default:
      return <input {...shared} type={inputType(field)} placeholder={field.placeholder} autoComplete={autoComplete(field)} />
  }
}

function inputType(field: FormFieldData): string {
  if (field.type === 'number') return 'number'
  if (field.type === 'date') return 'date'
  return /e_?mail/i.test(field.name) ? 'email' : /phone|tel/i.test(field.name) ? 'tel' : 'text'
}

function autoComplete(field: FormFieldData): string | undefined {
  if (/e_?mail/i.test(field.name)) return 'email'
  if (/phone|tel/i.test(field.name)) return 'tel'
  return /^(your_)?name$/i.test(field.name) ? 'name' : undefined
}
