/** Draws pictures. Each is a link to itself, so that it opens large without scripts too. */
import { pictureSources } from '#ui/picture.ts'
import type { ViewProps } from '../block.ts'
import { CarouselFrame } from '../carousel/CarouselFrame.tsx'
import { safeUrl } from '../shell/safeUrl.ts'

interface GalleryItem {
  src: string
  alt: string
  caption?: string
}

export interface GalleryState {
  items: GalleryItem[]
  layout?: string
  shape?: string
  label?: string
  opens_large?: boolean
}

export default function Gallery({ state, page }: ViewProps<GalleryState>) {
  const items = state.items.filter(({ src }) => safeUrl(src) !== null)
  const label = state.label || 'Gallery'
  if (items.length === 0) return page.isPreview ? <p className="b-media-empty">Choose pictures</p> : null
  const isCarousel = state.layout === 'carousel'
  const pictures = items.map((item, index) => (
    <Picture key={index} item={item} opensLarge={state.opens_large !== false} isWide={isCarousel || (state.layout === 'mosaic' && index === 0)} />
  ))
  const className = `b-gallery b-gallery-${state.layout ?? 'grid'} b-gallery-${state.shape ?? 'square'}`
  const enhanced = state.opens_large === false ? undefined : 'gallery'
  if (isCarousel) {
    return (
      <div className={className} data-enhance={enhanced}>
        <CarouselFrame label={label} shows="one">{pictures}</CarouselFrame>
      </div>
    )
  }
  return (
    <div className={className} role="group" aria-label={label} data-enhance={enhanced}>
      {pictures}
    </div>
  )
}

function Picture({ item, opensLarge, isWide }: { item: GalleryItem; opensLarge: boolean; isWide: boolean }) {
  const picture = (
    <img
      src={item.src}
      srcSet={pictureSources(item.src)}
      sizes={isWide ? '(max-width: 50rem) 100vw, 60rem' : '(max-width: 50rem) 46vw, 20rem'}
      width="1200"
      height="1200"
      alt={item.alt}
      loading="lazy"
      draggable="false"
    />
  )
  return (
    <figure className="b-gallery-item">
      {opensLarge ? (
        <a href={item.src} data-large="" aria-label={item.alt ? undefined : 'Picture'}>
          {picture}
        </a>
      ) : picture}
      {item.caption ? <figcaption>{item.caption}</figcaption> : null}
    </figure>
  )
}
