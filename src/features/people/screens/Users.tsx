/** People with an account: invite, role, disable; and what each role may do, in plain words. */
import { useState } from 'react'
import { call, callEnvelope } from '#platform/client/call.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { CopyText } from '#ui/CopyText.tsx'
import { FieldForm } from '#ui/FieldForm.tsx'
import { useListState } from '#ui/listState.ts'
import { ListView } from '#ui/ListView.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Select } from '#ui/Select.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { refresh, tellFailure, useCall, useList } from '#ui/useCall.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#ui/viewer.ts'
import type { UserRow } from '../schema.ts'
import { roleTitle } from '../roleTitle.ts'
import { EditUser } from './EditUser.tsx'
import { userList } from '../texts/userList.ts'
import { common } from '#ui/texts/common.ts'

const roles = ['member', 'author', 'editor', 'shop_manager', 'administrator'].map((value) => ({
  value,
  title: roleTitle(value),
}))

export default function Users() {
  const client = useQueryClient()
  const viewer = useViewer()
  const state = useListState()
  const [{ keywords, filters, p }] = state
  const query = useList<UserRow>('/api/users', { keywords, role: filters.role, p, limit: 25 })
  const [isInviting, setInviting] = useState(false)
  const [edited, setEdited] = useState<UserRow | null>(null)
  const [removed, setRemoved] = useState<UserRow | null>(null)
  const [invitation, setInvitation] = useState<{ title: string; link: string } | null>(null)
  const mayWrite = viewer.can('users.write')

  /** The link of an invitation is shown until it is taken along. @throws CallError */
  async function save(input: object, done: string): Promise<void> {
    const { invite_url: link } = await callEnvelope('POST', '/api/users', input)
    if (typeof link === 'string') setInvitation({ title: done, link })
    else notify({ kind: 'good', title: done })
    await refresh(client, ['/api/users'])
  }
  async function change(input: object, done: string): Promise<void> {
    try {
      await save(input, done)
    } catch (error) {
      tellFailure(error, userList.not_changed)
      await refresh(client, ['/api/users'])
    }
  }
  async function remove(user: UserRow) {
    setRemoved(null)
    try {
      await call('DELETE', `/api/users/${user.id}`)
      notify({ kind: 'good', title: userList.removed({ name: user.name }) })
    } catch (error) {
      tellFailure(error, userList.not_removed)
    }
    await refresh(client, ['/api/users'])
  }

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
        filters={[{ name: 'role', title: userList.any_role, choices: roles }]}
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
                    choices={roles}
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
                  <>
                    {user.status === 'invited' && (
                      <button
                        type="button"
                        className="button small"
                        onClick={() => void change({ id: user.id, invite: true }, userList.invited_again)}
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
                          void change(
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
                    <button type="button" className="button small" onClick={() => setEdited(user)}>
                      {common.edit}
                      <span className="hidden"> {user.name}</span>
                    </button>
                    <button type="button" className="button small" onClick={() => setRemoved(user)}>
                      {common.remove}
                      <span className="hidden"> {user.name}</span>
                    </button>
                  </>
                )
            : undefined
        }
        empty={<EmptyState title={userList.empty_title} text={userList.empty_text} />}
      />
      {mayWrite && <Matrix />}
      {isInviting && (
        <Invite
          onClose={() => setInviting(false)}
          onInvite={(values) => save(values, userList.invited({ name: String(values.name) }))}
        />
      )}
      {edited && <EditUser user={edited} onClose={() => setEdited(null)} onSave={save} onChange={change} />}
      {invitation && (
        <Modal title={invitation.title} cancelLabel={userList.done} onCancel={() => setInvitation(null)}>
          <p>{userList.invitation_text}</p>
          <CopyText label={userList.invitation_link} text={invitation.link} />
        </Modal>
      )}
      {removed && (
        <Modal
          title={userList.remove_title({ name: removed.name })}
          okLabel={userList.remove_user}
          cancelLabel={userList.keep}
          isDanger
          onCancel={() => setRemoved(null)}
          onOk={() => void remove(removed)}
        >
          <p>{userList.remove_text({ name: removed.name })}</p>
        </Modal>
      )}
    </Page>
  )
}

function Invite({
  onClose,
  onInvite,
}: {
  onClose: () => void
  onInvite: (values: Record<string, unknown>) => Promise<void>
}) {
  const [values, setValues] = useState<Record<string, unknown>>({ name: '', email: '', role: 'author' })
  const send = useMutation({ mutationFn: onInvite, onSuccess: onClose })
  return (
    <Modal
      title={userList.invite}
      okLabel={userList.send_invitation}
      isBusy={send.isPending}
      error={send.error}
      onCancel={onClose}
      onOk={() => send.mutate(values)}
    >
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          { name: 'name', title: common.name, type: 'string' },
          {
            name: 'email',
            title: common.email_address,
            type: 'string',
            description: userList.invite_hint,
          },
          { name: 'role', title: userList.role, type: 'dropdown', choices: roles },
        ]}
      />
    </Modal>
  )
}

interface Matrix {
  matrix?: { name: string; title: string; roles: string[] }[]
}

function Matrix() {
  const query = useCall<Matrix>('/api/options/capabilities')
  return (
    <section className="card-box">
      <details>
        <summary>{userList.matrix_title}</summary>
        <Loaded query={query}>
          {({ matrix = [] }) => (
            <div className="table-wrap" role="region" aria-label={userList.matrix_title} tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">{userList.may}</th>
                    {roles.map((role) => (
                      <th key={role.value} scope="col">
                        {role.title}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {matrix.map((row) => (
                    <tr key={row.name}>
                      <th scope="row">{row.title}</th>
                      {roles.map((role) => (
                        <td key={role.value}>
                          {row.roles.includes(role.value) ? (
                            <span className="good">{userList.yes}</span>
                          ) : (
                            <span className="muted">{userList.no}</span>
                          )}
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Loaded>
      </details>
    </section>
  )
}
