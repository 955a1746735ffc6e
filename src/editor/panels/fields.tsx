/** One labelled input for each field of a block or a post: the inputs of the dashboard, and pickers where a text names something. */
import { type ReactNode, useId } from 'react'
import type { PanelField } from '#blocks/defineBlock.ts'
import { FieldInput } from '#ui/FieldInput.tsx'
import { useFieldProblem } from '#ui/FormProblems.tsx'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { Select } from '#ui/Select.tsx'
import { StarRating } from '#ui/StarRating.tsx'
import { useChoices, withNoneFirst } from './choices.ts'
import { IconField } from './IconField.tsx'
import { LinkField } from './LinkField.tsx'
import { PostField, TermField } from './PickField.tsx'
import { partTypes } from './metaRules.ts'
import { blockPanel } from './texts/blockPanel.ts'
import { common } from '#ui/texts/common.ts'

interface FieldProps {
  field: PanelField
  id?: string
  value: unknown
  onChange(value: unknown): void
}

/** A labelled input for any field definition. */
export function Field({ field, id: given, value, onChange }: FieldProps) {
  const made = useId()
  const id = given ?? made
  const isSwitch = field.type === 'bool' || field.type === 'boolean'
  const problem = useFieldProblem(field.name)
  const hint = field.description ? `${id}-hint` : undefined
  const describedBy = [hint, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
  return (
    <div className={isSwitch && field.use_switch ? 'field editor-switch' : 'field'}>
      {isSwitch && !field.use_switch ? null : <label htmlFor={id}>{field.title}</label>}
      <FieldControl
        field={field}
        id={id}
        describedBy={describedBy}
        isInvalid={problem !== undefined}
        value={value}
        onChange={onChange}
      />
      {hint ? (
        <span className="help" id={hint}>
          {field.description}
        </span>
      ) : null}
      {problem ? (
        <span className="problem" id={`${id}-problem`}>
          {problem}
        </span>
      ) : null}
    </div>
  )
}

function FieldControl({
  field,
  id,
  describedBy,
  isInvalid,
  value,
  onChange,
}: FieldProps & { id: string; describedBy: string | undefined; isInvalid: boolean }) {
  const text = typeof value === 'string' ? value : ''
  if (field.type === 'icon') return <IconField id={id} value={value} onChange={onChange} />
  if (field.picks === 'link')
    return (
      <LinkField
        id={id}
        label={field.title}
        value={text}
        placeholder={field.placeholder}
        onChange={onChange}
      />
    )
  if (field.picks === 'category')
    return (
      <ListField
        id={id}
        path="/api/posts/categories"
        none={field.placeholder}
        value={text}
        onChange={onChange}
      />
    )
  if (field.picks === 'tag')
    return <ListField id={id} path="/api/tags" none={field.placeholder} value={text} onChange={onChange} />
  if (field.picks === 'taxonomy') return <TaxonomyField id={id} value={text} onChange={onChange} />
  if (field.picks === 'term')
    return <TermField id={id} none={field.placeholder ?? common.none} value={text} onChange={onChange} />
  if (field.picks === 'type') return <TypeField id={id} value={text} onChange={onChange} />
  if (field.picks)
    return <PostField id={id} label={field.title} type={field.picks} value={text} onChange={onChange} />
  if (field.type === 'dropdown' && field.placeholder === undefined) {
    const choices = (field.values ?? []).map((choice) => ({ ...choice }))
    // Without a value the block draws its first choice, so that is what the picker shows.
    const shown = typeof value === 'number' ? String(value) : text || (choices[0]?.value ?? '')
    return <Select id={id} describedBy={describedBy} value={shown} choices={choices} onChange={onChange} />
  }
  if (typeof field.stars === 'number') {
    return (
      <>
        <StarRating
          label={blockPanel.in_stars({ title: field.title })}
          value={Number(value) || 0}
          stars={field.stars}
          onChange={onChange}
        />
        <FieldInput
          field={field}
          id={id}
          describedBy={describedBy}
          isInvalid={isInvalid}
          value={value}
          onChange={onChange}
        />
      </>
    )
  }
  if (field.type === 'number' && field.min !== undefined) {
    const number = typeof value === 'number' ? value : Number.parseFloat(text) || field.min
    return (
      <NumericSpinner
        id={id}
        label={field.title}
        value={number}
        min={field.min}
        max={field.max}
        onChange={onChange}
      />
    )
  }
  return (
    <FieldInput
      field={field}
      id={id}
      describedBy={describedBy}
      isInvalid={isInvalid}
      value={value}
      onChange={onChange}
    />
  )
}

/** One of a list that the site answers, 'None' first (F-EDIT-10). */
export function ListField(props: {
  id: string
  path: string
  none?: string
  value: string
  onChange(value: string): void
}) {
  const { id, path, none, value, onChange } = props
  const [first, ...others] = withNoneFirst(useChoices(path))
  const choices = [...(first ? [{ ...first, title: none ?? first.title }] : []), ...others]
  return <Select id={id} value={value} choices={choices} onChange={onChange} />
}

function TypeField({ id, value, onChange }: { id: string; value: string; onChange(value: string): void }) {
  const types = useChoices('/api/types').filter(({ value: slug }) => !partTypes.has(slug))
  return <Select id={id} value={value} choices={types} onChange={onChange} />
}

function TaxonomyField({
  id,
  value,
  onChange,
}: {
  id: string
  value: string
  onChange(value: string): void
}) {
  return <Select id={id} value={value} choices={useChoices('/api/taxonomies')} onChange={onChange} />
}

export function Labelled(props: { id: string; title: string; description?: ReactNode; children: ReactNode }) {
  const { id, title, description, children } = props
  return (
    <div className="field">
      <label htmlFor={id}>{title}</label>
      {children}
      {description ? <span className="help">{description}</span> : null}
    </div>
  )
}
