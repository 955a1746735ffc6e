/** What the writer is told over the page about unsaved words: what an earlier visit left, and what cannot be saved now. */
import { localTime } from '#ui/formatTime.ts'
import { useEditor } from '../EditorContext.ts'
import { type DeviceAnswer, deviceMessage, keepReplaced, type LocalDraft } from './localDraft.ts'
import type { SaveState } from './saver.ts'
import type { Saving } from './useSaving.ts'
import { saving as texts } from './texts/saving.ts'

/** Nothing while all is well: the bar says it then. */
export function SaveNotice({ state, device }: { state: SaveState; device: DeviceAnswer }) {
  if (state.kind !== 'failed' && state.kind !== 'offline') return null
  const lost = deviceMessage(device)
  if (state.kind === 'offline' && lost === null) return null
  return (
    <p className="editor-notice" role="alert">
      {state.kind === 'failed' ? `${state.message} ` : ''}
      {lost ?? texts.text_kept}
    </p>
  )
}

export interface Kept {
  draft: LocalDraft
  restore(): void
  discard(): void
}

/** What was written since an earlier visit is kept where what that left takes its place. */
export function KeptNotice({
  draft,
  restore,
  discard,
  saving: { state, post, fields },
}: Kept & { saving: Saving }) {
  const { editorDocument, announce } = useEditor()
  async function restoreIt() {
    const isNewer = state.kind !== 'saved' || (post.updatedAt !== null && post.updatedAt > draft.keptAt)
    if (isNewer)
      await keepReplaced({
        post: draft.post,
        author: draft.author,
        version: post.version,
        keptAt: new Date().toISOString(),
        fields,
        value: editorDocument.blocks.save(),
      })
    restore()
    if (isNewer) announce(texts.replaced_kept)
  }
  return (
    <div className="editor-notice" role="alert">
      <span>{texts.unsaved_kept({ time: localTime(draft.keptAt) })}</span>
      <button type="button" className="editor-primary" onClick={() => void restoreIt()}>
        {texts.restore}
      </button>
      <button type="button" className="editor-quiet" onClick={discard}>
        {texts.discard}
      </button>
    </div>
  )
}
