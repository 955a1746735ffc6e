/** Taking the own data along, and giving the own account up: what happens is said before. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { FormProblems } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'
import { profile } from '../texts/profile.ts'
import { common } from '#ui/texts/common.ts'

/** What the call names otherwise than the fields here, whose names make them password inputs. */
const names = { current_password: 'password_secret' }

export function OwnData({ hasTotp }: { hasTotp: boolean }) {
  const [isRemoving, setRemoving] = useState(false)
  const take = useAction<Record<string, unknown>, object>('POST', '/api/users/me/export', {
    done: profile.data_downloaded,
    failed: profile.data_not_exported,
    onDone: download,
  })
  return (
    <section className="card-box" aria-labelledby="own-data">
      <h2 id="own-data">{profile.your_data}</h2>
      <div className="stack">
        <p className="muted">{profile.your_data_text}</p>
        <div className="row">
          <button type="button" className="button" disabled={take.isPending} onClick={() => take.mutate({})}>
            {profile.export_my_data}
          </button>
          <button type="button" className="button danger" onClick={() => setRemoving(true)}>
            {profile.remove_my_account}
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
    showsErrorInForm: true,
    onDone: () => location.assign('/logout'),
  })
  return (
    <Modal
      title={profile.remove_your_account}
      okLabel={profile.remove_my_account}
      cancelLabel={common.keep_it}
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
      <p>{profile.remove_cannot_be_undone}</p>
      <p>{profile.remove_orders_stay}</p>
      <p>{profile.remove_pages_stay}</p>
      <FormProblems error={remove.error} names={names}>
        <FieldForm
          values={values}
          onChange={setValues}
          fields={[
            {
              name: 'comments',
              title: profile.your_comments,
              type: 'radio',
              choices: [
                { title: profile.comments_keep, value: 'keep' },
                { title: profile.comments_remove, value: 'remove' },
              ],
            },
            { name: 'password_secret', title: profile.your_password, type: 'string' },
            ...(hasTotp ? [{ name: 'totp', title: profile.code_or_recovery, type: 'string' as const }] : []),
          ]}
        />
      </FormProblems>
    </Modal>
  )
}
