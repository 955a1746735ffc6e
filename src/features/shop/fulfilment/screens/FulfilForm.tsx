/** Records a parcel with its items and tracking, or that they wait to be picked up. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { useAction } from '#ui/useCall.ts'
import type { OrderDetail } from '../../schema.ts'
import { trackingFields } from './TrackingForm.tsx'
import { chosenLines, ItemList, type Quantities } from '../../orders/screens/ItemList.tsx'
import { parcels } from '../texts/parcels.ts'
import { common } from '#ui/texts/common.ts'

export function FulfilForm({
  order,
  path,
  onClose,
}: {
  order: OrderDetail
  path: string
  onClose: () => void
}) {
  const left: Quantities = Object.fromEntries(order.lines.map((line) => [line.id, line.to_send]))
  const isCollected = order.address === null && order.store !== null
  const [typed, setTyped] = useState<Quantities>({})
  // Follows the order: what was refunded or sent meanwhile is not packed.
  const quantities: Quantities = Object.fromEntries(
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
    showsErrorInForm: true,
    done: values.is_pickup === true ? common.ready_for_pickup : parcels.recorded,
    onDone: onClose,
  })
  const lines = chosenLines(quantities)
  return (
    <Modal
      title={isCollected ? parcels.mark_as_ready : parcels.pack_and_send}
      okLabel={values.is_pickup === true ? parcels.mark_as_ready : parcels.record}
      isBusy={send.isPending || lines.length === 0}
      error={send.error}
      onCancel={onClose}
      onOk={() => send.mutate({ ...values, lines })}
    >
      {order.payment_state === 'unpaid' && <p className="warn">{parcels.unpaid}</p>}
      {order.sent_from && (
        <p>
          {parcels.from} <b>{order.sent_from}</b>
        </p>
      )}
      <ItemList
        legend={values.is_pickup === true ? parcels.what_is_ready : parcels.in_this_parcel}
        lines={order.lines}
        most={left}
        quantities={quantities}
        onChange={setTyped}
      />
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          {
            name: 'is_pickup',
            title: parcels.is_pickup,
            type: 'bool',
            ...(values.is_pickup === true && {
              description: parcels.is_pickup_help,
            }),
          },
          ...(values.is_pickup === true ? [] : trackingFields(parcels.tracking_help)),
        ]}
      />
    </Modal>
  )
}
