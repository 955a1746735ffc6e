/** Corners, size of text, weight of headings, spacing and shadows: a few choices each, drawn. */
import { useId, type CSSProperties } from 'react'
import { choiceOf, shapeNames, shapes, withChoice, type Shape } from '../choices.ts'
import type { Look } from '../look.ts'
import { themeScreen } from '../texts/themeScreen.ts'
import type { PartProps } from './parts.ts'

const titles: Readonly<Record<Shape, string>> = {
  corners: themeScreen.corners,
  size: themeScreen.size,
  weight: themeScreen.weight,
  spacing: themeScreen.spacing,
  shadows: themeScreen.shadows,
}
const choiceTitles: Readonly<Record<string, string>> = {
  sharp: themeScreen.sharp,
  soft: themeScreen.soft,
  round: themeScreen.rounded,
  very_round: themeScreen.very_round,
  small: themeScreen.small,
  medium: themeScreen.medium,
  large: themeScreen.large,
  thin: themeScreen.thin,
  normal: themeScreen.normal,
  bold: themeScreen.bold,
  heavy: themeScreen.heavy,
  compact: themeScreen.compact,
  airy: themeScreen.airy,
  none: themeScreen.no_shadow,
  strong: themeScreen.strong,
}

export function ShapePart({ look, onChange }: PartProps) {
  const id = useId()
  return shapeNames.map((shape) => (
    <fieldset key={shape} className={`theme-choices ${shape === 'corners' ? 'wide' : ''}`}>
      <legend>{titles[shape]}</legend>
      {Object.entries<Look>(shapes[shape]).map(([choice, values]) => (
        <label key={choice}>
          <input
            type="radio"
            name={`${id}-${shape}`}
            className="hidden"
            checked={choiceOf(look, shape) === choice}
            onChange={() => onChange(withChoice(look, shape, choice), null)}
          />
          <i className={`theme-drawn ${shape}`} style={drawingOf(shape, choice, values)} aria-hidden>
            {shape === 'size' || shape === 'weight' ? 'Aa' : null}
          </i>
          <small>{choiceTitles[choice] ?? choice}</small>
        </label>
      ))}
    </fieldset>
  ))
}

const gaps: Readonly<Record<string, string>> = { compact: '3px', medium: '7px', airy: '12px' }
const sizes: Readonly<Record<string, string>> = { small: '15px', medium: '20px', large: '26px' }

function drawingOf(shape: Shape, choice: string, values: Look): CSSProperties {
  if (shape === 'corners') return { borderStartStartRadius: values['radius-3'] }
  if (shape === 'shadows') return { boxShadow: values['shadow-2'] }
  if (shape === 'spacing') return { gap: gaps[choice] }
  if (shape === 'weight') return { fontWeight: values['weight-display'] }
  return { fontSize: sizes[choice] }
}
