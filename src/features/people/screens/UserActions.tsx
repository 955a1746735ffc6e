/** What may be done with an account in the list: invite again, disable, edit, remove. */
import type { UserRow } from '../schema.ts'
import type { useUserChanges } from './useUserChanges.ts'
import { userList } from '../texts/userList.ts'
import { common } from '#ui/texts/common.ts'

interface UserActionsProps {
  user: UserRow
  onChange: ReturnType<typeof useUserChanges>['change']
  onEdit: () => void
  onRemove: () => void
}

export function UserActions({ user, onChange, onEdit, onRemove }: UserActionsProps) {
  return (
    <>
      {user.status === 'invited' && (
        <button
          type="button"
          className="button small"
          onClick={() => void onChange({ id: user.id, invite: true }, userList.invited_again)}
        >
          {userList.invite_again}
          <span className="hidden"> {user.name}</span>
        </button>
      )}
      {user.status !== 'invited' && (
        <button
          type="button"
          className="button small"
          onClick={() =>
            void onChange(
              { id: user.id, is_disabled: user.status === 'active' },
              user.status === 'active'
                ? userList.disabled({ name: user.name })
                : userList.enabled({ name: user.name }),
            )
          }
        >
          {user.status === 'active' ? userList.disable : userList.enable}
          <span className="hidden"> {user.name}</span>
        </button>
      )}
      <button type="button" className="button small" onClick={onEdit}>
        {common.edit}
        <span className="hidden"> {user.name}</span>
      </button>
      <button type="button" className="button small" onClick={onRemove}>
        {common.remove}
        <span className="hidden"> {user.name}</span>
      </button>
    </>
  )
}
