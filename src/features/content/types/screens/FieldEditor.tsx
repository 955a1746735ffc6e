/** One field of a content type: its name and kind, and behind “More” what the kind allows. Alt and an arrow move it. */
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { fieldTypes, isSecretField, type FieldDefinition } from '#ui/field.ts'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { slugEffect } from '#ui/inputRules.ts'
import { transliterate } from '#ui/transliterate.ts'
import { dayIn } from '#platform/language/days.ts'
import { type Choice, Select } from '#ui/Select.tsx'
import { TokenInput } from '#ui/TokenInput.tsx'
import { typeScreen } from '../texts/typeScreen.ts'
import { common } from '#ui/texts/common.ts'

const kinds: Record<(typeof fieldTypes)[number], string> = {
  string: typeScreen.kind_string,
  text: typeScreen.kind_text,
  number: typeScreen.kind_number,
  bool: typeScreen.kind_bool,
  date: typeScreen.kind_date,
  time: typeScreen.kind_time,
  currency: typeScreen.kind_currency,
  dropdown: typeScreen.kind_dropdown,
  checklist: typeScreen.kind_checklist,
  string_arr: typeScreen.kind_words,
  string_multi: typeScreen.kind_lines,
  duplex: typeScreen.kind_duplex,
  file: typeScreen.kind_file,
  'arr-object': typeScreen.kind_rows,
}

const withChoices = new Set(['dropdown', 'checklist'])

interface FieldEditorProps {
  id: string
  /** Of the field in the input of the call: `fields.0`. */
  path: string
  field: FieldDefinition
  isFirst: boolean
  isLast: boolean
  /** A field within rows: no rows of its own. */
  isInRow?: boolean
  problem?: string | undefined
  requiredTitle?: string | undefined
  onChange: (to: Partial<FieldDefinition>) => void
  onMove: (by: number) => void
  onRemove: () => void
}

export function FieldEditor({
  id,
  path,
  field,
  isFirst,
  isLast,
  isInRow = false,
  problem,
  requiredTitle,
  onChange,
  onMove,
  onRemove,
}: FieldEditorProps) {
  const { title, name, type } = field
  const words = title || typeScreen.new_field
  const choices = (field.choices ?? field.values ?? []).map((choice) =>
    typeof choice === 'string' ? choice : choice.value,
  )
  const types = fieldTypes.filter((one) => !isInRow || one !== 'arr-object')
  return (
    <li
      className={`type-field ${isInRow ? 'in-row' : ''}`}
      data-field={id}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        event.stopPropagation()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <div className="type-field-head">
        <Field name={`${path}.title`} id={`${id}-title`} title={common.title} problem={problem}>
          {(ties) => (
            <input
              {...inputTies(ties)}
              value={title}
              maxLength={120}
              onChange={(event) => onChange({ title: event.target.value })}
              onBlur={() => {
                if (!name && title.trim()) onChange({ name: nameOf(title) })
              }}
            />
          )}
        </Field>
        <div className="field">
          <label htmlFor={`${id}-kind`}>{typeScreen.kind}</label>
          <Select
            id={`${id}-kind`}
            value={type === 'boolean' ? 'bool' : type}
            choices={types.map((value) => ({ value, title: kinds[value] }))}
            onChange={(value) => onChange({ type: value })}
          />
        </div>
        <div className="row-actions">
          <button
            type="button"
            className="icon-button"
            disabled={isFirst}
            aria-label={typeScreen.move_up({ words })}
            onClick={() => onMove(-1)}
          >
            <ArrowUp size={16} aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button"
            disabled={isLast}
            aria-label={typeScreen.move_down({ words })}
            onClick={() => onMove(1)}
          >
            <ArrowDown size={16} aria-hidden />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={typeScreen.remove({ words })}
            onClick={onRemove}
          >
            <Trash2 size={16} aria-hidden />
          </button>
        </div>
      </div>
      {withChoices.has(type) && (
        <Field
          name={`${path}.choices`}
          title={typeScreen.choices}
          problem={choices.length === 0 ? typeScreen.choices_missing : undefined}
        >
          {(ties) => (
            <TokenInput
              {...ties}
              label={typeScreen.choices_of({ words })}
              value={choices}
              onChange={(next) => onChange({ choices: next, values: undefined })}
              placeholder={typeScreen.choice_example}
            />
          )}
        </Field>
      )}
      {type === 'arr-object' && (
        <RowFields
          id={id}
          path={`${path}.fields`}
          words={words}
          fields={field.fields ?? []}
          onChange={(fields) => onChange({ fields })}
        />
      )}
      <MoreOfField
        path={path}
        words={words}
        field={field}
        requiredTitle={requiredTitle}
        onChange={onChange}
      />
    </li>
  )
}

