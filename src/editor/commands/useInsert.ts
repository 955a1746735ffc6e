/** Puts what was chosen in the insert menu where the menu was asked for, and closes the menu. */
import { useState } from 'react'
import { insertInView } from '../canvas/insertInView.ts'
import { type InsertRequest, useEditor } from '../EditorContext.ts'
import { pasteBlocks } from '../model/paste.ts'
import { acts } from '../model/texts/acts.ts'
import { blocksOfComponent, type MenuEntry } from './menuEntries.ts'
import { ownBlocks } from './ownCopy.ts'
import { noteInserted } from './recentTypes.ts'
import { prepared } from './preparePattern.ts'
import { insertMenu } from './texts/insertMenu.ts'

interface Insert {
  /** @param isCopy a reusable block is put there as blocks of its own */
  insert(choice: MenuEntry | undefined, isCopy?: boolean): void
  /** Closed without a choice, the focus goes back to where it came from; a choice takes it to the new block. */
  leave(): void
}

export function useInsert(request: InsertRequest, close: () => void): Insert {
  const editor = useEditor()
  const { editorDocument, report, announce, frame } = editor
  const [opener] = useState(() => document.activeElement)
  return {
    leave() {
      close()
      if (frame.text) frame.text.focus()
      else if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    },
    insert(choice, isCopy = false) {
      if (!choice) return
      if (!choice.answer.ok) {
        report(choice.answer)
        return
      }
      const { label, type, componentId } = choice
      close()
      if (isCopy && componentId !== undefined) {
        void blocksOfComponent(componentId).then(
          (blocks) =>
            insertInView(editor, () =>
              report(
                pasteBlocks(editorDocument, ownBlocks(blocks), request.place, acts.insert({ label })),
                insertMenu.copy_inserted({ label }),
              ),
            ),
          () => announce(insertMenu.not_read({ label })),
        )
        return
      }
      if (choice.make) {
        void prepared([choice.make()]).then(
          ([made]) =>
            insertInView(editor, () =>
              report(choice.insert(editorDocument, request.place, made), insertMenu.inserted({ label })),
            ),
          () => announce(insertMenu.not_prepared({ label })),
        )
        return
      }
      if (
        report(choice.insert(editorDocument, request.place), insertMenu.inserted({ label })) &&
        type !== undefined
      )
        noteInserted(localStorage, type)
    },
  }
}
