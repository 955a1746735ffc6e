/** Makes one reusable block of the selected blocks: they move to a component of that name, which is in their place. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useEditor } from '../EditorContext.ts'
import { replaceBlocks } from '../model/replaceBlocks.ts'
import { isRecord } from '#platform/isRecord.ts'
import { storedSelection } from '../model/severalActs.ts'
import { block } from './blockTemplates.ts'
import { insertMenu } from './texts/insertMenu.ts'
import { common } from '#ui/texts/common.ts'

export function ReusableDialog({ close }: { close: () => void }) {
  const { editorDocument, report } = useEditor()
  const queries = useQueryClient()
  const [ids] = useState(() => editorDocument.selectedIds)
  const [title, setTitle] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const make = async () => {
    setBusy(true)
    try {
      const made = await call<unknown>('POST', '/api/posts', {
        type: 'component',
        title: title.trim(),
        status: 'published',
        value: storedSelection(editorDocument),
      })
      if (!isRecord(made) || typeof made.id !== 'string') throw new Error('The answer names no component.')
      void queries.invalidateQueries({ queryKey: ['/api/posts'] })
      close()
      report(
        replaceBlocks(
          editorDocument,
          ids,
          [block('reusable', { component_id: made.id })],
          insertMenu.make_reusable,
        ),
        insertMenu.now_reusable({ title: title.trim() }),
      )
    } catch (failure) {
      setBusy(false)
      setError(failure)
    }
  }
  return (
    <Modal
      title={insertMenu.make_reusable}
      okLabel={insertMenu.make_reusable}
      isBusy={isBusy || title.trim() === ''}
      error={error}
      onOk={() => void make()}
      onCancel={close}
    >
      <Field name="title" title={common.name} help={insertMenu.name_help}>
        {(ties) => (
          <TextInput
            {...ties}
            value={title}
            maxLength={120}
            placeholder={insertMenu.name_example}
            onChange={setTitle}
          />
        )}
      </Field>
    </Modal>
  )
}
