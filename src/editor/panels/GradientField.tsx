/** A gradient of two to four colours: roles of the site or own ones, each with its place, and the angle. */
import { gradientOf } from '#blocks/group/compileSection.ts'
import { firstCustom, type Gradient, type GradientStop, usualGradient } from '#blocks/group/sectionState.ts'
import { isRecord } from '#platform/isRecord.ts'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { RangeInput } from '#ui/RangeInput.tsx'
import { Select } from '#ui/Select.tsx'
import { useSitePaint } from './sitePaint.ts'
import { group } from '#blocks/group/texts/group.ts'
import { design } from './texts/design.ts'

const most = 4
const least = 2
interface GradientProps {
  id: string
  value: unknown
  onChange(value: Gradient): void
}

export default function GradientField({ id, value, onChange }: GradientProps) {
  const paint = useSitePaint()
  const gradient = readGradient(value)
  const { stops, angle } = gradient
  const setStop = (index: number, change: Partial<GradientStop>) =>
    onChange({ angle, stops: stops.map((stop, at) => (at === index ? { ...stop, ...change } : stop)) })
  return (
    <div className="editor-gradient" role="group" aria-labelledby={`${id}-title`}>
      <span
        className="editor-gradient-bar"
        aria-hidden="true"
        style={{ background: paint.of(gradientOf({ angle: 90, stops }) ?? '') }}
      />
      {stops.map((stop, index) => (
        <Stop
          key={index}
          id={`${id}-${index}`}
          number={String(index + 1)}
          stop={stop}
          swatch={paint.role(stop.colour).background}
          onChange={(change) => setStop(index, change)}
          onRemove={
            stops.length > least ? () => onChange({ angle, stops: stops.toSpliced(index, 1) }) : undefined
          }
        />
      ))}
      {stops.length < most ? (
        <button
          type="button"
          className="editor-quiet"
          onClick={() => onChange({ angle, stops: [...stops, { colour: 'dark', at: 100 }] })}
        >
          {design.add_stop}
        </button>
      ) : null}
      <label className="editor-label" htmlFor={`${id}-angle`}>
        {design.angle}
      </label>
      <span className="editor-range">
        <RangeInput
          id={`${id}-angle`}
          label={design.angle}
          value={angle}
          min={0}
          max={360}
          decimals={0}
          onChange={(next) => onChange({ angle: next, stops })}
        />
        <span aria-hidden="true">°</span>
      </span>
    </div>
  )
}

interface StopProps {
  id: string
  number: string
  stop: GradientStop
  swatch: string
  onChange(change: Partial<GradientStop>): void
  /** Absent: as many as there must be. */
  onRemove: (() => void) | undefined
}

function Stop({ id, number, stop, swatch, onChange, onRemove }: StopProps) {
  const isCustom = stop.colour.startsWith('#')
  const choices = [
    { value: 'plain', title: design.page },
    { value: 'surface', title: design.surface },
    { value: 'tint', title: design.tint },
    { value: 'accent', title: design.accent },
    { value: 'dark', title: design.dark },
    { value: 'custom', title: design.custom_colour },
  ]
  return (
    <div className="editor-stop">
      {isCustom ? (
        <input
          type="color"
          className="editor-swatch"
          aria-label={design.custom_colour_of({ number })}
          value={stop.colour}
          onChange={(event) => onChange({ colour: event.target.value })}
        />
      ) : (
        <span className="editor-swatch" aria-hidden="true" style={{ background: swatch }} />
      )}
      <Select
        id={id}
        label={design.stop({ number })}
        value={isCustom ? 'custom' : stop.colour}
        choices={choices}
        onChange={(colour) =>
          onChange({ colour: colour === 'custom' ? firstCustom : colour, dark: undefined })
        }
      />
      <NumericSpinner
        id={`${id}-at`}
        label={design.stop_position({ number })}
        value={stop.at}
        min={0}
        max={100}
        onChange={(at) => onChange({ at: Math.round(at) })}
      />
      {onRemove ? (
        <button
          type="button"
          className="editor-quiet"
          aria-label={design.remove_stop({ number })}
          onClick={onRemove}
        >
          ×
        </button>
      ) : null}
      {isCustom ? (
        <label className="editor-stop-dark">
          <input
            type="color"
            className="editor-swatch"
            aria-label={design.stop_in_dark({ number })}
            value={stop.dark ?? stop.colour}
            onChange={(event) => onChange({ dark: event.target.value })}
          />
          <span aria-hidden="true">{group.custom_dark}</span>
        </label>
      ) : null}
    </div>
  )
}

/** What is no gradient is the one that a section begins with. */
function readGradient(value: unknown): Gradient {
  if (!isRecord(value) || gradientOf(value) === null || !Array.isArray(value.stops)) return usualGradient
  return {
    angle: Number(value.angle) || 0,
    stops: value.stops.filter(isRecord).map(({ colour, dark, at }) => ({
      colour: String(colour),
      ...(typeof dark === 'string' ? { dark } : {}),
      at: Number(at) || 0,
    })),
  }
}
