/** Draws a picture in the width that fits, with its caption. */
import { Picture } from '#ui/Picture.tsx'
import { picturePath } from '#ui/picture.ts'
import type { ViewProps } from '../block.ts'
import { compileFocus, focusName } from '../focalPoint.ts'
import { compileEffects, needsFrame } from './effects.ts'
import { image } from './texts/image.ts'

export interface ImageState {
  src: string
  alt: string
  caption?: string
  width?: number
  height?: number
  shape?: string
  is_first?: boolean
  focus?: { x: number; y: number }
  zoom?: number
  corners?: string
  effect?: string
  tint_colour?: string
}

compileFocus('image', undefined, compileEffects)

export default function Image({ state, page }: ViewProps<ImageState>) {
  if (!state.src) return page.isCanvas ? <p className="b-image-empty">{image.choose_picture}</p> : null
  const isStored = picturePath(state.src) !== null && !page.isCanvas
  const { shape = 'natural', corners = 'theme', effect = 'none' } = state
  // Of several lines the first is a name, the second stands beside it, the rest are notes (style.css).
  const lines = state.caption?.split('\n').map((line, key) => <span key={key}>{line}</span>)
  const picture = (
    <Picture
      src={state.src}
      alt={state.alt}
      // What the file itself says wins over what was noted when it was chosen; the canvas knows only that.
      width={isStored ? undefined : state.width}
      height={isStored ? undefined : state.height}
      isFirst={state.is_first}
      focus={focusName(state.focus)}
    />
  )
  return (
    <figure
      className={`b-image b-image-${shape}${corners === 'theme' ? '' : ` b-corners-${corners}`}${effect === 'none' ? '' : ` b-effect-${effect}`}`}
    >
      {needsFrame({ ...state }) ? <span className="b-image-frame">{picture}</span> : picture}
      {state.caption ? <figcaption>{lines}</figcaption> : null}
    </figure>
  )
}
