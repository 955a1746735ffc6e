/** Fields that draw what they set: one of a few side by side, colours of the site, a place, a slider, a focal point. */
import { useId } from 'react'
import { firstCustom } from '#blocks/group/sectionState.ts'
import type { PanelField } from '#blocks/defineBlock.ts'
import { FieldInput } from '#ui/FieldInput.tsx'
import { RangeInput } from '#ui/RangeInput.tsx'
import { ColourField } from './ColourField.tsx'
import { FocusField } from './FocusField.tsx'
import { PictureField } from './PictureField.tsx'
import { useSitePaint } from './sitePaint.ts'
import { onDemand } from '#ui/onDemand.tsx'

const GradientField = onDemand(() => import('./GradientField.tsx').then((part) => part.default))

interface DesignFieldProps {
  field: PanelField
  id: string
  value: unknown
  /** What the block keeps, with its defaults. */
  state: Readonly<Record<string, unknown>>
  onChange(value: unknown): void
}

/** True for the fields of `DesignField`. */
export const isDesignField = ({ type }: PanelField): boolean => drawn.has(type)

const drawn: ReadonlySet<string> = new Set([
  'segments',
  'roles',
  'place',
  'range',
  'gradient',
  'colour',
  'focus',
  'picture',
  'video',
])
/** Their control is one element, which a label names. */
const single: ReadonlySet<string> = new Set(['range', 'colour', 'picture', 'video'])

export function DesignField(props: DesignFieldProps) {
  const { field, id } = props
  const picture = props.state[field.of ?? '']
  // Without a picture there is no point in it.
  if (field.type === 'focus' && !picture) return null
  const hint = field.description ? `${id}-hint` : undefined
  const isNamed = field.group === field.title
  return (
    <div className="field">
      {single.has(field.type) ? (
        <label htmlFor={id}>{field.title}</label>
      ) : (
        <span className={isNamed ? 'hidden' : 'editor-label'} id={`${id}-title`}>
          {field.title}
        </span>
      )}
      <Control {...props} hint={hint} />
      {hint ? (
        <span className="help" id={hint}>
          {field.description}
        </span>
      ) : null}
    </div>
  )
}

function Control(props: DesignFieldProps & { hint: string | undefined }) {
  const { field, id, value, state, onChange } = props
  const { title, min = 0, max = 100, usual, unit } = field
  const text = typeof value === 'string' ? value : ''
  switch (field.type) {
    case 'range':
      return (
        <span className="editor-range">
          <RangeInput
            id={id}
            label={title}
            value={typeof value === 'number' ? value : Number(usual ?? min)}
            min={min}
            max={max}
            decimals={0}
            onChange={onChange}
          />
          <span aria-hidden="true">{unit}</span>
        </span>
      )
    case 'picture':
      return (
        <PictureField id={id} title={title} value={text} onChange={(url) => onChange(url || undefined)} />
      )
    case 'video':
      return (
        <FieldInput
          field={{ ...field, type: 'file' }}
          id={id}
          value={text}
          onChange={(url) => onChange(url || undefined)}
        />
      )
    case 'colour':
      return <ColourField id={id} title={title} value={text || String(usual)} onChange={onChange} />
    case 'gradient':
      return <GradientField id={id} value={value} onChange={onChange} />
    case 'focus':
      return <FocusField id={id} src={String(state[field.of ?? ''])} value={value} onChange={onChange} />
    default:
      return <Choices {...props} />
  }
}

/** One of a few: radio buttons with the arrow keys of the browser; in the nine places up and down lead by rows. */
function Choices({
  field,
  id,
  value,
  state,
  hint,
  onChange,
}: DesignFieldProps & { hint: string | undefined }) {
  const name = useId()
  const paint = useSitePaint()
  const { type, values = [], usual } = field
  const shown = typeof value === 'string' && value !== '' ? value : (usual ?? values[0]?.value)
  const isRole = type === 'roles'
  // The older name of a role.
  const chosen = isRole && shown === 'ink' ? 'dark' : shown
  const columns = 3
  return (
    <div
      className={type === 'segments' ? 'editor-switches editor-segments' : `editor-${type}`}
      role="radiogroup"
      aria-labelledby={`${id}-title`}
      aria-describedby={hint}
      onKeyDown={(event) => {
        const step =
          type !== 'place' ? 0 : event.key === 'ArrowDown' ? columns : event.key === 'ArrowUp' ? -columns : 0
        if (step === 0) return
        event.preventDefault()
        const next = values[values.findIndex((one) => one.value === chosen) + step]
        if (!next) return
        onChange(next.value)
        document.getElementById(`${id}-${next.value}`)?.focus()
      }}
    >
      {values.map((choice) => (
        <label key={choice.value} data-tip={type === 'place' ? choice.title : undefined}>
          <input
            id={`${id}-${choice.value}`}
            className="hidden"
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === chosen}
            onChange={() => onChange(choice.value)}
          />
          {isRole ? (
            <span
              className="editor-role"
              aria-hidden="true"
              style={paint.role(
                choice.value === 'custom' ? String(state.custom_colour ?? firstCustom) : choice.value,
              )}
            />
          ) : null}
          <span className={type === 'place' ? 'hidden' : undefined}>{choice.title}</span>
        </label>
      ))}
    </div>
  )
}
