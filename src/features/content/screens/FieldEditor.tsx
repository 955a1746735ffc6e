/** One field of a content type: its name and kind, and behind “More” what the kind allows. Alt and an arrow move it. */
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { fieldTypes, isSecretField, type FieldDefinition } from '#ui/field.ts'
import { slugEffect } from '#ui/inputRules.ts'
import { Select } from '#ui/Select.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'

const kinds: Record<(typeof fieldTypes)[number], string> = {
  string: 'One line', text: 'Text', number: 'Number', bool: 'Yes or no', date: 'Date', dropdown: 'One of several', checklist: 'Some of several',
  string_arr: 'Words', string_multi: 'Lines', duplex: 'Size with unit', file: 'File', 'arr-object': 'Rows of fields',
}

const withChoices = new Set(['dropdown', 'checklist'])

interface FieldEditorProps {
  id: string
  field: FieldDefinition
  isFirst: boolean
  isLast: boolean
  /** A field within rows: no rows of its own. */
  isInRow?: boolean
  problem?: string | undefined
  onChange: (to: Partial<FieldDefinition>) => void
  onMove: (by: number) => void
  onRemove: () => void
}

export function FieldEditor({ id, field, isFirst, isLast, isInRow = false, problem, onChange, onMove, onRemove }: FieldEditorProps) {
  const { title, name, type } = field
  const words = title || 'the new field'
  const choices = (field.choices ?? field.values ?? []).map((choice) => (typeof choice === 'string' ? choice : choice.value))
  const types = fieldTypes.filter((one) => !isInRow || one !== 'arr-object')
  return (
    <li className={`type-field ${isInRow ? 'in-row' : ''}`} data-field={id}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        event.stopPropagation()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}>
      <div className="type-field-head">
        <div className="field"><label htmlFor={`${id}-title`}>Title</label>
          <input id={`${id}-title`} value={title} maxLength={120} aria-describedby={problem ? `${id}-problem` : undefined} aria-invalid={problem ? true : undefined}
            onChange={(event) => onChange({ title: event.target.value })}
            onBlur={() => { if (!name && title.trim()) onChange({ name: nameOf(title) }) }} />
        </div>
        <div className="field"><label htmlFor={`${id}-kind`}>Kind</label>
          <Select id={`${id}-kind`} value={type === 'boolean' ? 'bool' : type} choices={types.map((value) => ({ value, title: kinds[value] }))} onChange={(value) => onChange({ type: value })} />
        </div>
        <div className="row-actions">
          <button type="button" className="icon-button" disabled={isFirst} aria-label={`Move ${words} up`} onClick={() => onMove(-1)}><ArrowUp size={16} aria-hidden /></button>
          <button type="button" className="icon-button" disabled={isLast} aria-label={`Move ${words} down`} onClick={() => onMove(1)}><ArrowDown size={16} aria-hidden /></button>
          <button type="button" className="icon-button" aria-label={`Remove ${words}`} onClick={onRemove}><Trash2 size={16} aria-hidden /></button>
        </div>
      </div>
      {problem && <span className="problem" id={`${id}-problem`}>{problem}</span>}
      {withChoices.has(type) && (
        <div className="field"><span className="label">Choices</span>
          <TokenInput label={`Choices of ${words}`} value={choices} onChange={(next) => onChange({ choices: next, values: undefined })} placeholder="Choice, then Enter" />
          {choices.length === 0 && <span className="problem">Missing choice values</span>}
        </div>
      )}
      {type === 'arr-object' && <RowFields id={id} words={words} fields={field.fields ?? []} onChange={(fields) => onChange({ fields })} />}
      <details>
        <summary>More<span className="hidden"> about {words}</span></summary>
        <div className="type-field-more">
          <div className="field"><label htmlFor={`${id}-name`}>Name in data</label>
            <input id={`${id}-name`} className="code" value={name} spellCheck={false} aria-describedby={`${id}-name-help`} onChange={(event) => onChange({ name: event.target.value })} onBlur={() => onChange({ name: nameOf(name || title) })} />
            <span className="help" id={`${id}-name-help`}>{isSecretField(field) ? 'Ends in _secret: it is written, and never shown again.' : 'Values are kept under it.'}</span>
          </div>
          <div className="field"><label htmlFor={`${id}-help`}>Help below the field</label><input id={`${id}-help`} value={field.description ?? ''} maxLength={1000} onChange={(event) => onChange({ description: event.target.value || undefined })} /></div>
          <div className="field"><label htmlFor={`${id}-placeholder`}>Placeholder</label><input id={`${id}-placeholder`} value={field.placeholder ?? ''} maxLength={200} onChange={(event) => onChange({ placeholder: event.target.value || undefined })} /></div>
          {(type === 'bool' || type === 'boolean') && <label className="check"><input type="checkbox" checked={field.use_switch === true} onChange={(event) => onChange({ use_switch: event.target.checked })} /> Show as a switch</label>}
          <label className="check"><input type="checkbox" checked={field.is_required === true} onChange={(event) => onChange({ is_required: event.target.checked })} /> Needed before it is published</label>
        </div>
      </details>
    </li>
  )
}

function RowFields({ id, words, fields, onChange }: { id: string; words: string; fields: readonly FieldDefinition[]; onChange: (fields: FieldDefinition[]) => void }) {
  return (
    <div className="row-fields">
      <span className="label">Each row of {words} has</span>
      {fields.length === 0 && <p className="muted">Array is empty</p>}
      <ol>
        {fields.map((field, index) => (
          <FieldEditor key={index} id={`${id}-${index}`} field={field} isInRow isFirst={index === 0} isLast={index === fields.length - 1}
            onChange={(to) => onChange(fields.map((one, at) => (at === index ? { ...one, ...to } : one)))}
            onMove={(by) => onChange(moved(fields, index, by))}
            onRemove={() => onChange(fields.toSpliced(index, 1))} />
        ))}
      </ol>
      <div><button type="button" className="button small" onClick={() => onChange([...fields, { name: '', title: '', type: 'string' }])}>Add to the row<span className="hidden"> of {words}</span></button></div>
    </div>
  )
}

/** The list with one of its parts a place further up or down; at an end it stays. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const to = index + by
  const one = list[index]
  return one === undefined || to < 0 || to >= list.length ? [...list] : list.toSpliced(index, 1).toSpliced(to, 0, one)
}

/** A name that data can carry: small letters, digits, underscores. */
export function nameOf(title: string): string {
  const plain = slugEffect(title.trim().toLowerCase().normalize('NFKD')).replace(/[^a-z0-9_]/g, '')
  return plain.replace(/^[^a-z]+/, '').slice(0, 60)
}
