/** The pictures of a product in their order; the first stands on cards and in lists. */
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { pictureAddress, showing, shownName, shownValue, type DraftPicture } from '../pictureMetas.ts'
import type { DraftChoice } from '../productDraft.ts'
import { Picture } from '#ui/Picture.tsx'
import { Select } from '#ui/Select.tsx'

const FileBrowser = lazy(() => import('#ui/FileBrowser.tsx'))

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
    <div className="field" role="group" aria-label="Pictures">
      <span className="label">Pictures</span>
      {pictures.length > 0 && (
        <ol className="product-pictures">
          {pictures.map((picture, index) => (
            <li key={pictureAddress(picture)}>
              <Picture src={pictureAddress(picture)} sizes="10rem" alt="" />
              {values.length > 0 && (
                <Select
                  label={`Picture ${index + 1} shows`}
                  value={shownValue(picture)}
                  placeholder="Every variant"
                  choices={values}
                  onChange={(value) => onChange(pictures.with(index, showing(picture, value)))}
                />
              )}
              <span className="row-actions">
                <button
                  type="button"
                  className="icon-button"
                  disabled={index === 0}
                  aria-label={`Move picture ${index + 1} forward`}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowLeft size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  disabled={index === pictures.length - 1}
                  aria-label={`Move picture ${index + 1} back`}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowRight size={16} aria-hidden />
                </button>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={`Remove picture ${index + 1}`}
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
          Add pictures
        </button>
      </div>
      {isOpen && (
        <Suspense>
          <FileBrowser
            title="Images of the product"
            isPicture
            onCancel={() => setOpen(false)}
            onPick={() => undefined}
            onPickMany={(picked) => {
              setOpen(false)
              const known = new Set(pictures.map(pictureAddress))
              onChange([
                ...pictures,
                ...picked.map(({ address }) => address).filter((address) => !known.has(address)),
              ])
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
