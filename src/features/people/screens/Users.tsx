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
import { StatusMark, statusWords } from '#ui/StatusMark.tsx'
import { refresh, tellFailure, useCall, useList } from '#ui/useCall.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '#ui/viewer.ts'
import type { UserRow } from '../schema.ts'
import { EditUser } from './EditUser.tsx'

const roles = ['member', 'author', 'editor', 'shop_manager', 'administrator'].map((value) => ({
  value,
  title: statusWords(value),
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
      tellFailure(error, 'The user was not changed')
      await refresh(client, ['/api/users'])
    }
  }
  async function remove(user: UserRow) {
    setRemoved(null)
    try {
      await call('DELETE', `/api/users/${user.id}`)
      notify({ kind: 'good', title: `${user.name} is removed` })
    } catch (error) {
      tellFailure(error, 'The user was not removed')
    }
    await refresh(client, ['/api/users'])
  }

  return (
    <Page
      title="Users"
      actions={mayWrite ? [{ label: 'Invite somebody', isPrimary: true, run: () => setInviting(true) }] : []}
    >
      <ListView
        label="Users"
        query={query}
        state={state}
        nameOf={(user) => user.name}
        filters={[{ name: 'role', title: 'Any role', choices: roles }]}
        columns={[
          {
            name: 'name',
            title: 'Name',
            cell: (user) => (
              <span className="with-thumb">
                <Avatar name={user.name || user.email} picture={user.avatar} />
                <span>
                  <b>{user.name || user.email}</b>
                  <small>
                    {user.email}
                    {user.is_email_verified ? '' : ' · not confirmed'}
                  </small>
                </span>
              </span>
            ),
          },
          {
            name: 'role',
            title: 'Role',
            cell: (user) =>
              mayWrite && user.id !== viewer.id ? (
                <span className="inline-controls">
                  <Select
                    label={`Role of ${user.name}`}
                    value={user.role}
                    choices={roles}
                    onChange={(role) =>
                      void change(
                        { id: user.id, role },
                        `${user.name} is ${statusWords(role).toLowerCase()} now`,
                      )
                    }
                  />
                </span>
              ) : (
                statusWords(user.role)
              ),
          },
          { name: 'status', title: 'State', cell: (user) => <StatusMark status={user.status} /> },
          { name: 'seen', title: 'Last here', cell: (user) => <RelativeTime time={user.last_seen_at} /> },
        ]}
        rowActions={
          mayWrite
            ? (user) =>
                user.id === viewer.id ? (
                  <span className="muted small-text">that is you</span>
                ) : (
                  <>
                    {user.status === 'invited' && (
                      <button
                        type="button"
                        className="button small"
                        onClick={() => void change({ id: user.id, invite: true }, 'Invited again')}
                      >
                        Invite again<span className="hidden"> {user.name}</span>
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
                              ? `${user.name} can no longer sign in`
                              : `${user.name} can sign in again`,
                          )
                        }
                      >
                        {user.status === 'active' ? 'Disable' : 'Enable'}
                        <span className="hidden"> {user.name}</span>
                      </button>
                    )}
                    <button type="button" className="button small" onClick={() => setEdited(user)}>
                      Edit<span className="hidden"> {user.name}</span>
                    </button>
                    <button type="button" className="button small" onClick={() => setRemoved(user)}>
                      Remove<span className="hidden"> {user.name}</span>
                    </button>
                  </>
                )
            : undefined
        }
        empty={<EmptyState title="Nobody but you yet" text="Invite whoever writes or sells with you." />}
      />
      {mayWrite && <Matrix />}
      {isInviting && (
        <Invite
          onClose={() => setInviting(false)}
          onInvite={(values) => save(values, `${String(values.name)} is invited`)}
        />
      )}
      {edited && <EditUser user={edited} onClose={() => setEdited(null)} onSave={save} onChange={change} />}
      {invitation && (
        <Modal title={invitation.title} cancelLabel="Done" onCancel={() => setInvitation(null)}>
          <p>
            An email is on its way, if this site sends emails. You can also hand over the link; it works once
            and for seven days.
          </p>
          <CopyText label="Link of the invitation" text={invitation.link} />
        </Modal>
      )}
      {removed && (
        <Modal
          title={`Remove ${removed.name}?`}
          okLabel="Remove user"
          cancelLabel="Keep"
          isDanger
          onCancel={() => setRemoved(null)}
          onOk={() => void remove(removed)}
        >
          <p>
            The account goes and cannot come back. What {removed.name} wrote stays. To keep the account
            without letting it in, disable it.
          </p>
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
      title="Invite somebody"
      okLabel="Send the invitation"
      isBusy={send.isPending}
      error={send.error}
      onCancel={onClose}
      onOk={() => send.mutate(values)}
    >
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          { name: 'name', title: 'Name', type: 'string' },
          {
            name: 'email',
            title: 'Email address',
            type: 'string',
            description: 'An email with a link goes there; the password is chosen behind the link.',
          },
          { name: 'role', title: 'Role', type: 'dropdown', choices: roles },
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
        <summary>What each role may do</summary>
        <Loaded query={query}>
          {({ matrix = [] }) => (
            <div className="table-wrap" role="region" aria-label="What each role may do" tabIndex={0}>
              <table>
                <thead>
                  <tr>
                    <th scope="col">May</th>
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
                            <span className="good">yes</span>
                          ) : (
                            <span className="muted">no</span>
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
