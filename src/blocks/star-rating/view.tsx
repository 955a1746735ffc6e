/** Draws stars, parts of stars too, and says the rating in words. */
import type { ViewProps } from '../block.ts'
import { starRating } from './texts/starRating.ts'

export interface StarState {
  value: number
  stars: number
  text?: string
  size?: string
}

const star = 'm12 2 3.1 6.3 6.9 1-5 4.9 1.2 6.8-6.2-3.2L5.8 21 7 14.2l-5-4.9 6.9-1z'

export default function StarRating({ state }: ViewProps<StarState>) {
  const count = Math.min(10, Math.max(1, Math.round(Number(state.stars) || 5)))
  const value = Math.min(count, Math.max(0, Number(state.value) || 0))
  const row = (className: string) =>
    Array.from({ length: count }, (_, index) => (
      <path key={index} className={className} d={star} transform={`translate(${index * 26} 0)`} />
    ))
  const width = count * 26 - 2
  // A full star ends 2 before the next one begins.
  const filled = Math.floor(value) * 26 + (value % 1) * 24
  return (
    <p className={`b-stars b-stars-${state.size ?? 'medium'}`}>
      <svg viewBox={`0 0 ${width} 24`} role="img" aria-label={starRating.rating({ value, count })}>
        {row('b-stars-off')}
        {filled > 0 ? (
          <svg width={filled} height="24" viewBox={`0 0 ${filled} 24`}>
            {row('b-stars-on')}
          </svg>
        ) : null}
      </svg>
      {state.text ? <span>{state.text}</span> : null}
    </p>
  )
}
