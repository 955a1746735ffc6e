/** Draws a film with the browser's own controls. */
import { pictureAt } from '#ui/picture.ts'
import type { ViewProps } from '../block.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { video } from './texts/video.ts'

export interface VideoState {
  src: string
  title?: string
  poster?: string
  caption?: string
  captions_src?: string
  captions_language?: string
  shape?: string
  plays?: string
}

export default function Video({ state, page }: ViewProps<VideoState>) {
  const source = safeUrl(state.src)
  if (source === null) return page.isCanvas ? <p className="b-media-empty">{video.choose_video}</p> : null
  const captions = safeUrl(state.captions_src)
  const poster = safeUrl(state.poster)
  const loops = state.plays === 'loop'
  return (
    <figure className={`b-video b-video-${state.shape ?? 'wide'}`}>
      {/* The owner chooses the file of subtitles; silent films have none. */}
      <video
        controls
        playsInline
        muted={loops}
        loop={loops}
        preload={state.poster || loops ? 'none' : 'metadata'}
        src={source}
        poster={poster === null ? undefined : pictureAt(poster, 1280)}
        aria-label={state.title || state.caption || video.video}
        data-enhance={loops ? 'video' : undefined}
      >
        {captions === null ? null : (
          <track
            kind="captions"
            src={captions}
            srcLang={state.captions_language || 'en'}
            label={video.subtitles}
            default
          />
        )}
      </video>
      {state.caption ? <figcaption>{state.caption}</figcaption> : null}
    </figure>
  )
}
