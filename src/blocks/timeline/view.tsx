/** Draws moments as an ordered list along a line. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { timeline as texts } from './texts/timeline.ts'

export interface TimelineState {
  entries: { when?: string; title: string; text?: string; src?: string; alt?: string }[]
  look?: string
}

export default function Timeline({ state, page }: ViewProps<TimelineState>) {
  const entries = state.entries.filter(({ when, title, text }) =>
    [when, title, text].some((one) => one?.trim()),
  )
  if (entries.length === 0) return page.isCanvas ? <p className="b-media-empty">{texts.empty}</p> : null
  return (
    <ol className={`b-timeline b-timeline-${state.look ?? 'down'}`}>
      {entries.map(({ when, title, text, src, alt }, index) => {
        const picture = safeUrl(src)
        return (
          <li key={index}>
            {when ? <p className="b-timeline-when">{when}</p> : null}
            {title ? <h3>{title}</h3> : null}
            {text ? <p className="b-timeline-text">{text}</p> : null}
            {picture === null ? null : <Picture src={picture} alt={alt ?? ''} />}
          </li>
        )
      })}
    </ol>
  )
}
