/** Somebody else's account: name and email address, second step, where they are signed in. */
import { useState } from 'react'
import { Link } from 'wouter'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { SessionView, UserRow } from '../schema.ts'
import { SessionList } from './SessionList.tsx'
import { userList } from '../texts/userList.ts'
import { common } from '#ui/texts/common.ts'

interface Props {
  user: UserRow
  onClose: () => void
  /** Saves what is given. @throws CallError */
  onSave: (input: object, done: string) => Promise<void>
  /** As onSave; a failure is told as a notice. */
  onChange: (input: object, done: string) => Promise<void>
}

export function EditUser({ user, onClose, onSave, onChange }: Props) {
  const [values, setValues] = useState<Record<string, unknown>>({ name: user.name, email: user.email })
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasTotp, setTotp] = useState(user.has_totp)
  const isNewEmail = String(values.email).trim().toLowerCase() !== user.email

  async function save() {
    setBusy(true)
    setError(null)
    try {
      await onSave(
        { id: user.id, name: values.name, email: values.email },
        userList.saved({ name: String(values.name) }),
      )
      onClose()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  async function takeOff() {
    await onChange({ id: user.id, has_totp: false }, userList.second_step_taken_off({ name: user.name }))
    setTotp(false)
  }

  return (
    <Modal
      title={userList.account_of({ name: user.name })}
      okLabel={common.save}
      cancelLabel={common.close}
      isWide
      isBusy={isBusy}
      error={error}
      onCancel={onClose}
      onOk={() => void save()}
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
            description: isNewEmail ? userList.new_email_hint({ email: user.email }) : userList.email_hint,
          },
        ]}
      />
      <section aria-labelledby="factor-of-user">
        <h3 id="factor-of-user">{userList.second_step}</h3>
        <p className="muted">{hasTotp ? userList.second_step_on_text : userList.second_step_off_text}</p>
        {hasTotp && (
          <button type="button" className="button" onClick={() => void takeOff()}>
            {userList.take_it_off}
          </button>
        )}
      </section>
      <SessionsOf user={user} />
      <p>
        <Link className="link" href={`/user/audit?q=${user.id}`}>
          {userList.audit_link}
        </Link>
      </p>
    </Modal>
  )
}

function SessionsOf({ user }: { user: UserRow }) {
  const path = `/api/users/${user.id}/sessions`
  const query = useCall<SessionView[]>(path)
  const end = useAction<unknown, object>('POST', `${path}/end`, {
    refresh: [path],
    done: userList.signed_out({ name: user.name }),
    failed: userList.session_not_ended,
  })
  return (
    <section aria-labelledby="sessions-of-user">
      <h3 id="sessions-of-user">{userList.sessions}</h3>
      <Loaded query={query} rows={2}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="muted">{userList.nowhere}</p>
          ) : (
            <div className="stack">
              <SessionList sessions={sessions} onEnd={({ id }) => end.mutate({ session_id: id })} />
              {sessions.length > 1 && (
                <div>
                  <button
                    type="button"
                    className="button"
                    disabled={end.isPending}
                    onClick={() => end.mutate({})}
                  >
                    {userList.sign_out_everywhere}
                  </button>
                </div>
              )}
            </div>
          )
        }
      </Loaded>
    </section>
  )
}
