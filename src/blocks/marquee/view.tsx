/** Draws words in a band that moves; by ear and for those who want less motion they are a plain list. */
import type { ViewProps } from '../block.ts'
import { marquee as texts } from './texts/marquee.ts'

export interface MarqueeState {
  words: string[]
  divider?: string
  speed?: string
  size?: string
  gap?: string
  is_reversed?: boolean
  alternates?: boolean
}

/** Characters that fill the widest windows at the smallest size. */
const enough = 220
/** Lengths, in which the band moves at the same pace: classes, as pages carry no styles of their own. */
const lengths = 8
const charactersPerLength = 55

/** How many characters a line of the page has at each size, on a screen that is wide. */
const lineOf: Readonly<Record<string, number>> = { small: 110, medium: 60, large: 44 }

export default function Marquee({ state, page }: ViewProps<MarqueeState>) {
  const words = state.words.filter((word) => word.trim() !== '')
  if (words.length === 0) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  // Each word is as long as its letters and its divider.
  const once = words.reduce((sum, word) => sum + word.length + 4, 0)
  const times = Math.max(1, Math.ceil(enough / once))
  const length = Math.min(lengths, Math.max(1, Math.ceil((once * times) / charactersPerLength)))
  const size = state.size ?? 'medium'
  const line = lineOf[size] ?? 0
  const className = [
    'b-marquee',
    `b-marquee-${state.divider ?? 'dot'}`,
    `b-marquee-${state.speed ?? 'calm'}`,
    `b-marquee-size-${size}`,
    `b-marquee-gap-${state.gap ?? 'medium'}`,
    `b-marquee-length-${length}`,
    once > line / 2 && once <= line ? 'b-marquee-one-line' : '',
    state.is_reversed ? 'b-marquee-reversed' : '',
    state.alternates ? 'b-marquee-alternates' : '',
  ]
  const list = words.map((word, index) => <li key={index}>{word}</li>)
  return (
    <div className={className.filter(Boolean).join(' ')}>
      <div className="b-marquee-track">
        <ul>{list}</ul>
        {Array.from({ length: 2 * times - 1 }, (_, index) => (
          <ul key={index} aria-hidden="true">
            {list}
          </ul>
        ))}
      </div>
      <label className="b-marquee-stop">
        <input type="checkbox" aria-label={texts.stop} />
        <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
          <path d="M7 5h4v14H7zM13 5h4v14h-4z" />
        </svg>
      </label>
    </div>
  )
}
