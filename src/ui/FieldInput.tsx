/** One input for each of the 14 field types, driven by its definition (F-FORM-01, F-FORM-03). */
import { useState } from 'react'
import { CheckboxGroup, RadioList } from './CheckboxGroup.tsx'
import { CodeInput } from './CodeInput.tsx'
import { DatePicker } from './DatePicker.tsx'
import { choicesOf, isSecretField, listOf, rowsOf, textOf, type FieldDefinition } from './field.ts'
import { parseNumberInput } from './inputRules.ts'
import { MoneyField } from './MoneyField.tsx'
import { RowList } from './RowList.tsx'
import { Select } from './Select.tsx'
import { TableInput } from './TableInput.tsx'
import { TextInput } from './TextInput.tsx'
import { TokenInput } from './TokenInput.tsx'
import { ValueUnit } from './ValueUnit.tsx'
import { Picture } from './Picture.tsx'
import { fields as fieldsTexts } from './texts/fields.ts'
import { common } from './texts/common.ts'
import { FileBrowser } from './fileBrowserPart.ts'

interface InputProps {
  field: FieldDefinition
  id: string
  value: unknown
  describedBy?: string | undefined
  isInvalid?: boolean
  onChange: (value: unknown) => void
}

export function FieldInput({ field, id, value, describedBy, isInvalid, onChange }: InputProps) {
  const { title, type, placeholder } = field
  const shared = { id, describedBy, isInvalid, placeholder }
  const fieldProps = { describedBy, isInvalid }
  if (isSecretField(field))
    return (
      <TextInput
        {...shared}
        kind="secret"
        autoComplete={field.name.startsWith('current_') ? 'current-password' : undefined}
        value={textOf(value)}
        onChange={onChange}
      />
    )
  switch (type) {
    case 'number':
      return <NumberField {...shared} value={value} onChange={onChange} />
    case 'currency':
      return <MoneyField {...shared} currency={field.currency} value={textOf(value)} onChange={onChange} />
    case 'text':
      return (
        <textarea
          id={id}
          aria-describedby={describedBy}
          aria-invalid={isInvalid}
          value={textOf(value)}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )
    case 'string_arr':
      return (
        <TokenInput
          id={id}
          {...fieldProps}
          label={title}
          value={listOf(value)}
          placeholder={placeholder}
          onChange={onChange}
        />
      )
    case 'string_multi':
      return <LineList id={id} {...fieldProps} title={title} value={listOf(value)} onChange={onChange} />
    case 'dropdown':
      if (choicesOf(field).length === 0) return <p className="muted">{fieldsTexts.missing_choice_values}</p>
      return (
        <Select
          id={id}
          {...fieldProps}
          value={textOf(value)}
          placeholder={placeholder ?? common.choose}
          choices={choicesOf(field)}
          onChange={onChange}
        />
      )
    case 'radio':
      return (
        <RadioList
          {...fieldProps}
          label={title}
          choices={choicesOf(field)}
          value={textOf(value)}
          onChange={onChange}
        />
      )
    case 'checklist':
      return (
        <CheckboxGroup
          {...fieldProps}
          label={title}
          choices={choicesOf(field)}
          value={listOf(value)}
          onChange={onChange}
        />
      )
    case 'bool':
    case 'boolean':
      return <Tick id={id} {...fieldProps} field={field} value={value} onChange={onChange} />
    case 'date':
      return <DatePicker id={id} {...fieldProps} label={title} value={textOf(value)} onChange={onChange} />
    case 'time':
      return <TimeInput id={id} {...fieldProps} value={textOf(value)} onChange={onChange} />
    case 'duplex':
      return <ValueUnit id={id} {...fieldProps} label={title} value={textOf(value)} onChange={onChange} />
    case 'file':
      return <FileField id={id} {...fieldProps} title={title} value={textOf(value)} onChange={onChange} />
    case 'code':
      return (
        <CodeInput
          label={title}
          language={typeof field.language === 'string' ? field.language : 'plain'}
          value={textOf(value)}
          describedBy={describedBy}
          onChange={onChange}
        />
      )
    case 'table':
      return <TableInput id={id} {...fieldProps} label={title} value={value} onChange={onChange} />
    case 'arr-object':
      return (
        <RowList
          input={FieldInput}
          field={field}
          id={id}
          {...fieldProps}
          value={rowsOf(value)}
          onChange={onChange}
        />
      )
    default:
      return <TextInput {...shared} value={textOf(value)} onChange={onChange} />
  }
}

