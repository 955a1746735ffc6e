/** Makes a component of the selected blocks: they move to a component of that name, which is in their place. */
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import { isRecord } from '#platform/isRecord.ts'
import { useEditor } from '../EditorContext.ts'
import { replaceBlocks } from '../model/replaceBlocks.ts'
import { storedSelection } from '../model/severalActs.ts'
import { newBlock } from '../model/newBlock.ts'
import { NameDialog } from './NameDialog.tsx'
import { insertMenu } from './texts/insertMenu.ts'

export function ReusableDialog({ close }: { close: () => void }) {
  const { editorDocument, report } = useEditor()
  const queries = useQueryClient()
  const [ids] = useState(() => editorDocument.selectedIds)
  const make = async (title: string) => {
    const made = await call<unknown>('POST', '/api/posts', {
      type: 'component',
      title,
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
        [newBlock('reusable', { component_id: made.id })],
        insertMenu.make_reusable,
      ),
      insertMenu.now_reusable({ title }),
    )
  }
  return (
    <NameDialog
      title={insertMenu.make_reusable}
      okLabel={insertMenu.make_reusable}
      help={insertMenu.name_help}
      placeholder={insertMenu.name_example}
      longest={120}
      make={make}
      close={close}
    />
  )
}
