/** One field of a form with its label, help and error; of every kind, with and without scripts (F-FORM-01, F-FORM-03). */
import { useState } from 'react'
import { dayIn } from '#platform/language/days.ts'
import { entryFiles, type FormFieldData } from './data.ts'
import { dayLimits } from './dayLimits.ts'
import { rowNumbers, rowsWithoutScripts, type EntryTexts } from './entryValues.ts'
import { form } from './texts/form.ts'
import { common } from '#ui/texts/common.ts'

interface Props {
  field: FormFieldData
  /** Makes ids unique on the page. */
  prefix: string
  /** The name of its input; within a row that of the row is before it. */
  path: string
  error: string | undefined
  /** What was entered before it came back. */
  texts: EntryTexts
  /** True once scripts run: rows can be added and taken away. */
  isAwake: boolean
  look?: string | undefined
}

export function FormField({ field, prefix, path, error, texts, isAwake, look }: Props) {
  const id = `${prefix}-${path}`
  const help = helpOf(field)
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const shared = {
    id,
    name: path,
    required: field.is_required,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby': described || undefined,
  }
  const [label, tight, rest] = partsOf(field, look)
  const input = (
    <Input
      field={field}
      id={id}
      prefix={prefix}
      path={path}
      shared={shared}
      texts={texts}
      isAwake={isAwake}
      look={look}
    />
  )
  return (
    <div className="form-field">
      {isGroup(field) || isTiled(field, look) ? null : <label htmlFor={id}>{label}</label>}
      {tight === undefined ? (
        input
      ) : (
        <>
          <span className="form-tight">
            {input}
            {tight}
          </span>
          {rest}{' '}
        </>
      )}
      {help ? (
        <p className="form-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  )
}

const labelOf = (field: FormFieldData) =>
  field.is_required ? field.title : form.optional({ title: field.title })

/**
 * What stands before a field, what directly behind it, and the rest: in a sentence three dots in its title are where the field
 * stands.
 */
function partsOf(field: FormFieldData, look: string | undefined): string[] {
  const label = labelOf(field)
  if (look !== 'sentence' || isGroup(field)) return [label]
  const [before = '', ...behind] = label.split('…')
  if (behind.length === 0) return [label]
  const after = behind.join('…')
  const tight = /^\S*/.exec(after)?.[0] ?? ''
  return [before.trim(), tight, after.slice(tight.length)]
}

/** Few short choices are all seen at once where fields are lines: how many people, at what time. */
const isTiled = ({ type, choices }: FormFieldData, look: string | undefined) =>
  look === 'lines' &&
  type === 'dropdown' &&
  choices.length > 1 &&
  choices.length <= maxTiles &&
  choices.every(({ title }) => title.length <= maxTileLength)
const maxTiles = 8
const maxTileLength = 5
const isNarrow = ({ title }: { title: string }) => title.length <= 2

const isBool = ({ type }: FormFieldData) => type === 'bool' || type === 'boolean'
const isSecret = ({ name }: FormFieldData) => name.endsWith('_secret')
/** Free lines are written into one box, choices are ticked. */
const isTicked = ({ type, choices }: FormFieldData) =>
  type === 'checklist' || (type === 'string_multi' && choices.length > 0)

/** These carry their own label. */
const isGroup = (field: FormFieldData) => isTicked(field) || isBool(field) || field.type === 'arr-object'

function helpOf(field: FormFieldData): string {
  const own = isSecret(field)
    ? form.not_kept
    : field.type === 'file'
      ? entryFiles.words
      : field.type === 'string_arr'
        ? form.separate_by_commas
        : field.type === 'string_multi' && field.choices.length === 0
          ? form.one_on_each_line
          : ''
  return [field.description, own].filter(Boolean).join(' ')
}

interface InputProps {
  field: FormFieldData
  id: string
  prefix: string
  path: string
  shared: {
    id: string
    name: string
    required: boolean
    'aria-invalid': boolean | undefined
    'aria-describedby': string | undefined
  }
  texts: EntryTexts
  isAwake: boolean
  look: string | undefined
}

function Input({ field, id, prefix, path, shared, texts, isAwake, look }: InputProps) {
  const given = texts.get(path) ?? (texts.size > 0 ? [] : (field.start ?? []))
  const [first = ''] = given
  const texted = { ...shared, defaultValue: first, placeholder: field.placeholder || undefined }
  if (isSecret(field))
    return (
      <input {...shared} type="password" autoComplete="off" placeholder={field.placeholder || undefined} />
    )
  switch (field.type) {
    case 'text':
      return <textarea {...texted} rows={5} maxLength={10_000} />
    case 'string_multi':
      if (field.choices.length === 0) return <textarea {...texted} rows={4} />
      return <Ticks field={field} path={path} given={given} describedBy={shared['aria-describedby']} />
    case 'checklist':
      return <Ticks field={field} path={path} given={given} describedBy={shared['aria-describedby']} />
    case 'dropdown':
    case 'radio':
      if (field.choices.length === 0) return <p className="form-help">{form.no_options}</p>
      if (isTiled(field, look)) return <Tiles field={field} shared={shared} first={first} />
      return (
        <select {...shared} defaultValue={first}>
          <option value="">{field.placeholder || form.please_choose}</option>
          {field.choices.map(({ title, value }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      )
    case 'bool':
    case 'boolean':
      return (
        <label className="form-check" htmlFor={id}>
          <input
            {...shared}
            type="checkbox"
            value="true"
            defaultChecked={first !== ''}
            role={field.use_switch ? 'switch' : undefined}
            className={field.use_switch ? 'form-switch' : undefined}
          />{' '}
          {field.title}
        </label>
      )
    case 'duplex':
      return (
        <span className="form-pair">
          <input {...texted} inputMode="decimal" defaultValue={first.replace(/[a-z%]+$/i, '')} />
          <select
            name={`${path}-unit`}
            aria-label={form.unit_of({ title: field.title })}
            defaultValue={texts.get(`${path}-unit`)?.[0] ?? /[a-z%]+$/i.exec(first)?.[0] ?? ''}
          >
            {['', 'px', 'em', 'rem', 'vw', 'vh', '%'].map((unit) => (
              <option key={unit} value={unit}>
                {unit || form.no_unit}
              </option>
            ))}
          </select>
        </span>
      )
    case 'file':
      return (
        <input
          {...shared}
          type="file"
          accept={entryFiles.extensions.map((extension) => `.${extension}`).join(',')}
        />
      )
    case 'arr-object':
      return (
        <Rows
          field={field}
          prefix={prefix}
          path={path}
          describedBy={shared['aria-describedby']}
          texts={texts}
          isAwake={isAwake}
        />
      )
    default:
      return (
        <input
          {...texted}
          {...(field.type === 'number' ? { step: 'any' } : {})}
          {...(field.type === 'date' ? { ...daysOf(field, isAwake), 'data-hint': form.choose_day } : {})}
          type={inputType(field)}
          autoComplete={autoComplete(field)}
          maxLength={field.type === 'string' ? 1000 : undefined}
        />
      )
  }
}

/** What a calendar offers. Pages are kept for days: only the browser knows what day it is. */
function daysOf(
  field: FormFieldData,
  isAwake: boolean,
): { min?: string | undefined; max?: string | undefined } {
  if (!isAwake) return {}
  const { first, last } = dayLimits(field, dayIn(undefined, new Date()))
  return { min: first ?? undefined, max: last ?? undefined }
}

function Ticks({
  field,
  path,
  given,
  describedBy,
}: {
  field: FormFieldData
  path: string
  given: readonly string[]
  describedBy: string | undefined
}) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend>{labelOf(field)}</legend>
      {field.choices.length === 0 ? <p className="form-help">{form.missing_choice_values}</p> : null}
      {field.choices.map(({ title, value }) => (
        <label key={value} className="form-check">
          <input type="checkbox" name={path} value={value} defaultChecked={given.includes(value)} /> {title}
        </label>
      ))}
    </fieldset>
  )
}

/** A row of choices of which one is pressed. */
function Tiles({ field, shared, first }: Pick<InputProps, 'field' | 'shared'> & { first: string }) {
  return (
    <fieldset
      role="radiogroup"
      aria-invalid={shared['aria-invalid']}
      aria-describedby={shared['aria-describedby']}
      aria-required={shared.required || undefined}
    >
      <legend>{labelOf(field)}</legend>
      <div className={field.choices.every(isNarrow) ? 'form-tiles form-tiles-narrow' : 'form-tiles'}>
        {field.choices.map(({ title, value }) => (
          <label key={value} className="form-tile">
            <input
              type="radio"
              name={shared.name}
              value={value}
              required={shared.required}
              defaultChecked={value === first}
            />
            {title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface RowsProps {
  field: FormFieldData
  prefix: string
  path: string
  describedBy: string | undefined
  texts: EntryTexts
  isAwake: boolean
}

/** Rows of sub-fields: one at first. Without scripts a fixed number is there; what stays empty is left out. */
function Rows({ field, prefix, path, describedBy, texts, isAwake }: RowsProps) {
  const before = rowNumbers(texts, path)
  const hasFields = (field.fields ?? []).length > 0
  const [rows, setRows] = useState<readonly number[]>(before.length > 0 || !hasFields ? before : [0])
  const next = Math.max(-1, ...rows) + 1
  const row = (number: number, place: number) => (
    <fieldset key={number} className="form-row">
      <legend>
        {field.title} {place + 1}
      </legend>
      {(field.fields ?? []).map((inner) => (
        <FormField
          key={inner.name}
          field={inner}
          prefix={prefix}
          path={`${path}.${number}.${inner.name}`}
          error={undefined}
          texts={texts}
          isAwake={isAwake}
        />
      ))}
      {isAwake && (
        <button
          type="button"
          className="form-row-button"
          aria-label={form.remove_row({ title: field.title, value: place + 1 })}
          onClick={() => setRows(rows.filter((one) => one !== number))}
        >
          {common.remove}
        </button>
      )}
    </fieldset>
  )
  return (
    <fieldset aria-describedby={describedBy}>
      <legend>{labelOf(field)}</legend>
      {rows.length === 0 && <p className="form-help">{form.array_is_empty}</p>}
      {rows.map(row)}
      {hasFields && (
        <noscript>
          {Array.from({ length: Math.max(0, rowsWithoutScripts - rows.length) }, (_, more) =>
            row(next + more, rows.length + more),
          )}
        </noscript>
      )}
      {isAwake && hasFields && (
        <button
          type="button"
          className="form-row-button"
          aria-label={form.add_to({ title: field.title })}
          onClick={() => setRows([...rows, next])}
        >
          {common.add}
        </button>
      )}
    </fieldset>
  )
}

function inputType(field: FormFieldData): string {
  if (field.type === 'number') return 'number'
  if (field.type === 'date' || field.type === 'time') return field.type
  return /e_?mail/i.test(field.name) ? 'email' : /phone|tel/i.test(field.name) ? 'tel' : 'text'
}

function autoComplete(field: FormFieldData): string | undefined {
  if (/e_?mail/i.test(field.name)) return 'email'
  if (/phone|tel/i.test(field.name)) return 'tel'
  return /^(your_)?name$/i.test(field.name) ? 'name' : undefined
}
