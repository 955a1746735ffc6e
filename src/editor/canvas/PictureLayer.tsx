/**
 * Pictures of the page under the hand: where a dragged file would go and what it would do there, how far those are that go
 * up, and the card of the one that was replaced last. Loads with the first file that is dragged over the editor.
 */
import { X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { common } from '#ui/texts/common.ts'
import { useEditor } from '../EditorContext.ts'
import { DropLine } from './DropLayer.tsx'
import { scaledBox } from './elements.ts'
import { ChoosePicture } from './ChoosePicture.tsx'
import { addPictures, replacePicture } from './dropPictures.ts'
import { type FileAim, fileAim } from './fileAim.ts'
import { PictureCard } from './PictureCard.tsx'
import { deskOf, type Upload } from './pictureDesk.ts'
import { usePictureBox } from './usePictureBox.ts'
import { canvas } from './texts/canvas.ts'
import { pictures } from './texts/pictures.ts'
import './pictures.css'

export function PictureLayer({ isDropping }: { isDropping: boolean }) {
  const { editorDocument } = useEditor()
  const desk = deskOf(editorDocument)
  const { open, uploads, isAsked, choosingFor } = useSyncExternalStore(desk.subscribe, desk.read)
  return (
    <>
      {uploads.map((upload) => (
        <UploadMark key={upload.key} upload={upload} />
      ))}
      {open ? (
        <PictureCard key={`${open.id} ${open.at}`} id={open.id} at={open.at} isAsked={isAsked} />
      ) : null}
      {choosingFor === null ? null : <ChoosePicture id={choosingFor} />}
      {isDropping ? <FileTarget /> : null}
    </>
  )
}

/** Takes files everywhere on the page. */
function FileTarget() {
  const editor = useEditor()
  const [aim, setAim] = useState<FileAim | null>(null)
  const [isForeign, setForeign] = useState(false)
  const aimOf = (event: React.DragEvent, count: number): FileAim | null => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    const { scale } = editor.view.page
    return fileAim(editor, (event.clientX - left) / scale, (event.clientY - top) / scale, count)
  }
  return (
    <div
      className="editor-drop-layer"
      data-dragging
      onDragOver={(event) => {
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        const files = [...event.dataTransfer.items].filter(({ kind }) => kind === 'file')
        // Some browsers name neither number nor kind before the drop.
        setForeign(files.length > 0 && files.every(({ type }) => type !== '' && !type.startsWith('image/')))
        setAim(aimOf(event, Math.max(1, files.length)))
      }}
      onDragLeave={() => setAim(null)}
      onDrop={(event) => {
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        const images = files.filter(({ type }) => type.startsWith('image/'))
        const at = aimOf(event, Math.max(1, files.length))
        setAim(null)
        if (at && !at.answer.ok) editor.announce(at.answer.reason)
        else if (at?.kind === 'picture' && files[0]) replacePicture(editor, at, files[0])
        else if (at?.kind === 'list') addPictures(editor, at, files)
        else if (images.length === 0) editor.announce(canvas.pictures_only)
        else
          void import('../commands/pastePictures.ts').then(
            ({ pastePictures }) => pastePictures(editor, images, at?.kind === 'new' ? at.place : undefined),
            () => editor.announce(canvas.pictures_failed),
          )
      }}
    >
      {aim ? <AimMark aim={aim} isForeign={isForeign} scale={editor.view.page.scale} /> : null}
    </div>
  )
}

function AimMark({ aim, isForeign, scale }: { aim: FileAim; isForeign: boolean; scale: number }) {
  const box = scaledBox(aim.box, scale)
  const refusal = isForeign ? pictures.only_images : aim.answer.ok ? null : aim.answer.reason
  if (aim.kind === 'new')
    return (
      <DropLine
        aim={{ ...aim, box, answer: refusal === null ? aim.answer : { ok: false, reason: refusal } }}
      />
    )
  return (
    <div className="editor-picture-aim" data-refused={refusal !== null || undefined} style={box}>
      <span>{refusal ?? aim.words}</span>
    </div>
  )
}

/** A file on its way up, or why it did not go, where its picture is. */
function UploadMark({ upload }: { upload: Upload }) {
  const { editorDocument } = useEditor()
  const { id, at, name, share, error, again, key } = upload
  const box = usePictureBox(id, at)
  const desk = deskOf(editorDocument)
  const dismiss = () => desk.change({ uploads: desk.now.uploads.filter((one) => one.key !== key) })
  if (!box) return null
  return (
    <div className="editor-picture-upload" style={box} data-failed={error !== null || undefined}>
      {error === null ? (
        <p role="status">
          <span>{pictures.uploading({ name })}</span>
          <progress aria-label={pictures.uploading({ name })} value={share} max={1} />
        </p>
      ) : (
        <div role="alert">
          <p>{error}</p>
          <span className="row">
            {again ? (
              <button type="button" className="button small" onClick={again}>
                {common.try_again}
              </button>
            ) : null}
            <button type="button" className="editor-icon" aria-label={pictures.dismiss} onClick={dismiss}>
              <X size={16} aria-hidden />
            </button>
          </span>
        </div>
      )}
    </div>
  )
}
