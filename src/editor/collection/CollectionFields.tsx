/** What a collection shows: the content type, filters in words, and the order. */
import { useId } from 'react'
import type { Rule } from '#rules/rule.ts'
import { DatePicker } from '#ui/DatePicker.tsx'
import { FieldInput } from '#ui/FieldInput.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { common } from '#ui/texts/common.ts'
import { useEditor } from '../EditorContext.ts'
import type { BlockRecord } from '../model/record.ts'
import { Labelled, ListField } from '../panels/fields.tsx'
import { type EntryField, type EntryType, useEntryTypes } from './entryFields.ts'
import { type Comparison, comparisonsOf, fieldAsked, readFilter, rulesIn } from './filters.ts'
import { chooseType } from './firstCard.ts'
import './collection.css'
import { collectionPanel as texts } from './texts/collectionPanel.ts'

export default function CollectionFields({ record }: { record: BlockRecord }) {
  const { editorDocument } = useEditor()
  const id = useId()
  const types = useEntryTypes()
  const { state } = record
  const type = types?.find(({ slug }) => slug === state.type)
  const set = (patch: Record<string, unknown>) => editorDocument.patch(record.id, patch)
  return (
    <>
      <Labelled id={`${id}-type`} title={common.content_type}>
        <Select
          id={`${id}-type`}
          value={typeof state.type === 'string' ? state.type : ''}
          placeholder={common.choose}
          choices={(types ?? []).map(({ slug, title }) => ({ value: slug, title }))}
          onChange={(slug) => {
            const chosen = types?.find((one) => one.slug === slug)
            if (chosen) chooseType(editorDocument, record.id, chosen)
          }}
        />
      </Labelled>
      {types !== undefined && !type ? (
        <p className="help">
          {state.type ? texts.type_gone : texts.choose_first}{' '}
          <a href="/user/types" target="_blank" rel="noreferrer">
            {common.content_types}
          </a>
        </p>
      ) : null}
      {type ? (
        <>
          <Filters type={type} rules={rulesIn(state.filters)} onChange={(filters) => set({ filters })} />
          <Order type={type} state={state} set={set} />
        </>
      ) : null}
    </>
  )
}

interface FiltersProps {
  type: EntryType
  rules: readonly Rule[]
  onChange(rules: readonly Rule[] | undefined): void
}

function Filters({ type, rules, onChange }: FiltersProps) {
  const fields = type.fields.filter(
    (field) => field.isAsked || field.name === 'category' || field.name === 'tags',
  )
  const put = (next: readonly Rule[]) => onChange(next.length > 0 ? next : undefined)
  const add = () => {
    const first = fields.find(({ kind, name }) => kind === 'date' && !name.endsWith('_at')) ?? fields[0]
    if (first) put([...rules, freshRule(first)])
  }
  return (
    <fieldset className="editor-group editor-filters">
      <legend>{texts.filters}</legend>
      {rules.length === 0 ? <p className="help">{texts.no_filters}</p> : null}
      {rules.map((rule, index) => (
        <FilterRow
          key={index}
          number={index + 1}
          rule={rule}
          fields={fields}
          onChange={(next) => put(rules.with(index, next))}
          onRemove={() => put(rules.toSpliced(index, 1))}
        />
      ))}
      <button type="button" className="button small" onClick={add}>
        {texts.add_filter}
      </button>
    </fieldset>
  )
}

function freshRule(field: EntryField): Rule {
  const [comparison] = comparisonsOf(field)
  return comparison
    ? comparison.rule(field.name, comparison.value ?? '')
    : { type: 'has_meta', value: field.name }
}

interface RowProps {
  number: number
  rule: Rule
  fields: readonly EntryField[]
  onChange(rule: Rule): void
  onRemove(): void
}

