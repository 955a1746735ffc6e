/** Asks before an account is removed. */
import { Modal } from '#ui/Modal.tsx'
import type { UserRow } from '../schema.ts'
import { userList } from '../texts/userList.ts'

interface RemoveUserProps {
  user: UserRow
  onRemove: () => void
  onClose: () => void
}

export function RemoveUser({ user, onRemove, onClose }: RemoveUserProps) {
  return (
    <Modal
      title={userList.remove_title({ name: user.name })}
      okLabel={userList.remove_user}
      cancelLabel={userList.keep}
      isDanger
      onCancel={onClose}
      onOk={onRemove}
    >
      <p>{userList.remove_text({ name: user.name })}</p>
    </Modal>
  )
}
