/** The pictures of a product: one large, the others to choose from. */
import { useState } from 'react'
import { Picture } from '#ui/Picture.tsx'
import type { PictureData } from './data.ts'

export function Gallery({ images, title }: { images: PictureData[]; title: string }) {
  const [shown, setShown] = useState(0)
  const image = images[shown] ?? images[0]
  if (!image) return <div className="gallery gallery-empty">No picture yet</div>
  return (
    <div className="gallery">
      <Picture
        className="gallery-large"
        src={image.url}
        sizes="(max-width: 50rem) 100vw, 38rem"
        width={image.width}
        height={image.height}
        alt={image.alt || title}
        isFirst
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
                <Picture src={choice.url} width={choice.width} box={[64, 80]} alt="" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
