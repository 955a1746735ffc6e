/** Adds one person by hand, with a note of how they agreed. */
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { subscriberTexts } from '../texts/subscriberTexts.ts'
import { common } from '#ui/texts/common.ts'

export function AddSubscriber({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const [values, setValues] = useState<Record<string, unknown>>({ email: '', name: '', note: '' })
  const save = useMutation({
    mutationFn: () => call('POST', '/api/newsletter/subscribers', values),
    onSuccess() {
      notify({ kind: 'good', title: subscriberTexts.was_added({ email: String(values.email) }) })
      onClose()
    },
    onSettled: onDone,
  })
  return (
    <Modal
      title={subscriberTexts.add}
      okLabel={common.add}
      isBusy={save.isPending}
      error={save.error}
      onCancel={onClose}
      onOk={() => save.mutate()}
    >
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          { name: 'email', title: common.email_address, type: 'string' },
          { name: 'name', title: subscriberTexts.name_if_known, type: 'string' },
          {
            name: 'note',
            title: subscriberTexts.note,
            type: 'text',
            description: subscriberTexts.note_help,
          },
        ]}
      />
    </Modal>
  )
}
