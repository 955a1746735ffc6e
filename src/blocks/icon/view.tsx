/** Draws an icon; with words beside it, those are its name. */
import type { ViewProps } from '../block.ts'
import { type DrawnIcon, IconGlyph } from './IconGlyph.tsx'

export interface IconState {
  icon: string | DrawnIcon
  label?: string
  text?: string
  size?: string
  look?: string
}

export default function Icon({ state }: ViewProps<IconState>) {
  const isNamed = Boolean(state.label) && !state.text
  return (
    <p className={`b-icon b-icon-${state.size ?? 'medium'} b-icon-${state.look ?? 'plain'}`}>
      <span
        className="b-icon-mark"
        role={isNamed ? 'img' : undefined}
        aria-label={isNamed ? state.label : undefined}
      >
        <IconGlyph name={state.icon} />
      </span>
      {state.text ? <span>{state.text}</span> : null}
    </p>
  )
}
