/** A page that visitors read while a change of it waits for its time: says so, and gives the change up. */
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { formatTime } from '#ui/formatTime.ts'
import { showFailure } from '#ui/useCall.ts'
import { useEditor } from '../EditorContext.ts'
import { useEditorPost } from './postPanelContext.ts'
import { postPanel } from './texts/postPanel.ts'
import { common } from '#ui/texts/common.ts'

export function PlannedChange({ at }: { at: string }) {
  const { post, flush, reload } = useEditorPost()
  const { announce, mayWrite, page } = useEditor()
  const [isBusy, setBusy] = useState(false)
  async function cancel() {
    setBusy(true)
    try {
      // What is unsaved is kept as a version before the plan is given up.
      await flush()
      reload(await call<unknown>('POST', `/api/posts/${post.id}/cancel-plan`))
      announce(postPanel.plan_cancelled)
    } catch (error) {
      showFailure(error, postPanel.plan_failed)
      setBusy(false)
    }
  }
  return (
    <div className="editor-planned" role="group" aria-label={postPanel.planned_change}>
      <p>
        <b>{postPanel.live}</b>{' '}
        {postPanel.planned_for({ time: formatTime(new Date(at), 'moment_and_year', page.timeZone) })}
      </p>
      <button
        type="button"
        className="button small"
        aria-label={postPanel.cancel_planned}
        disabled={isBusy || !mayWrite}
        onClick={() => void cancel()}
      >
        {common.cancel}
      </button>
    </div>
  )
}
