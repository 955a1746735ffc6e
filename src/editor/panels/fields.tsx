/** The inputs of the editor's panels, one for each type of SPEC.md's field definition. */
import { type ReactNode, useId, useState } from 'react'
import type { PanelField } from '#blocks/defineBlock.ts'
import { isPlainObject } from '../model/serialise.ts'
import type { Choice } from './choices.ts'
import { readDuplex, type Unit, units, writeDuplex } from './duplex.ts'

interface FieldProps {
  field: PanelField
  value: unknown
  onChange(value: unknown): void
}

/** A labelled input for any field definition. */
export function Field({ field, value, onChange }: FieldProps) {
  const id = useId()
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  if (field.type === 'bool' || field.type === 'boolean') {
    return (
      <label className="editor-check">
        <input type="checkbox" role={field.use_switch ? 'switch' : undefined} checked={value === true} onChange={(event) => onChange(event.target.checked)} />
        <span>{field.title}</span>
      </label>
    )
  }
  return (
    <Labelled id={id} title={field.title} description={field.description}>
      <Control field={field} id={id} text={text} value={value} onChange={onChange} />
    </Labelled>
  )
}

export function Labelled(props: { id: string; title: string; description?: string; children: ReactNode }) {
  const { id, title, description, children } = props
  return (
    <div className="editor-field">
      <label htmlFor={id}>{title}</label>
      {children}
      {description ? <p className="editor-hint">{description}</p> : null}
    </div>
  )
}

function Control({ field, id, text, value, onChange }: FieldProps & { id: string; text: string }) {
  const choices = (field.values ?? []).map((choice) => ({ ...choice }))
  if (field.type === 'number') {
    // A text that is no number counts as 0 (SPEC.md section 5); an empty field takes the key away.
    return (
      <input
        id={id}
        inputMode="decimal"
        defaultValue={text}
        key={text}
        onBlur={({ target }) => onChange(target.value.trim() === '' ? undefined : Number.parseFloat(target.value) || 0)}
      />
    )
  }
  if (field.type === 'text') return <textarea id={id} rows={4} value={text} placeholder={field.placeholder} onChange={({ target }) => onChange(target.value)} />
  if (field.type === 'dropdown') return <Picker id={id} value={text || (choices[0]?.value ?? '')} choices={choices} onChange={onChange} />
  if (field.type === 'checklist') return <Checklist choices={choices} value={listOf(value)} onChange={onChange} />
  if (field.type === 'string_arr' || field.type === 'string_multi') return <Tokens id={id} value={listOf(value)} onChange={onChange} />
  if (field.type === 'duplex') return <SizeField id={id} title={field.title} value={text} onChange={onChange} />
  if (field.type === 'arr-object') return <Rows field={field} value={value} onChange={onChange} />
  const type = field.name.endsWith('_secret') ? 'password' : field.type === 'date' ? 'date' : 'text'
  return <input id={id} type={type} value={text} placeholder={field.placeholder} onChange={({ target }) => onChange(target.value)} />
}

export function Picker(props: { id: string; value: string; choices: readonly Choice[]; onChange(value: string): void }) {
  const { id, value, choices, onChange } = props
  const isKnown = choices.some((choice) => choice.value === value)
  return (
    <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
      {isKnown || value === '' ? null : <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.title}
        </option>
      ))}
    </select>
  )
}

function Checklist({ choices, value, onChange }: { choices: readonly Choice[]; value: string[]; onChange(value: string[]): void }) {
  if (choices.length === 0) return <p className="editor-hint">Missing choice values</p>
  return choices.map((choice) => (
    <label key={choice.value} className="editor-check">
      <input
        type="checkbox"
        checked={value.includes(choice.value)}
        onChange={({ target }) => onChange(target.checked ? [...value, choice.value] : value.filter((one) => one !== choice.value))}
      />
      <span>{choice.title}</span>
    </label>
  ))
}

/** Words that are added by Enter (SPEC.md section 5). */
export function Tokens({ id, value, onChange }: { id: string; value: string[]; onChange(value: string[]): void }) {
  const [word, setWord] = useState('')
  return (
    <div className="editor-tokens">
      {value.map((token) => (
        <button key={token} type="button" aria-label={`Remove ${token}`} onClick={() => onChange(value.filter((one) => one !== token))}>
          {token} <span aria-hidden="true">×</span>
        </button>
      ))}
      <input
        id={id}
        value={word}
        placeholder="Add, then Enter"
        onChange={({ target }) => setWord(target.value)}
        onKeyDown={(event) => {
          const token = word.trim()
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (token !== '' && !value.includes(token)) onChange([...value, token])
          setWord('')
        }}
      />
    </div>
  )
}

/** A number and its unit (F-EDIT-06). */
export function SizeField(props: { id: string; title: string; value: string; onChange(value: string | undefined): void }) {
  const { id, title, value, onChange } = props
  const stored = readDuplex(value)
  const [number, setNumber] = useState(stored?.number ?? '')
  const [unit, setUnit] = useState<Unit>(stored?.unit ?? 'px')
  const [last, setLast] = useState(value)
  // The value changed from outside (undo, another block): the inputs follow.
  if (value !== last) {
    setLast(value)
    if (value !== writeDuplex({ number, unit })) {
      setNumber(stored?.number ?? '')
      if (stored) setUnit(stored.unit)
    }
  }
  const change = (nextNumber: string, nextUnit: Unit) => {
    setNumber(nextNumber)
    setUnit(nextUnit)
    const text = writeDuplex({ number: nextNumber, unit: nextUnit })
    if (text !== '' || nextNumber.trim() === '') onChange(text || undefined)
  }
  return (
    <div className="editor-size">
      <input id={id} inputMode="decimal" value={number} onChange={({ target }) => change(target.value, unit)} />
      <select
        aria-label={`Unit of ${title.toLowerCase()}`}
        value={unit}
        onChange={({ target }) => change(number, units.find((known) => known === target.value) ?? 'none')}
      >
        {units.map((known) => (
          <option key={known}>{known}</option>
        ))}
      </select>
    </div>
  )
}

function Rows({ field, value, onChange }: FieldProps) {
  const rows = Array.isArray(value) ? value.filter(isPlainObject) : []
  return (
    <div className="editor-rows">
      {rows.length === 0 ? <p className="editor-hint">Array is empty</p> : null}
      {rows.map((row, index) => (
        // Rows have no ids of their own; their place is what names them.
        <fieldset key={index}>
          <legend>{`${field.title} ${index + 1}`}</legend>
          {(field.fields ?? []).map((part) => (
            <Field
              key={part.name}
              field={part}
              value={row[part.name]}
              onChange={(next) => onChange(rows.with(index, { ...row, [part.name]: next }))}
            />
          ))}
          <button type="button" className="editor-quiet" onClick={() => onChange(rows.toSpliced(index, 1))}>
            Remove
          </button>
        </fieldset>
      ))}
      <button type="button" className="editor-quiet" onClick={() => onChange([...rows, {}])}>
        Add
      </button>
    </div>
  )
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : []
}
