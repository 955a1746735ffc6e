/** Asks before several orders are marked as sent: how many, who is written to, and which ones cannot be and why. */
import { useState } from 'react'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { Loaded } from '#ui/states.tsx'
import { useAction } from '#ui/useCall.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/client/call.ts'
import type { FulfilledMany } from '../fulfilMany.ts'

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
    isToldInForm: true,
    onDone(told) {
      notify({
        kind: told.refused.length > 0 ? 'danger' : 'good',
        title: told.done === 1 ? '1 order is sent' : `${told.done} orders are sent`,
        text: told.refused.map(({ number, why }) => `${number}: ${why}`).join(' '),
      })
      onClose(true)
    },
  })
  const canSend = (preview.data?.done ?? 0) > 0
  return (
    <Modal
      title="Mark as sent"
      okLabel={canSend ? `Mark ${countWords(preview.data?.done ?? 0)} as sent` : 'Mark as sent'}
      isBusy={send.isPending || !canSend}
      error={send.error}
      onCancel={() => onClose(false)}
      onOk={() => send.mutate({ orders, send_email: sendsEmail })}
    >
      <Loaded query={preview} rows={2}>
        {(told) => (
          <>
            <p role="status">{whatHappens(told, sendsEmail)}</p>
            {told.emails > 0 && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={sendsEmail}
                  onChange={(event) => setSendsEmail(event.target.checked)}
                />{' '}
                Email the customers
              </label>
            )}
            {told.refused.length > 0 && (
              <div className="warn">
                <b>{countWords(told.refused.length)} cannot be marked as sent:</b>
                <ul>
                  {told.refused.map(({ number, why }) => (
                    <li key={number}>
                      {number}: {why}
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {told.done > 0 && (
              <p className="muted">
                Everything that is left of them counts as sent. Tracking can be added on each order
                afterwards.
              </p>
            )}
          </>
        )}
      </Loaded>
    </Modal>
  )
}

const countWords = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

function whatHappens({ done, collected, emails }: FulfilledMany, sendsEmail: boolean): string {
  if (done === 0) return 'None of the chosen orders can be marked as sent.'
  const sent = done - collected
  const marked = [
    ...(sent > 0 ? [`${countWords(sent)} ${sent === 1 ? 'is' : 'are'} marked as sent`] : []),
    ...(collected > 0
      ? [`${countWords(collected)} ${collected === 1 ? 'is' : 'are'} marked as ready for pickup`]
      : []),
  ].join(', ')
  if (!sendsEmail || emails === 0) return `${marked}. No customer gets an email.`
  return `${marked}, and ${emails === 1 ? '1 customer gets' : `${emails} customers get`} an email.`
}
