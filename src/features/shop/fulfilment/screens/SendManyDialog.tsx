/** Asks before several orders are marked as sent: how many, who is written to, and which ones cannot be and why. */
import { useState } from 'react'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Loaded } from '#ui/states.tsx'
import { useAction } from '#ui/useCall.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import type { FulfilledMany } from '../fulfilMany.ts'
import { parcels } from '../texts/parcels.ts'

const path = '/api/shop/orders/fulfil'

interface Props {
  orders: readonly string[]
  /** `isDone`: the orders were sent. */
  onClose: (isDone: boolean) => void
}

export function SendManyDialog({ orders, onClose }: Props) {
  const [sendsEmail, setSendsEmail] = useState(true)
  const preview = useQuery({
    queryKey: ['sending', orders],
    queryFn: ({ signal }) => call<FulfilledMany>('POST', path, { orders, preview: true }, { signal }),
    gcTime: 0,
  })
  const send = useAction<FulfilledMany, object>('POST', path, {
    refresh: ['/api/shop/orders', '/api/shop/emails', 'counts', '/api/dashboard'],
    showsErrorInForm: true,
    onDone(result) {
      notify({
        kind: result.refused.length > 0 ? 'danger' : 'good',
        title: parcels.orders_sent({ count: result.done }),
        text: result.refused.map(({ number, why }) => `${number}: ${why}`).join(' '),
      })
      onClose(true)
    },
  })
  const canSend = (preview.data?.done ?? 0) > 0
  return (
    <Modal
      title={parcels.mark_as_sent}
      okLabel={canSend ? parcels.mark_orders({ count: preview.data?.done ?? 0 }) : parcels.mark_as_sent}
      isBusy={send.isPending || !canSend}
      error={send.error}
      onCancel={() => onClose(false)}
      onOk={() => send.mutate({ orders, send_email: sendsEmail })}
    >
      <Loaded query={preview} rows={2}>
        {(result) => (
          <>
            <p role="status">{whatHappens(result, sendsEmail)}</p>
            {result.emails > 0 && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={sendsEmail}
                  onChange={(event) => setSendsEmail(event.target.checked)}
                />{' '}
                {parcels.email_customers}
              </label>
            )}
            {result.refused.length > 0 && (
              <div className="warn">
                <b>{parcels.refused({ count: result.refused.length })}</b>
                <ul>
                  {result.refused.map(({ number, why }) => (
                    <li key={number}>
                      {number}: {why}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {result.done > 0 && <p className="muted">{parcels.sent_help}</p>}
          </>
        )}
      </Loaded>
    </Modal>
  )
}

function whatHappens({ done, collected, emails }: FulfilledMany, sendsEmail: boolean): string {
  if (done === 0) return parcels.none
  const sent = done - collected
  const marked = [
    ...(sent > 0 ? [parcels.marked_sent({ count: sent })] : []),
    ...(collected > 0 ? [parcels.marked_ready({ count: collected })] : []),
  ].join(', ')
  if (!sendsEmail || emails === 0) return parcels.no_emails({ marked })
  return parcels.with_emails({ marked, count: emails })
}
