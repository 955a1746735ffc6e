/** What may be done with the chosen files: they are deleted in two clicks. */
import type { ChosenFiles } from './useChosenFiles.ts'
import { mediaScreen } from '../texts/mediaScreen.ts'
import { common } from '#ui/texts/common.ts'

interface ChosenFilesBarProps {
  files: ChosenFiles
  /** Goes on to delete them. */
  onDelete: () => void
}

export function ChosenFilesBar({ files, onDelete }: ChosenFilesBarProps) {
  const { chosen, isChecking, setChecking, chooseNone } = files
  if (chosen.length === 0) return null
  return (
    <div className="bulk" role="group" aria-label={mediaScreen.bulk}>
      <b>{mediaScreen.chosen({ count: chosen.length })}</b>
      {isChecking ? (
        <>
          <span role="status">{mediaScreen.ask_delete}</span>
          <button type="button" className="button small danger" onClick={onDelete}>
            {mediaScreen.yes_delete}
          </button>
          <button type="button" className="button small" onClick={() => setChecking(false)}>
            {mediaScreen.keep}
          </button>
        </>
      ) : (
        <button type="button" className="button small" onClick={() => setChecking(true)}>
          {common.delete}
        </button>
      )}
      <button type="button" className="link" onClick={chooseNone}>
        {mediaScreen.choose_none}
      </button>
    </div>
  )
}
