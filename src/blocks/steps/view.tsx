/** Draws steps as an ordered list. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'

export interface StepsState {
  values: { value: string; text?: string; src?: string; alt?: string }[]
  look?: string
}

export default function Steps({ state }: ViewProps<StepsState>) {
  return (
    <ol className={`b-steps b-steps-${state.look ?? 'down'}`}>
      {state.values.map((step, index) => (
        <li key={index}>
          <h3 className="b-steps-title">{step.value}</h3>
          {step.text ? <p className="b-steps-text">{step.text}</p> : null}
          {step.src ? <Picture src={step.src} alt={step.alt ?? ''} /> : null}
        </li>
      ))}
    </ol>
  )
}