/** What the kind allows, behind “More”. */
function MoreOfField({
  path,
  words,
  field,
  requiredTitle,
  onChange,
}: Pick<FieldEditorProps, 'path' | 'field' | 'requiredTitle' | 'onChange'> & { words: string }) {
  const { title, name, type } = field
  return (
    <details>
      <summary aria-label={typeScreen.more_about({ words })}>{typeScreen.more}</summary>
      <div className="type-field-more">
        <Field
          name={`${path}.name`}
          title={typeScreen.name_in_data}
          help={isSecretField(field) ? typeScreen.secret_help : typeScreen.name_help}
        >
          {(ties) => (
            <input
              {...inputTies(ties)}
              className="code"
              value={name}
              spellCheck={false}
              onChange={(event) => onChange({ name: event.target.value })}
              onBlur={() => onChange({ name: nameOf(name || title) })}
            />
          )}
        </Field>
        <Field name={`${path}.description`} title={typeScreen.help_text}>
          {(ties) => (
            <input
              {...inputTies(ties)}
              value={field.description ?? ''}
              maxLength={1000}
              onChange={(event) => onChange({ description: event.target.value || undefined })}
            />
          )}
        </Field>
        <Field name={`${path}.placeholder`} title={typeScreen.placeholder}>
          {(ties) => (
            <input
              {...inputTies(ties)}
              value={field.placeholder ?? ''}
              maxLength={200}
              onChange={(event) => onChange({ placeholder: event.target.value || undefined })}
            />
          )}
        </Field>
        {(type === 'bool' || type === 'boolean') && (
          <label className="check">
            <input
              type="checkbox"
              checked={field.use_switch === true}
              onChange={(event) => onChange({ use_switch: event.target.checked })}
            />{' '}
            {typeScreen.as_switch}
          </label>
        )}
        {type === 'date' && requiredTitle !== undefined && (
          <DayLimits path={path} field={field} onChange={onChange} />
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={field.is_required === true}
            onChange={(event) => onChange({ is_required: event.target.checked })}
          />{' '}
          {requiredTitle ?? typeScreen.is_required}
        </label>
      </div>
    </details>
  )
}

/** The days that a form takes: any, or those from the day on that somebody fills it in, and no later ones than a day. */
function DayLimits({ path, field, onChange }: Pick<FieldEditorProps, 'path' | 'field' | 'onChange'>) {
  const { from_day = '', until_day = '' } = field
  return (
    <>
      <DayLimit
        path={`${path}.from_day`}
        title={typeScreen.first_day}
        value={from_day}
        choices={[
          { value: '', title: typeScreen.any_day },
          { value: 'today', title: typeScreen.today },
          { value: 'today+1', title: typeScreen.tomorrow },
        ]}
        onChange={(to) => onChange({ from_day: to })}
      />
      <DayLimit
        path={`${path}.until_day`}
        title={typeScreen.last_day}
        value={until_day}
        choices={[
          { value: '', title: typeScreen.any_day },
          ...[14, 30, 90, 365].map((days) => ({
            value: `today+${days}`,
            title: typeScreen.in_days({ count: days }),
          })),
        ]}
        onChange={(to) => onChange({ until_day: to })}
      />
    </>
  )
}

interface DayLimitProps {
  path: string
  title: string
  value: string
  choices: readonly Choice[]
  onChange: (to: string | undefined) => void
}

function DayLimit({ path, title, value, choices, onChange }: DayLimitProps) {
  const isOwn = !choices.some((choice) => choice.value === value)
  return (
    <>
      <Field name={path} title={title}>
        {({ id }) => (
          <Select
            id={id}
            value={isOwn ? ownDay : value}
            choices={[...choices, { value: ownDay, title: typeScreen.a_day }]}
            onChange={(to) => onChange(to === ownDay ? dayIn(undefined, new Date()) : to || undefined)}
          />
        )}
      </Field>
      {isOwn && (
        <input
          type="date"
          aria-label={`${title}: ${typeScreen.a_day}`}
          value={value}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      )}
    </>
  )
}
const ownDay = 'day'

function RowFields({
  id,
  path,
  words,
  fields,
  onChange,
}: {
  id: string
  path: string
  words: string
  fields: readonly FieldDefinition[]
  onChange: (fields: FieldDefinition[]) => void
}) {
  return (
    <div className="row-fields">
      <span className="label">{typeScreen.row_has({ words })}</span>
      <FieldList
        id={id}
        path={path}
        fields={fields}
        isInRow
        add={{ title: typeScreen.add_to_row, label: typeScreen.add_to_row_of({ words }) }}
        onChange={onChange}
      />
    </div>
  )
}

interface FieldListProps {
  id: string
  path: string
  fields: readonly FieldDefinition[]
  isInRow?: boolean
  /** Of the button behind the last. */
  add: { title: string; label?: string }
  /** What it means that a field is required; absent: as in a content type. */
  requiredTitle?: string | undefined
  onChange: (fields: FieldDefinition[]) => void
}

/** Fields in their order, each changed, moved and removed in its place. */
export function FieldList({ id, path, fields, isInRow, add, requiredTitle, onChange }: FieldListProps) {
  return (
    <>
      {fields.length === 0 && <p className="muted">{typeScreen.no_fields}</p>}
      <ol>
        {fields.map((field, index) => (
          <FieldEditor
            key={index}
            id={`${id}-${index}`}
            path={`${path}.${index}`}
            field={field}
            isInRow={isInRow ?? false}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            requiredTitle={requiredTitle}
            onChange={(to) => onChange(fields.map((one, at) => (at === index ? { ...one, ...to } : one)))}
            onMove={(by) => onChange(moved(fields, index, by))}
            onRemove={() => onChange(fields.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <div>
        <button
          type="button"
          className="button small"
          aria-label={add.label}
          onClick={() => onChange([...fields, { name: '', title: '', type: 'string' }])}
        >
          {add.title}
        </button>
      </div>
    </>
  )
}

/** The list with one of its parts a place further up or down; at an end it stays. */
export function moved<T>(list: readonly T[], index: number, by: number): T[] {
  const to = index + by
  const one = list[index]
  return one === undefined || to < 0 || to >= list.length
    ? [...list]
    : list.toSpliced(index, 1).toSpliced(to, 0, one)
}

/** A name that data can carry: small letters, digits, underscores. */
export function nameOf(title: string): string {
  const plain = slugEffect(transliterate(title.trim())).replace(/[^a-z0-9_]/g, '')
  return plain.replace(/^[^a-z]+/, '').slice(0, 60)
}
