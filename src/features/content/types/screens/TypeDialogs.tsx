/** Asks before values are hidden with a field that goes, and before a content type is deleted. */
import { Modal } from '#ui/Modal.tsx'
import type { PostTypeView } from '../../schema.ts'
import { typeScreen } from '../texts/typeScreen.ts'
import { common } from '#ui/texts/common.ts'

/** A field that goes, and in how many entries it is filled in. */
export interface HiddenField {
  title: string
  count: number
}

interface AskProps {
  onOk: () => void
  onCancel: () => void
}

export function HideFieldsDialog({ lost, onOk, onCancel }: AskProps & { lost: readonly HiddenField[] }) {
  return (
    <Modal
      title={typeScreen.hides_title}
      okLabel={typeScreen.hides_ok}
      cancelLabel={typeScreen.keep_editing}
      isDanger
      onCancel={onCancel}
      onOk={onOk}
    >
      {lost.map(({ title, count }) => (
        <p key={title}>{typeScreen.hides({ count, title })}</p>
      ))}
      <p className="muted">{typeScreen.values_kept}</p>
    </Modal>
  )
}

export function DeleteTypeDialog({ type, onOk, onCancel }: AskProps & { type: PostTypeView }) {
  return (
    <Modal
      title={typeScreen.delete_title({ title: type.title })}
      okLabel={typeScreen.delete_type}
      cancelLabel={common.keep_it}
      isDanger
      onCancel={onCancel}
      onOk={onOk}
    >
      <p>{type.count === 0 ? typeScreen.delete_text : typeScreen.still_used({ count: type.count })}</p>
    </Modal>
  )
}
