/** Somebody else's account: name and email address, second step, where they are signed in. */
import { useState } from 'react'
import { Link } from 'wouter'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { Loaded } from '#ui/states.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { SessionView, UserRow } from '../schema.ts'
import { SessionList } from './SessionList.tsx'

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
  const isNewAddress = String(values.email).trim().toLowerCase() !== user.email

  async function save() {
    setBusy(true)
    setError(null)
    try {
      await onSave({ id: user.id, name: values.name, email: values.email }, `${String(values.name)} is saved`)
      onClose()
    } catch (failure) {
      setError(failure)
    } finally {
      setBusy(false)
    }
  }
  async function takeOff() {
    await onChange({ id: user.id, has_totp: false }, `The second step of ${user.name} is off`)
    setTotp(false)
  }

  return (
    <Modal
      title={`Account of ${user.name}`}
      okLabel="Save"
      cancelLabel="Close"
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
          { name: 'name', title: 'Name', type: 'string' },
          {
            name: 'email',
            title: 'Email address',
            type: 'string',
            description: isNewAddress
              ? `Logins and new passwords go by the new address at once. ${user.email} is told of the change.`
              : 'They log in with it.',
          },
        ]}
      />
      <section aria-labelledby="factor-of-user">
        <h3 id="factor-of-user">Second step at login</h3>
        <p className="muted">
          {hasTotp ? 'On. Take it off for somebody who lost the device; they get an email.' : 'Off.'}
        </p>
        {hasTotp && (
          <button type="button" className="button" onClick={() => void takeOff()}>
            Take it off
          </button>
        )}
      </section>
      <SessionsOf user={user} />
      <p>
        <Link className="link" href={`/user/audit?q=${user.id}`}>
          What was changed about this account, and what they did
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
    done: `${user.name} is signed out there`,
    failed: 'The session was not ended',
  })
  return (
    <section aria-labelledby="sessions-of-user">
      <h3 id="sessions-of-user">Where they are signed in</h3>
      <Loaded query={query} rows={2}>
        {(sessions) =>
          sessions.length === 0 ? (
            <p className="muted">Nowhere.</p>
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
                    Sign out everywhere
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