function FilterRow({ number, rule, fields, onChange, onRemove }: RowProps) {
  const name = fieldAsked(rule)
  const field = fields.find((one) => one.name === name)
  const read = field ? readFilter(rule, field) : null
  return (
    <div className="editor-filter" role="group" aria-label={texts.filter({ number })}>
      <Select
        label={texts.field_of({ number })}
        value={name}
        choices={fields.map(({ name: value, title }) => ({ value, title }))}
        isInvalid={!field}
        onChange={(to) => {
          const next = fields.find((one) => one.name === to)
          if (next) onChange(freshRule(next))
        }}
      />
      {field ? (
        <Select
          label={texts.comparison_of({ number })}
          value={read?.comparison.name ?? ''}
          choices={comparisonsOf(field).map(({ name: value, title }) => ({ value, title }))}
          onChange={(to) => {
            const next = comparisonsOf(field).find((one) => one.name === to)
            const isSame = next?.input === read?.comparison.input
            if (next) onChange(next.rule(field.name, isSame ? (read?.value ?? '') : (next.value ?? '')))
          }}
        />
      ) : (
        <p className="problem">{texts.field_gone({ field: name })}</p>
      )}
      {field && read ? (
        <FilterValue
          label={texts.value_of({ number })}
          field={field}
          comparison={read.comparison}
          value={read.value}
          onChange={(value) => onChange(read.comparison.rule(field.name, value))}
        />
      ) : null}
      <button type="button" className="link" aria-label={texts.remove_filter({ number })} onClick={onRemove}>
        {common.remove}
      </button>
    </div>
  )
}

interface ValueProps {
  label: string
  field: EntryField
  comparison: Comparison
  value: string
  onChange(value: string): void
}

function FilterValue({ label, field, comparison, value, onChange }: ValueProps) {
  const id = useId()
  switch (comparison.input) {
    case 'none':
      return null
    case 'date':
      return <DatePicker id={id} label={label} value={value} onChange={onChange} />
    case 'days':
    case 'number':
      return (
        <span className="editor-filter-value">
          <label className="hidden" htmlFor={id}>
            {label}
          </label>
          <FieldInput
            id={id}
            field={{ name: 'value', title: label, type: 'number' }}
            value={value === '' ? '' : Number(value)}
            onChange={(typed) => onChange(typeof typed === 'number' ? String(typed) : '')}
          />
        </span>
      )
    case 'category':
      return (
        <span className="editor-filter-value">
          <label className="hidden" htmlFor={id}>
            {label}
          </label>
          <ListField
            id={id}
            path="/api/posts/categories"
            none={common.choose}
            value={value}
            onChange={onChange}
          />
        </span>
      )
    default:
      return field.choices.length > 0 ? (
        <Select
          label={label}
          value={value}
          placeholder={common.choose}
          choices={field.choices}
          onChange={onChange}
        />
      ) : (
        <TextInput label={label} value={value} onChange={onChange} />
      )
  }
}

interface OrderProps {
  type: EntryType
  state: Readonly<Record<string, unknown>>
  set(patch: Record<string, unknown>): void
}

function Order({ type, state, set }: OrderProps) {
  const id = useId()
  const sort = typeof state.sort === 'string' && state.sort !== '' ? state.sort : 'publish_at'
  const fields = type.fields.filter(({ isAsked, kind }) => isAsked && kind !== 'list' && kind !== 'switch')
  const kind = fields.find(({ name }) => name === sort)?.kind
  const [up, down] =
    kind === 'date' || kind === 'time'
      ? [texts.earliest_first, texts.latest_first]
      : kind === 'number' || kind === 'amount'
        ? [texts.lowest_first, texts.highest_first]
        : [texts.a_to_z, texts.z_to_a]
  return (
    <fieldset className="editor-group editor-filters">
      <legend>{texts.order}</legend>
      <Labelled id={`${id}-by`} title={texts.order_by}>
        <Select
          id={`${id}-by`}
          value={sort}
          choices={fields.map(({ name: value, title }) => ({ value, title }))}
          onChange={(to) => set({ sort: to })}
        />
      </Labelled>
      <Labelled id={`${id}-way`} title={texts.direction}>
        <Select
          id={`${id}-way`}
          value={(state.descending ?? !state.sort) ? 'down' : 'up'}
          choices={[
            { value: 'up', title: up },
            { value: 'down', title: down },
          ]}
          onChange={(to) => set({ descending: to === 'down' })}
        />
      </Labelled>
    </fieldset>
  )
}
