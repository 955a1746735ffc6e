/** Makes a folder in the one that is open. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'
import { mediaScreen } from '../texts/mediaScreen.ts'
import { common } from '#ui/texts/common.ts'

const path = '/api/posts/uploads'

export function NewFolder({
  folder,
  isPublic,
  onClose,
}: {
  folder: string
  isPublic: boolean
  onClose: () => void
}) {
  const [values, setValues] = useState<Record<string, unknown>>({ new_folder: '' })
  const make = useAction<unknown, object>('POST', `${path}/create-folder`, {
    refresh: [path],
    done: mediaScreen.folder_made,
    showsErrorInForm: true,
    onDone: onClose,
  })
  return (
    <Modal
      title={mediaScreen.new_folder}
      okLabel={mediaScreen.make_folder}
      isBusy={make.isPending}
      error={make.error}
      onCancel={onClose}
      onOk={() => make.mutate({ folder, ...values, public: isPublic })}
    >
      <FieldForm
        fields={[{ name: 'new_folder', title: common.name, type: 'string' }]}
        values={values}
        onChange={setValues}
      />
    </Modal>
  )
}
