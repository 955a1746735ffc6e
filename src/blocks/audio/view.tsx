/** Draws a player; nothing is fetched before somebody listens. */
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { audio } from './texts/audio.ts'

export interface AudioState {
  src: string
  title?: string
  note?: string
  transcript_url?: string
  can_download?: boolean
}

export default function Audio({ state, page }: ViewProps<AudioState>) {
  const source = safeUrl(state.src)
  if (source === null) return page.isCanvas ? <p className="b-media-empty">{audio.choose_file}</p> : null
  const transcript = safeUrl(state.transcript_url)
  return (
    <figure className="b-audio">
      {state.title || state.note ? (
        <figcaption>
          {state.title ? <span className="b-audio-title">{state.title}</span> : null}
          {state.note ? <span className="b-audio-note">{state.note}</span> : null}
        </figcaption>
      ) : null}
      {/* A sound has no picture to caption; its text is linked. */}
      <audio controls preload="none" src={source} aria-label={state.title || audio.sound} />
      {transcript !== null || state.can_download ? (
        <p className="b-audio-links">
          {transcript === null ? null : <a href={transcript}>{audio.transcript}</a>}
          {state.can_download ? (
            <a href={source} download="">
              {audio.download}
            </a>
          ) : null}
        </p>
      ) : null}
    </figure>
  )
}
