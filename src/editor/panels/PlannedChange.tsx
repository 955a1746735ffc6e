/** A page that visitors read while a change of it waits for its time: says so, and gives the change up. */
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { localTime } from '#ui/dateFormat.ts'
import { tellFailure } from '#ui/useCall.ts'
import { useEditor } from '../EditorContext.ts'
import { useEditorPost } from './postPanelContext.ts'

export function PlannedChange({ at }: { at: string }) {
  const { post, flush, reload } = useEditorPost()
  const { announce, mayWrite } = useEditor()
  const [isBusy, setBusy] = useState(false)
  async function cancel() {
    setBusy(true)
    try {
      // What is unsaved is kept as a version before the plan is given up.
      await flush()
      reload(await call<unknown>('POST', `/api/posts/${post.id}/cancel-plan`))
      announce('The planned change is cancelled. It stays among the versions.')
    } catch (error) {
      tellFailure(error, 'The planned change was not cancelled')
      setBusy(false)
    }
  }
  return (
    <div className="editor-planned" role="group" aria-label="Planned change">
      <p>
        <b>Live.</b> A change is planned for {localTime(at)}.
      </p>
      <button
        type="button"
        className="button small"
        disabled={isBusy || !mayWrite}
        onClick={() => void cancel()}
      >
        Cancel<span className="hidden"> the planned change</span>
      </button>
    </div>
  )
}