/** What is wrong with the field is at its input. */
interface Told {
  describedBy?: string | undefined
  isInvalid?: boolean | undefined
}

function Tick({
  field,
  id,
  value,
  describedBy,
  isInvalid,
  onChange,
}: Told & { field: FieldDefinition; id: string; value: unknown; onChange: (value: unknown) => void }) {
  return (
    <label className="check">
      <input
        id={id}
        type="checkbox"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        role={field.use_switch ? 'switch' : undefined}
        className={field.use_switch ? 'switch' : ''}
        checked={value === true || value === 'true'}
        onChange={(event) => onChange(event.target.checked)}
      />
      {field.use_switch ? <span className="hidden">{field.title}</span> : field.title}
    </label>
  )
}

function TimeInput({
  id,
  value,
  describedBy,
  isInvalid,
  onChange,
}: Told & { id: string; value: string; onChange: (value: unknown) => void }) {
  return (
    <input
      id={id}
      type="time"
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function NumberField({
  value,
  onChange,
  ...shared
}: {
  id: string
  value: unknown
  onChange: (value: unknown) => void
}) {
  const [text, setText] = useState(textOf(value))
  const [last, setLast] = useState(value)
  // Changed from outside, as by undo: the text follows; what is being typed ("1.") stays.
  if (value !== last) {
    setLast(value)
    if (parseNumberInput(text) !== value) setText(textOf(value))
  }
  return (
    <TextInput
      {...shared}
      kind="number"
      value={text}
      onChange={(typed) => {
        setText(typed)
        onChange(parseNumberInput(typed))
      }}
    />
  )
}

function LineList({
  id,
  title,
  value,
  describedBy,
  isInvalid,
  onChange,
}: Told & { id: string; title: string; value: string[]; onChange: (value: unknown) => void }) {
  return (
    <div className="stack">
      {value.length === 0 && <p className="muted">{fieldsTexts.no_items_yet}</p>}
      {value.map((line, index) => (
        <div className="row" key={index}>
          <input
            id={index === 0 ? id : undefined}
            aria-label={`${title} ${index + 1}`}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            value={line}
            onChange={(event) => onChange(value.with(index, event.target.value))}
          />
          <button type="button" className="button small" onClick={() => onChange(value.toSpliced(index, 1))}>
            {common.remove}
            <span className="hidden">
              {' '}
              {title} {index + 1}
            </span>
          </button>
        </div>
      ))}
      <div>
        <button
          type="button"
          className="button small"
          aria-describedby={describedBy}
          data-invalid={(isInvalid && value.length === 0) || undefined}
          onClick={() => onChange([...value, ''])}
        >
          {common.add}
          <span className="hidden"> {fieldsTexts.to({ title })}</span>
        </button>
      </div>
    </div>
  )
}

function FileField({
  id,
  title,
  value,
  describedBy,
  isInvalid,
  onChange,
}: Told & { id: string; title: string; value: string; onChange: (value: unknown) => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="row">
      {value && /\.(webp|avif|png|jpe?g|gif|svg)(\?|$)/.test(value) && (
        <Picture className="thumb" src={value} box={[40, 40]} alt="" />
      )}
      <button
        id={id}
        type="button"
        className="button"
        aria-describedby={describedBy}
        data-invalid={isInvalid || undefined}
        onClick={() => setOpen(true)}
      >
        {value ? fieldsTexts.choose_another_file : fieldsTexts.choose_file}
      </button>
      {value && (
        <button type="button" className="link" onClick={() => onChange('')}>
          {common.remove}
        </button>
      )}
      {isOpen && (
        <FileBrowser
          title={title}
          onCancel={() => setOpen(false)}
          onPick={(url) => {
            onChange(url)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
