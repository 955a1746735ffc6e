/** Draws a link to the top: `#top` is known to every browser. */
import type { ViewProps } from '../block.ts'
import { backToTop as texts } from './texts/backToTop.ts'

export default function BackToTop({ state, page }: ViewProps<{ text?: string; look?: string }>) {
  const words = state.text || texts.to_top
  // On the canvas it stays where it can be chosen.
  const isInCorner = state.look === 'corner' && !page.isCanvas
  return (
    <p className={isInCorner ? 'b-top b-top-corner' : 'b-top'}>
      <a href="#top" aria-label={isInCorner ? words : undefined}>
        <svg
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="m18 15-6-6-6 6" />
        </svg>
        {isInCorner ? null : <span>{words}</span>}
      </a>
    </p>
  )
}
