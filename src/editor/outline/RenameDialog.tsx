/** The name of a block in the outline: for the writer only, visitors never see it. */
import { useState } from 'react'
import { definitions } from '#blocks/registry.ts'
import { Modal } from '#ui/Modal.tsx'
import { useEditor } from '../EditorContext.ts'
import { outlineName } from '../model/marks.ts'
import { outline } from './texts/outline.ts'
import { common } from '#ui/texts/common.ts'

const longestName = 60

export function RenameDialog({ id, close }: { id: string; close: () => void }) {
  const { editorDocument, announce } = useEditor()
  const record = editorDocument.blocks.get(id)
  const [name, setName] = useState(() => (record ? (outlineName(record) ?? '') : ''))
  if (!record) return null
  const rename = () => {
    const trimmed = name.trim()
    editorDocument.patch(id, { outline_name: trimmed === '' ? undefined : trimmed })
    editorDocument.blur()
    announce(trimmed === '' ? outline.name_removed : outline.now_called({ name: trimmed }))
    close()
  }
  return (
    <Modal title={outline.rename_title} okLabel={common.rename} onOk={rename} onCancel={close}>
      <div className="field">
        <label htmlFor="editor-rename">{common.name}</label>
        <input
          id="editor-rename"
          value={name}
          maxLength={longestName}
          placeholder={definitions.get(record.type)?.label}
          onChange={({ target }) => setName(target.value)}
        />
        <span className="help">{outline.name_help}</span>
      </div>
    </Modal>
  )
}
