/** Adds a redirect, or changes where a path leads. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useViewer } from '#ui/viewer.ts'
import { useAction } from '#ui/useCall.ts'

export interface RedirectDraft {
  from_path: string
  to_path: string
  code: number
}

const codes = [
  { value: '301', title: '301, permanent' },
  { value: '302', title: '302, for now' },
  { value: '308', title: '308, permanent, forms too' },
]

/** What the call says of the address is about the path that is gone. */
const fieldNames = { url: 'from_path' }

interface FormProps {
  draft: RedirectDraft
  isNew: boolean
  onClose: () => void
}

export function RedirectForm({ draft, isNew, onClose }: FormProps) {
  const [values, setValues] = useState<Record<string, unknown>>({ ...draft, code: String(draft.code) })
  const save = useAction('POST', '/api/redirects', {
    refresh: ['/api/redirects'],
    done: 'Redirect saved',
    isToldInForm: true,
    onDone: onClose,
  })
  const mayLeave = useViewer().can('redirects.external')
  const from = {
    name: 'from_path',
    title: 'Path that is gone',
    type: 'string',
    placeholder: '/old-page',
    description: 'A path of this site, without the address before it. /old/* means everything below /old.',
  }
  return (
    <Modal
      title={isNew ? 'New redirect' : `Where ${draft.from_path} leads`}
      okLabel="Save redirect"
      isBusy={save.isPending}
      error={save.error}
      names={fieldNames}
      onCancel={onClose}
      onOk={() =>
        save.mutate({ from_path: values.from_path, to_path: values.to_path, code: Number(values.code) })
      }
    >
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          ...(isNew ? [from] : []),
          {
            name: 'to_path',
            title: 'Leads to',
            type: 'string',
            placeholder: '/new-page',
            description: mayLeave
              ? 'A path of this site, or an address that begins with https://. /new/* keeps what the * stood for.'
              : 'A path of this site. /new/* keeps what the * stood for. Only an administrator can lead visitors to another site.',
          },
          { name: 'code', title: 'Kind', type: 'dropdown', choices: codes },
        ]}
      />
    </Modal>
  )
}
