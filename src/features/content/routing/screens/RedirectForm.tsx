/** Adds a redirect, or changes where a path leads. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useViewer } from '#ui/viewer.ts'
import { useAction } from '#ui/useCall.ts'
import { redirectScreen } from '../texts/redirectScreen.ts'

export interface RedirectDraft {
  from_path: string
  to_path: string
  code: number
}

const codes = [
  { value: '301', title: redirectScreen.code_301 },
  { value: '302', title: redirectScreen.code_302 },
  { value: '308', title: redirectScreen.code_308 },
]

/** What the call says of the URL is about the path that is gone. */
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
    done: redirectScreen.saved,
    showsErrorInForm: true,
    onDone: onClose,
  })
  const mayLeave = useViewer().can('redirects.external')
  const from = {
    name: 'from_path',
    title: redirectScreen.from_path,
    type: 'string',
    placeholder: '/old-page',
    description: redirectScreen.from_help,
  }
  return (
    <Modal
      title={isNew ? redirectScreen.new_redirect : redirectScreen.edit_title({ from_path: draft.from_path })}
      okLabel={redirectScreen.save}
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
            title: redirectScreen.leads_to,
            type: 'string',
            placeholder: '/new-page',
            description: mayLeave ? redirectScreen.to_help : redirectScreen.to_help_inside,
          },
          { name: 'code', title: redirectScreen.kind, type: 'dropdown', choices: codes },
        ]}
      />
    </Modal>
  )
}
