/** What the writer is told over the page about unsaved words: what an earlier visit left, and what cannot be saved now. */
import { localTime } from '#ui/formatTime.ts'
import { type DeviceAnswer, deviceMessage } from './localDraft.ts'
import type { SaveState } from './saver.ts'
import { saving } from './texts/saving.ts'

/** Nothing while all is well: the bar says it then. */
export function SaveNotice({ state, device }: { state: SaveState; device: DeviceAnswer }) {
  if (state.kind !== 'failed' && state.kind !== 'offline') return null
  const lost = deviceMessage(device)
  if (state.kind === 'offline' && lost === null) return null
  return (
    <p className="editor-notice" role="alert">
      {state.kind === 'failed' ? `${state.message} ` : ''}
      {lost ?? saving.text_kept}
    </p>
  )
}

export function KeptNotice({
  keptAt,
  restore,
  discard,
}: {
  keptAt: string
  restore(): void
  discard(): void
}) {
  return (
    <div className="editor-notice" role="alert">
      <span>{saving.unsaved_kept({ time: localTime(keptAt) })}</span>
      <button type="button" className="editor-primary" onClick={restore}>
        {saving.restore}
      </button>
      <button type="button" className="editor-quiet" onClick={discard}>
        {saving.discard}
      </button>
    </div>
  )
}
