/** The pictures of a product: one large, the others to choose from. */
import { useState } from 'react'
import { pictureSources } from '#ui/picture.ts'
import type { PictureData } from './data.ts'

export function Gallery({ images, title }: { images: PictureData[]; title: string }) {
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? images[0]
  if (!image) return <div className="gallery gallery-empty">No picture yet</div>
  return (
    <div className="gallery">
      <img
        className="gallery-large"
        src={image.url}
        srcSet={pictureSources(image.url)}
        sizes="(max-width: 50rem) 100vw, 38rem"
        width={image.width ?? 960}
        height={image.height ?? 1200}
        alt={image.alt || title}
        fetchPriority="high"
      />
      {images.length > 1 ? (
        <ul className="gallery-choices">
          {images.map((choice, index) => (
            <li key={choice.url}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
              >
                <img src={choice.url.replace('-1200.', '-640.')} width="64" height="80" alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
