/** Someone else saved this post in between (409): take theirs, or keep mine as a new version. Nothing is lost either way. */
import { useEffect, useRef } from 'react'

interface ConflictDialogProps {
  theirTitle: string
  theirTime: string | null
  takeTheirs(): void
  keepMine(): void
}

export function ConflictDialog({ theirTitle, theirTime, takeTheirs, keepMine }: ConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const when = theirTime ? new Date(theirTime).toLocaleString() : 'meanwhile'
  return (
    <dialog
      ref={dialog}
      className="editor-dialog"
      aria-labelledby="conflict-title"
      // There is no third way: saving waits for the choice.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id="conflict-title">This was changed elsewhere</h2>
      <p>{`“${theirTitle}” was saved somewhere else (${when}) after you began. Your text is kept on this device.`}</p>
      <div className="editor-actions">
        <button type="button" onClick={takeTheirs}>
          Take theirs
        </button>
        <button type="button" className="editor-primary" onClick={keepMine}>
          Keep mine as new version
        </button>
      </div>
    </dialog>
  )
}
