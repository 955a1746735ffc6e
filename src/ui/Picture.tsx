/** A picture in the width that fits where it is: on pages, in lists, in the dashboard. The one way to show a stored picture. */
import { useContext } from 'react'
import { pictureAt, pictureSources } from './picture.ts'
import { PictureSpace, sizesIn } from './pictureSpace.ts'

export interface PictureProps {
  src: string
  /** What it shows; '' for decoration. */
  alt: string
  /** Its own width and height, so that nothing moves when it comes; the renderer of pages adds them where they are left out. */
  width?: number | null | undefined
  height?: number | null | undefined
  /** Shown at this size in px, whatever its own is. */
  box?: readonly [width: number, height: number]
  /** How wide it is shown, where that is not the room that there is: `(max-width: 50rem) 100vw, 38rem`. */
  sizes?: string | undefined
  className?: string
  /** Near the top of the page: loaded at once. The first picture of a page is in any case. */
  isFirst?: boolean | undefined
  draggable?: 'false'
  /** Which rule of the page's sheet says what stays in sight of it (`#blocks/focalPoint.ts`). */
  focus?: string | undefined
}

export function Picture({
  src,
  alt,
  width,
  height,
  box,
  sizes,
  className,
  isFirst = false,
  draggable,
  focus,
}: PictureProps) {
  const space = useContext(PictureSpace)
  const sources = pictureSources(src, width)
  const [shownWidth, shownHeight] = box ?? (width && height ? [width, height] : [])
  return (
    <img
      className={className}
      src={pictureAt(src, box && 2 * box[0])}
      srcSet={sources}
      sizes={sources && (box ? `${box[0]}px` : (sizes ?? sizesIn(space)))}
      width={shownWidth}
      height={shownHeight}
      alt={alt}
      loading={isFirst ? undefined : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      draggable={draggable}
      data-focus={focus}
    />
  )
}
