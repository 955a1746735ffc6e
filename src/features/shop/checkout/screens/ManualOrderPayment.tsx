/** How an order that staff makes is paid: by a link that is sent, later, or already. */
import type { ReactNode } from 'react'
import { RadioList } from '#ui/CheckboxGroup.tsx'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { Select } from '#ui/Select.tsx'
import { common } from '#ui/texts/common.ts'
import { newOrder } from '../texts/newOrder.ts'
import type { ManualOrder } from './useManualOrder.ts'

const payments = [
  { value: 'link', title: newOrder.pay_link },
  { value: 'later', title: newOrder.pay_later },
  { value: 'paid', title: newOrder.pay_paid },
]

const waysPaid = [
  { value: 'cash', title: newOrder.in_cash },
  { value: 'card', title: newOrder.by_card },
  { value: 'transfer', title: newOrder.by_transfer },
]

/** @param children what makes the order */
export function ManualOrderPayment({ order, children }: { order: ManualOrder; children: ReactNode }) {
  const { draft, change, quote } = order
  return (
    <section className="card-box" aria-labelledby="hand-payment">
      <h2 id="hand-payment">{common.payment}</h2>
      <RadioList
        label={common.payment}
        choices={draft.isTakenAlong ? payments.slice(1) : payments}
        value={draft.payment}
        onChange={(payment) => {
          if (payment === 'link' || payment === 'later' || payment === 'paid') change({ payment })
        }}
      />
      {draft.payment === 'paid' && (
        <div className="field top-gap">
          <label htmlFor="hand-paid-by">{newOrder.how}</label>
          <Select
            id="hand-paid-by"
            value={draft.paidBy}
            choices={waysPaid}
            onChange={(by) => {
              if (by === 'cash' || by === 'card' || by === 'transfer') change({ paidBy: by })
            }}
          />
        </div>
      )}
      {draft.payment === 'link' && (
        <div className="stack top-gap">
          {quote?.is_test && <p className="warn">{newOrder.test_link}</p>}
          <label className="check">
            <input
              type="checkbox"
              checked={draft.sendsEmail}
              onChange={(event) => change({ sendsEmail: event.target.checked })}
            />{' '}
            {newOrder.send_link}
          </label>
          <div className="row">
            <NumericSpinner
              label={newOrder.hold_days}
              value={draft.holdDays}
              min={1}
              max={30}
              onChange={(holdDays) => change({ holdDays })}
            />
            <span>{newOrder.days_held({ count: draft.holdDays })}</span>
          </div>
        </div>
      )}
      {children}
    </section>
  )
}
