/** What lies behind a section: a gradient, a picture or a silent video, with an overlay that keeps text readable. */
import { useContext } from 'react'
import { Picture } from '#ui/Picture.tsx'
import { PictureSpace, sizesIn } from '#ui/pictureSpace.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { backgroundOf, type SectionState, usual } from './sectionState.ts'

/** Most pictures are that much wider than they are high: a high section shows a part of a wider picture. */
const usualShape = 1.5

export function SectionGround({ state }: { state: SectionState }) {
  const space = useContext(PictureSpace)
  const kind = backgroundOf(state)
  const isVideo = kind === 'video'
  const video = isVideo ? safeUrl(state.video_src) : null
  const picture = kind === 'gradient' ? null : safeUrl(isVideo ? state.video_poster : state.image_src)
  const overlay = state.overlay ?? usual.overlay
  const room = state.width === 'full' ? '100vw' : sizesIn(space)
  const high = Math.round((state.screen_share ?? usual.share) * usualShape)
  const effect = state.effect === 'grey' || state.effect === 'tint' ? ` b-ground-${state.effect}` : ''
  return (
    <div className={`b-ground${effect}`} aria-hidden="true">
      {picture === null ? null : (
        <Picture
          src={picture}
          alt=""
          sizes={state.height === 'screen' && state.width === 'full' ? `max(${room}, ${high}vh)` : room}
        />
      )}
      {video === null || picture === null ? null : (
        <video
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
          src={video}
          data-enhance="group"
          data-on-phone={state.video_on_phone ? '' : undefined}
        />
      )}
      {kind === 'gradient' || overlay === 'none' ? null : (
        <div
          className={`b-veil b-veil-${overlay} ${overlay === 'light' ? 'scheme-light ' : ''}b-fade-${state.overlay_fade ?? usual.fade}`}
        />
      )}
    </div>
  )
}
