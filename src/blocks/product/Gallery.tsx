/** The pictures of a product: one large, the others to choose from. */
import { useState } from 'react'
import { Picture } from '#ui/Picture.tsx'
import type { ProductData } from './data.ts'
import { usePurchase } from './purchase.ts'
import { product as productTexts } from './texts/product.ts'

/** Who chooses a colour sees the picture of it; another one that was picked stays until something else is chosen. */
export function Gallery({ product }: { product: ProductData }) {
  const { images, title } = product
  const { selection } = usePurchase(product)
  const [picked, setPicked] = useState<{ index: number; of: string } | null>(null)
  const chosen = Object.entries(selection).map(([type, value]) => `${type}_${value}`)
  const of = chosen.join(' ')
  const own = images.findIndex(({ shows }) => shows !== undefined && chosen.includes(shows))
  const shown = picked && (picked.of === of || own < 0) ? picked.index : Math.max(0, own)
  const image = images[shown] ?? images[0]
  if (!image) return <div className="gallery gallery-empty">{productTexts.no_picture_yet}</div>
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
                aria-label={productTexts.picture_of({ value: index + 1, count: images.length })}
                aria-pressed={index === shown}
                onClick={() => setPicked({ index, of })}
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
