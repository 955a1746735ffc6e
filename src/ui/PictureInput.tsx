/** A picture from this device by one press or drop, or one of the media library. */
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { isDropOn } from './droppedPictures.ts'
import { FileBrowser } from './fileBrowserPart.ts'
import { inputTies, type FieldTies } from './FormProblems.tsx'
import { Picture } from './Picture.tsx'
import { common } from './texts/common.ts'
import { fields } from './texts/fields.ts'
import { files as filesTexts } from './texts/files.ts'
import { uploadDropped } from './uploadDropped.ts'

export interface PickedPicture {
  url: string
  alt: string
}

interface PictureInputProps extends FieldTies {
  title: string
  /** Told at once: what goes up is still on its way then. A file that was refused leaves none. */
  onChange: (picture: Promise<PickedPicture | null>) => void
}

export function PictureInput({ title, onChange, ...ties }: PictureInputProps) {
  const [shown, setShown] = useState<PickedPicture | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [isOpen, setOpen] = useState(false)
  function take(picture: PickedPicture | null) {
    setShown(picture)
    onChange(Promise.resolve(picture))
  }
  function upload([file]: File[]) {
    if (!file) return
    setBusy(true)
    const coming = uploadDropped([file]).then(([picked]) =>
      picked ? { url: picked.url, alt: picked.file.alt } : null,
    )
    onChange(coming)
    void coming.then((picture) => {
      setShown(picture)
      setBusy(false)
    })
  }
  return (
    <div
      className="drop stack"
      role="group"
      aria-label={title}
      aria-busy={isBusy}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (!isDropOn(event)) return
        event.preventDefault()
        upload([...event.dataTransfer.files])
      }}
    >
      <span className="label">{title}</span>
      <div className="row">
        {shown && <Picture className="thumb" src={shown.url} box={[40, 40]} alt={shown.alt} />}
        <label className="button">
          {isBusy ? filesTexts.being_stored : filesTexts.upload}
          <input
            {...inputTies(ties)}
            type="file"
            className="hidden"
            accept="image/*"
            onChange={({ target }) => {
              upload([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {fields.from_library}
        </button>
        {shown && (
          <button type="button" className="link" onClick={() => take(null)}>
            {common.remove}
          </button>
        )}
      </div>
      {isOpen &&
        createPortal(
          <FileBrowser
            title={title}
            isPicture
            onCancel={() => setOpen(false)}
            onPick={(url, { alt }) => {
              setOpen(false)
              take({ url, alt })
            }}
          />,
          document.body,
        )}
    </div>
  )
}
