/** Asks for the name of something that is made of what is selected: a component, a shared style. */
import { useState } from 'react'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { common } from '#ui/texts/common.ts'

interface NameProps {
  title: string
  okLabel: string
  help: string
  placeholder: string
  /** In characters. */
  longest: number
  /** Makes it; what it throws is told at the field, and the dialog stays. */
  make(name: string): Promise<void>
  close(): void
}

export function NameDialog({ title, okLabel, help, placeholder, longest, make, close }: NameProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const confirm = async () => {
    setBusy(true)
    try {
      await make(name.trim())
    } catch (failure) {
      setBusy(false)
      setError(failure)
    }
  }
  return (
    <Modal
      title={title}
      okLabel={okLabel}
      isBusy={isBusy || name.trim() === ''}
      error={error}
      onOk={() => void confirm()}
      onCancel={close}
    >
      <Field name="title" title={common.name} help={help}>
        {(ties) => (
          <TextInput
            {...ties}
            value={name}
            maxLength={longest}
            placeholder={placeholder}
            onChange={setName}
          />
        )}
      </Field>
    </Modal>
  )
}
