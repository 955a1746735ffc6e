/** In the toolbar of a block that shows pictures: opens the card of the first one. */
import { ImageIcon } from 'lucide-react'
import { useEditor, useRecord } from '../EditorContext.ts'
import { deskOf } from './pictureDesk.ts'
import { slotsOf } from './pictureUnder.ts'
import { pictures } from './texts/pictures.ts'

export function PictureButton({ id }: { id: string }) {
  const { editorDocument } = useEditor()
  useRecord(id)
  const at = slotsOf(editorDocument, id).findIndex(({ src }) => src !== '')
  if (at < 0) return null
  return (
    <button
      type="button"
      aria-label={pictures.describe}
      aria-haspopup="dialog"
      data-tip={pictures.describe}
      onClick={() => {
        const desk = deskOf(editorDocument)
        desk.change(desk.now.open ? { open: null } : { open: { id, at }, isAsked: true })
      }}
    >
      <ImageIcon size={15} aria-hidden />
    </button>
  )
}
