/** A picture: shown, chosen in the file browser or dropped, taken away (F-UI-02, F-MEDIA-06). */
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { dropOf } from '#ui/droppedPictures.ts'
import type { BrowsedFile } from '#ui/FileBrowser.tsx'
import { Picture } from '#ui/Picture.tsx'
import { seo } from './texts/seo.ts'
import { common } from '#ui/texts/common.ts'
import { FileBrowser } from '#ui/fileBrowserPart.ts'

interface PictureFieldProps {
  id: string
  title: string
  value: string
  alt?: string
  /** `file` is null where the picture is taken away. */
  onChange(url: string, file: BrowsedFile | null): void
}

export function PictureField({ id, title, value, alt = '', onChange }: PictureFieldProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div
      className="editor-picture"
      {...dropOf(([picked]) => {
        if (picked) onChange(picked.url, picked.file)
      })}
    >
      <button id={id} type="button" className="editor-picture-face" onClick={() => setOpen(true)}>
        {value ? <Picture src={value} sizes="20rem" alt={alt} /> : <span>{seo.choose_a_picture}</span>}
      </button>
      {value ? (
        <p className="row">
          <button type="button" className="link" onClick={() => setOpen(true)}>
            {seo.choose_another}
          </button>
          <button type="button" className="link" onClick={() => onChange('', null)}>
            {common.remove}
          </button>
        </p>
      ) : null}
      {isOpen
        ? createPortal(
            <FileBrowser
              title={title}
              isPicture
              onCancel={() => setOpen(false)}
              onPick={(url, file) => {
                setOpen(false)
                onChange(url, file)
              }}
            />,
            document.body,
          )
        : null}
    </div>
  )
}
