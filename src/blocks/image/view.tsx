/** Draws a picture in the width that fits, with its caption. */
import { pictureSources } from '#ui/picture.ts'
import type { ViewProps } from '../block.ts'

export interface ImageState {
  src: string
  alt: string
  caption?: string
  width?: number
  height?: number
  shape?: string
  is_first?: boolean
}

export default function Image({ state, page }: ViewProps<ImageState>) {
  if (!state.src) return page.isPreview ? <p className="b-image-empty">Choose a picture</p> : null
  return (
    <figure className={`b-image b-image-${state.shape ?? 'natural'}`}>
      <img
        src={state.src}
        srcSet={pictureSources(state.src)}
        sizes="(max-width: 50rem) 100vw, 44rem"
        alt={state.alt}
        width={state.width}
        height={state.height}
        loading={state.is_first ? undefined : 'lazy'}
        fetchPriority={state.is_first ? 'high' : undefined}
      />
      {state.caption ? <figcaption>{state.caption}</figcaption> : null}
    </figure>
  )
}
