/** The pictures of a product in their order; the first is on cards and in lists. */
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { pictureUrl, showing, shownName, shownValue, type DraftPicture } from '../pictureMetas.ts'
import type { DraftChoice } from '../productDraft.ts'
import { Picture } from '#ui/Picture.tsx'
import { Select } from '#ui/Select.tsx'
import { productForm } from '../texts/productForm.ts'
import { FileBrowser } from '#ui/fileBrowserPart.ts'

interface PicturesProps {
  pictures: readonly DraftPicture[]
  /** The choices of the product: a picture may show one value of them, as a colour. */
  choices: readonly DraftChoice[]
  onChange: (pictures: DraftPicture[]) => void
}

export function ProductPictures({ pictures, choices, onChange }: PicturesProps) {
  const values = choices
    .filter(({ isVariant }) => isVariant)
    .flatMap(({ name, values: all }) => all.map((value) => ({ value: shownName(name, value), title: value })))
  const [isOpen, setOpen] = useState(false)
  const move = (from: number, to: number) => {
    const next = [...pictures]
    next.splice(to, 0, ...next.splice(from, 1))
    onChange(next)
  }
  return (
    <div className="field" role="group" aria-label={productForm.pictures}>
      <span className="label">{productForm.pictures}</span>
      {pictures.length > 0 && (
        <ol className="product-pictures">
          {pictures.map((picture, index) => (
            <li key={pictureUrl(picture)}>
              <Picture src={pictureUrl(picture)} sizes="10rem" alt="" />
              {values.length > 0 && (
                <Select
                  label={productForm.picture_shows({ number: index + 1 })}
                  value={shownValue(picture)}
                  placeholder={productForm.every_variant}
                  choices={values}
                  onChange={(value) => onChange(pictures.with(index, showing(picture, value)))}
                />
              )}
              <span className="row-actions">
                <button
                  type="button"
                  className="icon-button"
                  disabled={index === 0}
                  aria-label={productForm.move_picture_forward({ number: index + 1 })}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowLeft size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  disabled={index === pictures.length - 1}
                  aria-label={productForm.move_picture_back({ number: index + 1 })}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowRight size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={productForm.remove_picture({ number: index + 1 })}
                  onClick={() => onChange(pictures.toSpliced(index, 1))}
                >
                  <Trash2 size={16} aria-hidden />
                </button>
              </span>
            </li>
          ))}
        </ol>
      )}
      <div>
        <button type="button" className="button small" onClick={() => setOpen(true)}>
          {productForm.add_pictures}
        </button>
      </div>
      {isOpen && (
        <FileBrowser
          title={productForm.product_images}
          isPicture
          onCancel={() => setOpen(false)}
          onPick={() => undefined}
          onPickMany={(picked) => {
            setOpen(false)
            const known = new Set(pictures.map(pictureUrl))
            onChange([...pictures, ...picked.map(({ url }) => url).filter((url) => !known.has(url))])
          }}
        />
      )}
    </div>
  )
}
