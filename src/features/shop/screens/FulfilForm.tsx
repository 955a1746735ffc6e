/** Records a parcel with its tracking, or that the order waits for pickup. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'

export function FulfilForm({ path, onClose }: { path: string; onClose: () => void }) {
  const [values, setValues] = useState<Record<string, unknown>>({ carrier: '', tracking: '', is_pickup: false })
  const send = useAction('POST', `${path}/fulfil`, { refresh: ['/api/shop/orders', 'counts', '/api/dashboard'], done: 'The customer has been told', onDone: onClose })
  return (
    <Modal title="Pack and send" okLabel="Record the parcel" isBusy={send.isPending} onCancel={onClose} onOk={() => send.mutate(values)}>
      <FieldForm values={values} onChange={setValues} fields={[
        { name: 'carrier', title: 'Carrier', type: 'string', placeholder: 'Post' },
        { name: 'tracking', title: 'Tracking number', type: 'string', description: 'Goes into the letter to the customer.' },
        { name: 'is_pickup', title: 'The customer collects it', type: 'bool' },
      ]} />
    </Modal>
  )
}
