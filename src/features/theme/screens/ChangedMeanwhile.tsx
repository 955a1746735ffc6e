/** Somebody else applied a theme since the changes here began: whose holds is chosen, never taken for granted. */
import { Modal } from '#ui/Modal.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { common } from '#ui/texts/common.ts'
import type { ThemeState } from '../schema.ts'
import { themeScreen } from '../texts/themeScreen.ts'

interface ChangedMeanwhileProps {
  theirs: ThemeState
  onCancel: () => void
  /** What is here takes the place of theirs. */
  onReplace: () => void
  /** What is here is given up; a step back brings it again. */
  onTake: () => void
}

export function ChangedMeanwhile({ theirs, onCancel, onReplace, onTake }: ChangedMeanwhileProps) {
  return (
    <Modal
      title={themeScreen.changed_meanwhile}
      okLabel={themeScreen.apply_mine}
      onOk={onReplace}
      other={{ label: themeScreen.take_theirs, run: onTake }}
      onCancel={onCancel}
    >
      <p>
        {themeScreen.applied_by({ name: theirs.changed_by ?? common.someone })}{' '}
        <RelativeTime time={theirs.changed_at} />
      </p>
      <p>{themeScreen.whose_holds}</p>
    </Modal>
  )
}
