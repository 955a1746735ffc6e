/** People with an account: invite, role, disable; and what each role may do, in plain words. */
import { useState } from 'react'
import { Avatar } from '#ui/Avatar.tsx'
import { CopyText } from '#ui/CopyText.tsx'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Select } from '#ui/Select.tsx'
import { EmptyState } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { useList } from '#ui/useCall.ts'
import { useViewer } from '#ui/viewer.ts'
import type { UserRow } from '../schema.ts'
import { roleTitle } from '../roleTitle.ts'
import { EditUser } from './EditUser.tsx'
import { InviteUser } from './InviteUser.tsx'
import { roleChoices } from './roleChoices.ts'
import { RemoveUser } from './RemoveUser.tsx'
import { RoleTable } from './RoleTable.tsx'
import { UserActions } from './UserActions.tsx'
import { useUserChanges } from './useUserChanges.ts'
import { userList } from '../texts/userList.ts'
import { common } from '#ui/texts/common.ts'

export default function Users() {
  const viewer = useViewer()
  const state = useListState()
  const [{ keywords, filters, p }] = state
  const query = useList<UserRow>('/api/users', { keywords, role: filters.role, p, limit: 25 })
  const [isInviting, setInviting] = useState(false)
  const [edited, setEdited] = useState<UserRow | null>(null)
  const [removed, setRemoved] = useState<UserRow | null>(null)
  const { invitation, forgetInvitation, save, change, remove } = useUserChanges()
  const mayWrite = viewer.can('users.write')

  return (
    <Page
      title={common.users}
      actions={mayWrite ? [{ label: userList.invite, isPrimary: true, run: () => setInviting(true) }] : []}
    >
      <ListView
        label={common.users}
        query={query}
        state={state}
        nameOf={(user) => user.name}
        filters={[{ name: 'role', title: userList.any_role, choices: roleChoices }]}
        columns={[
          {
            name: 'name',
            title: common.name,
            cell: (user) => (
              <span className="with-thumb">
                <Avatar name={user.name || user.email} picture={user.avatar} />
                <span>
                  <b>{user.name || user.email}</b>
                  <small>
                    {user.email}
                    {user.is_email_verified ? '' : ` · ${userList.not_confirmed}`}
                  </small>
                </span>
              </span>
            ),
          },
          {
            name: 'role',
            title: userList.role,
            cell: (user) =>
              mayWrite && user.id !== viewer.id ? (
                <span className="inline-controls">
                  <Select
                    label={userList.role_of({ name: user.name })}
                    value={user.role}
                    choices={roleChoices}
                    onChange={(role) =>
                      void change({ id: user.id, role }, userList.role_given({ role, name: user.name }))
                    }
                  />
                </span>
              ) : (
                roleTitle(user.role)
              ),
          },
          { name: 'status', title: userList.state, cell: (user) => <StatusMark status={user.status} /> },
          {
            name: 'seen',
            title: userList.last_here,
            cell: (user) => <RelativeTime time={user.last_seen_at} />,
          },
        ]}
        rowActions={
          mayWrite
            ? (user) =>
                user.id === viewer.id ? (
                  <span className="muted small-text">{userList.that_is_you}</span>
                ) : (
                  <UserActions
                    user={user}
                    onChange={change}
                    onEdit={() => setEdited(user)}
                    onRemove={() => setRemoved(user)}
                  />
                )
            : undefined
        }
        empty={<EmptyState title={userList.empty_title} text={userList.empty_text} />}
      />
      {mayWrite && <RoleTable />}
      {isInviting && (
        <InviteUser
          onClose={() => setInviting(false)}
          onInvite={(values) => save(values, userList.invited({ name: String(values.name) }))}
        />
      )}
      {edited && <EditUser user={edited} onClose={() => setEdited(null)} onSave={save} onChange={change} />}
      {invitation && (
        <Modal title={invitation.title} cancelLabel={userList.done} onCancel={forgetInvitation}>
          <p>{userList.invitation_text}</p>
          <CopyText label={userList.invitation_link} text={invitation.link} />
        </Modal>
      )}
      {removed && (
        <RemoveUser
          user={removed}
          onRemove={() => {
            setRemoved(null)
            void remove(removed)
          }}
          onClose={() => setRemoved(null)}
        />
      )}
    </Page>
  )
}
