/** Draws a place for what another site shows: a link to it, which enhance.ts turns into a button that loads it here. */
import { Picture } from '#ui/Picture.tsx'
import type { ViewProps } from '../block.ts'
import { IconGlyph } from '../icon/IconGlyph.tsx'
import { safeUrl } from '../shell/safeUrl.ts'
import { frameOf } from './providers.ts'
import { embed } from './texts/embed.ts'

export interface EmbedState {
  url: string
  title?: string
  poster?: string
  caption?: string
}

export default function Embed({ state, page }: ViewProps<EmbedState>) {
  const known = frameOf(state.url)
  const href = safeUrl(state.url)
  if (!known) {
    if (page.isCanvas)
      return <p className="b-media-empty">{state.url ? embed.unknown_url : embed.paste_url}</p>
    return href === null ? null : (
      <p className="b-embed-link">
        <a href={href} rel="noreferrer">
          {state.title || state.url}
        </a>
      </p>
    )
  }
  const poster = safeUrl(state.poster)
  const title = state.title || embed.from_provider({ provider: known.provider })
  return (
    <figure className={`b-embed b-embed-${known.shape}`}>
      <div className="b-embed-frame" data-enhance="embed" data-frame={known.frame} data-title={title}>
        {poster === null ? null : <Picture src={poster} alt="" />}
        <a className="b-embed-open" href={state.url} rel="noreferrer">
          <span className="b-embed-play">
            <IconGlyph name="play" />
          </span>
          <span className="b-embed-title">{title}</span>
          <span className="b-embed-note">{embed.loads_from({ provider: known.provider })}</span>
        </a>
      </div>
      {state.caption ? <figcaption>{state.caption}</figcaption> : null}
    </figure>
  )
}
