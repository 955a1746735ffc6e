/** Records a parcel with its pieces and tracking, or that they wait to be picked up. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail } from '../../schema.ts'
import { trackingFields } from './TrackingForm.tsx'
import { chosenLines, ItemList, type Pieces } from '../../orders/screens/ItemList.tsx'

export function FulfilForm({
  order,
  path,
  onClose,
}: {
  order: OrderDetail
  path: string
  onClose: () => void
}) {
  const left: Pieces = Object.fromEntries(order.lines.map((line) => [line.id, line.to_send]))
  const isCollected = order.address === null && order.store !== null
  const [typed, setTyped] = useState<Pieces>({})
  // Follows the order: what was refunded or sent meanwhile is not packed.
  const pieces: Pieces = Object.fromEntries(
    Object.entries(left).map(([id, most]) => [id, Math.min(typed[id] ?? most, most)]),
  )
  const [values, setValues] = useState<Record<string, unknown>>({
    carrier: '',
    tracking: '',
    tracking_url: '',
    is_pickup: isCollected,
  })
  const send = useAction('POST', `${path}/fulfil`, {
    refresh: ['/api/shop/orders', '/api/shop/emails', 'counts', '/api/dashboard'],
    isToldInForm: true,
    done: values.is_pickup === true ? 'Ready for pickup' : 'The parcel is recorded',
    onDone: onClose,
  })
  const lines = chosenLines(pieces)
  return (
    <Modal
      title={isCollected ? 'Mark as ready for pickup' : 'Pack and send'}
      okLabel={values.is_pickup === true ? 'Mark as ready for pickup' : 'Record the parcel'}
      isBusy={send.isPending || lines.length === 0}
      error={send.error}
      onCancel={onClose}
      onOk={() => send.mutate({ ...values, lines })}
    >
      {order.payment_state === 'unpaid' && <p className="warn">This order is not paid yet.</p>}
      {order.sent_from && (
        <p>
          From <b>{order.sent_from}</b>
        </p>
      )}
      <ItemList
        legend={values.is_pickup === true ? 'What is ready' : 'In this parcel'}
        lines={order.lines}
        most={left}
        pieces={pieces}
        onChange={setTyped}
      />
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          {
            name: 'is_pickup',
            title: 'The customer picks it up',
            type: 'bool',
            ...(values.is_pickup === true && {
              description: 'The customer gets an email that it is ready for pickup.',
            }),
          },
          ...(values.is_pickup === true
            ? []
            : trackingFields('The customer gets it by email. It can be added later, too.')),
        ]}
      />
    </Modal>
  )
}
