/** The media library for a block that shows no picture yet: opened by a click on its empty box. */
import { createPortal } from 'react-dom'
import { FileBrowser } from '#ui/fileBrowserPart.ts'
import { useEditor } from '../EditorContext.ts'
import { addRows, writePicture } from './dropPictures.ts'
import { deskOf } from './pictureDesk.ts'
import { listOf, slotsOf } from './pictureUnder.ts'
import { common } from '#ui/texts/common.ts'

export function ChoosePicture({ id }: { id: string }) {
  const editor = useEditor()
  const { editorDocument } = editor
  const close = () => deskOf(editorDocument).change({ choosingFor: null })
  const [slot] = slotsOf(editorDocument, id)
  const list = listOf(editorDocument, id)
  const ofList = list
    ? {
        onPickMany(picked: readonly { url: string; file: { alt: string } }[]) {
          close()
          addRows(
            editor,
            { id, list: list.key, index: 0 },
            picked.map(({ url, file }) => ({ url, alt: file.alt })),
          )
        },
      }
    : {}
  return createPortal(
    <FileBrowser
      title={slot?.title ?? common.image}
      isPicture
      onCancel={close}
      onPick={(url, { alt, width, height }) => {
        close()
        if (slot) writePicture(editor, id, slot, { url, alt, width, height })
      }}
      {...ofList}
    />,
    document.body,
  )
}
