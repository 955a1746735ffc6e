/**
 * Whose turn it is to write. Somebody else wrote meanwhile: nothing is written here before what they left is loaded, or it
 * would be lost with it.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { EditorDocument } from '../model/editorDocument.ts'
import { editor } from '../texts/editor.ts'
import type { PresenceState } from './usePresence.ts'
import type { Saving } from './useSaving.ts'

export interface Turn {
  /** False: somebody else writes, or what they left is still on its way. */
  mayWrite: boolean
  mayDesign: boolean
  /** True while what they left is on its way. */
  isLoading: boolean
}

interface TurnProps {
  editorDocument: EditorDocument
  saving: Saving
  presence: PresenceState
  /** False: the viewer writes words and pictures only. */
  isDesigner: boolean
  /** Shows what the server holds. */
  takeUp(): Promise<void>
  say(message: string): void
}

export function useTurn({ editorDocument, saving, presence, isDesigner, takeUp, say }: TurnProps): Turn {
  const isMine = presence.mayWrite
  const [isBehind, setBehind] = useState(false)
  if (!isMine && !isBehind) setBehind(true)
  const mayWrite = isMine && !isBehind
  const mayDesign = isDesigner && mayWrite
  const writerName = presence.now?.writer?.name ?? editor.somebody

  useLayoutEffect(() => {
    editorDocument.guardBy((act) => {
      if (!mayWrite) return isMine ? editor.newest_loading : editor.somebody_writes({ name: writerName })
      return act === 'design' && !mayDesign ? editor.words_only : null
    })
  }, [editorDocument, mayWrite, isMine, mayDesign, writerName])

  const onTurn = useEffectEvent((isNowMine: boolean) => {
    if (!isBehind) return
    if (isNowMine) {
      const isNowNewest = () => setBehind(false)
      if (saving.state.kind !== 'saved') return isNowNewest()
      takeUp()
        .catch(() => say(editor.newest_failed))
        .finally(isNowNewest)
      return
    }
    // The text that is being written is left, and what is unsaved goes to the own draft.
    editorDocument.select({ id: null })
    void saving.flush()
  })
  useEffect(() => onTurn(isMine), [isMine])

  return { mayWrite, mayDesign, isLoading: isMine && isBehind }
}
