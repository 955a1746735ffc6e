/** Draws two pictures over each other; without scripts each shows its half. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { beforeAfter as texts } from './texts/beforeAfter.ts'

export interface BeforeAfterState {
  before: string
  before_alt?: string
  before_label?: string
  after: string
  after_alt?: string
  after_label?: string
  shape?: string
  caption?: string
}

export default function BeforeAfter({ state, page }: ViewProps<BeforeAfterState>) {
  const [before, after] = [safeUrl(state.before), safeUrl(state.after)]
  if (before === null || after === null)
    return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  const names = {
    before: state.before_label || texts.before_word,
    after: state.after_label || texts.after_word,
  }
  return (
    <figure className={`b-compare b-compare-${state.shape ?? 'landscape'}`} data-enhance="before-after">
      {/* The first picture is at the left in every language: so is the low end of the slider. */}
      <div className="b-compare-frame" dir="ltr">
        <Picture src={after} alt={state.after_alt || names.after} draggable="false" />
        <Picture
          className="b-compare-before"
          src={before}
          alt={state.before_alt || names.before}
          draggable="false"
        />
        <span className="b-compare-label" aria-hidden="true">
          {names.before}
        </span>
        <span className="b-compare-label b-compare-label-after" aria-hidden="true">
          {names.after}
        </span>
        <input
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          aria-label={texts.slider({ before: names.before })}
          // A browser that keeps entries over a reload would show another place than the pictures do.
          autoComplete="off"
        />
        <span className="b-compare-handle" aria-hidden="true" />
      </div>
      {state.caption ? <figcaption>{state.caption}</figcaption> : null}
    </figure>
  )
}
