/** Draws pictures. Each is a link to itself, so that it opens large without scripts too. */
import { useContext } from 'react'
import { Picture } from '#ui/Picture.tsx'
import { pictureAt } from '#ui/picture.ts'
import { cellOf, PictureSpace, sizesIn, type Space } from '#ui/pictureSpace.ts'
import type { ViewProps } from '../block.ts'
import { CarouselFrame } from '../carousel/CarouselFrame.tsx'
import { compileFocus, focusName } from '../focalPoint.ts'
import { safeUrl } from '../shell/safeUrl.ts'
import { gallery } from './texts/gallery.ts'

interface GalleryItem {
  src: string
  alt: string
  caption?: string
  focus?: { x: number; y: number }
}

export interface GalleryState {
  items: GalleryItem[]
  layout?: string
  shape?: string
  label?: string
  opens_large?: boolean
}

compileFocus('gallery', 'items')

export default function Gallery({ state, page }: ViewProps<GalleryState>) {
  const space = useContext(PictureSpace)
  const items = state.items.filter(({ src }) => safeUrl(src) !== null)
  const label = state.label || gallery.gallery
  if (items.length === 0)
    return page.isCanvas ? <p className="b-media-empty">{gallery.choose_pictures}</p> : null
  const isCarousel = state.layout === 'carousel'
  const pictures = items.map((item, index) => (
    <GalleryPicture
      key={index}
      item={item}
      opensLarge={state.opens_large !== false}
      sizes={sizesIn(spaceOf(state.layout, index, space))}
    />
  ))
  // Few pictures have columns of their own: four in a row for three would leave a hole.
  const count = items.length <= 4 ? ` b-gallery-of-${items.length}` : ''
  const className = `b-gallery b-gallery-${state.layout ?? 'grid'} b-gallery-${state.shape ?? 'square'}${count}`
  const enhanced = state.opens_large === false ? undefined : 'gallery'
  if (isCarousel) {
    return (
      <div className={className} data-enhance={enhanced}>
        <CarouselFrame label={label} shows="one">
          {pictures}
        </CarouselFrame>
      </div>
    )
  }
  return (
    <div className={className} role="group" aria-label={label} data-enhance={enhanced}>
      {pictures}
    </div>
  )
}

/** Two beside each other on a phone, as many as fit elsewhere; the first of a mosaic is twice as wide, a slide has all the room. */
function spaceOf(layout: string | undefined, index: number, space: Space): Space {
  if (layout === 'carousel') return space
  const cell = cellOf(space, 18, 0.5)
  return layout === 'mosaic' && index === 0 ? { ...cell, rem: Math.min(space.rem, 2 * cell.rem) } : cell
}

function GalleryPicture({
  item,
  opensLarge,
  sizes,
}: {
  item: GalleryItem
  opensLarge: boolean
  sizes: string
}) {
  const picture = (
    <Picture src={item.src} sizes={sizes} alt={item.alt} focus={focusName(item.focus)} draggable="false" />
  )
  return (
    <figure className="b-gallery-item">
      {opensLarge ? (
        <a href={pictureAt(item.src, 1920)} data-large="" aria-label={item.alt ? undefined : gallery.picture}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {item.caption ? <figcaption>{item.caption}</figcaption> : null}
    </figure>
  )
}
