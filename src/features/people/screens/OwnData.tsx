/** Taking the own data along, and giving the own account up: what happens is said before. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FormProblems } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'

/** What the call names otherwise than the fields here, whose names make them password inputs. */
const names = { current_password: 'password_secret' }

export function OwnData({ hasTotp }: { hasTotp: boolean }) {
  const [isRemoving, setRemoving] = useState(false)
  const take = useAction<Record<string, unknown>, object>('POST', '/api/users/me/export', {
    done: 'Your data is downloaded',
    failed: 'Your data was not exported',
    onDone: download,
  })
  return (
    <section className="card-box" aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <div className="stack">
        <p className="muted">
          Profile, sessions, comments, likes, orders, addresses, form entries and posts, as one file.
        </p>
        <div className="row">
          <button type="button" className="button" disabled={take.isPending} onClick={() => take.mutate({})}>
            Export my data
          </button>
          <button type="button" className="button danger" onClick={() => setRemoving(true)}>
            Remove my account
          </button>
        </div>
      </div>
      {isRemoving && <RemoveAccount hasTotp={hasTotp} onClose={() => setRemoving(false)} />}
    </section>
  )
}

function download(data: Record<string, unknown>): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
  link.download = `my-data-${new Date().toISOString().slice(0, 10)}.json`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function RemoveAccount({ hasTotp, onClose }: { hasTotp: boolean; onClose: () => void }) {
  const [values, setValues] = useState<Record<string, unknown>>({ comments: 'keep' })
  const remove = useAction<unknown, object>('POST', '/api/users/me/remove', {
    isToldInForm: true,
    onDone: () => location.assign('/logout'),
  })
  return (
    <Modal
      title="Remove your account?"
      okLabel="Remove my account"
      cancelLabel="Keep it"
      isDanger
      isBusy={remove.isPending || !values.password_secret || (hasTotp && !values.totp)}
      onCancel={onClose}
      onOk={() =>
        remove.mutate({
          current_password: values.password_secret,
          comments: values.comments,
          ...(hasTotp ? { totp: values.totp } : {}),
        })
      }
    >
      <p>
        It cannot be undone: profile, saved addresses, cart and likes go, and you are signed out everywhere.
      </p>
      <p>
        Orders and invoices stay, as the law asks of a shop, but belong to no account. What you bought to
        download stays in the emails of your orders.
      </p>
      <p>Pages you wrote and messages you sent by forms stay with the site.</p>
      <FormProblems error={remove.error} names={names}>
        <FieldForm
          values={values}
          onChange={setValues}
          fields={[
            {
              name: 'comments',
              title: 'Your comments',
              type: 'radio',
              choices: [
                { title: 'Keep them without my name', value: 'keep' },
                { title: 'Remove them; replies of others stay', value: 'remove' },
              ],
            },
            { name: 'password_secret', title: 'Your password', type: 'string' },
            ...(hasTotp
              ? [{ name: 'totp', title: 'Code of your app, or a recovery code', type: 'string' as const }]
              : []),
          ]}
        />
      </FormProblems>
    </Modal>
  )
}
