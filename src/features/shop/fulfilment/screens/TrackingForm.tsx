/** Carrier, tracking number and link of a parcel that was sent already; the customer is written only where that is ticked. */
import { useState } from 'react'
import { FieldForm } from '#ui/FieldForm.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { useAction } from '#ui/useCall.ts'
import { useUndoNotice } from '#ui/useUndoNotice.ts'
import type { OrderDetail } from '../../schema.ts'
import { parcels } from '../texts/parcels.ts'

type Parcel = OrderDetail['shipments'][number]

interface Props {
  parcel: Parcel
  /** Null: nobody can be written to. */
  email: string | null
  onClose: () => void
}

const old = ['/api/shop/orders', '/api/shop/emails']

/** Both forms of a parcel ask for the same. */
export const trackingFields = (help?: string) => [
  { name: 'carrier', title: parcels.carrier, type: 'string' as const, placeholder: parcels.carrier_example },
  { name: 'tracking', title: parcels.tracking_number, type: 'string' as const, description: help },
  {
    name: 'tracking_url',
    title: parcels.tracking_link,
    type: 'string' as const,
    placeholder: 'https://',
    description: parcels.tracking_link_help,
  },
]

export function TrackingForm({ parcel, email, onClose }: Props) {
  const showUndoNotice = useUndoNotice()
  const path = `/api/shop/shipments/${parcel.id}/tracking`
  const before = {
    carrier: parcel.carrier,
    tracking: parcel.tracking,
    tracking_url: parcel.own_tracking_url,
  }
  const [values, setValues] = useState<Record<string, unknown>>({ ...before, send_email: false })
  const title = Object.values(before).some(Boolean) ? parcels.edit_tracking : parcels.add_tracking

  const save = useAction('POST', path, {
    refresh: old,
    showsErrorInForm: true,
    onDone() {
      // An email that is out cannot be taken back, and would say something else then.
      if (values.send_email === true)
        notify({
          kind: 'good',
          title: parcels.tracking_saved,
          text: parcels.email_on_its_way({ email: email ?? '' }),
        })
      else
        showUndoNotice(parcels.tracking_saved, {
          path,
          input: before,
          old,
          failed: parcels.tracking_undo_failed,
        })
      onClose()
    },
  })

  return (
    <Modal
      title={title}
      okLabel={parcels.save_tracking}
      isBusy={save.isPending}
      error={save.error}
      onCancel={onClose}
      onOk={() => save.mutate(values)}
    >
      <FieldForm
        values={values}
        onChange={setValues}
        fields={[
          ...trackingFields(),
          ...(email === null
            ? []
            : [
                {
                  name: 'send_email',
                  title: parcels.email_tracking,
                  type: 'bool' as const,
                  description: email,
                },
              ]),
        ]}
      />
    </Modal>
  )
}
