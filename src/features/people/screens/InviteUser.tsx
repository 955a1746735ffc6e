/** Invites somebody to an account. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { roleChoices } from './roleChoices.ts'
import { userList } from '../texts/userList.ts'
import { common } from '#ui/texts/common.ts'

export function InviteUser({
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
          { name: 'role', title: userList.role, type: 'dropdown', choices: roleChoices },
        ]}
      />
    </Modal>
  )
}
