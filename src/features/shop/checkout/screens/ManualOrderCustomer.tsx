/** Whom an order is for, and where it goes. */
import { Field } from '#ui/FormProblems.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { common } from '#ui/texts/common.ts'
import { AddressFields } from '../../addresses/screens/AddressFields.tsx'
import { newOrder } from '../texts/newOrder.ts'
import type { ManualOrder } from './useManualOrder.ts'

export function ManualOrderCustomer({ order }: { order: ManualOrder }) {
  const { draft, change } = order
  return (
    <section className="card-box" aria-labelledby="hand-buyer">
      <h2 id="hand-buyer">{newOrder.customer}</h2>
      <div className="form">
        <Field
          name="email"
          id="hand-email"
          title={draft.payment === 'link' && draft.sendsEmail ? common.email : newOrder.email_optional}
          problem={order.emailProblem}
        >
          {(ties) => (
            <TextInput {...ties} kind="email" value={draft.email} onChange={(email) => change({ email })} />
          )}
        </Field>
        {!draft.isTakenAlong && (
          <AddressFields
            id="hand"
            value={draft.address}
            problems={order.addressProblems}
            onChange={(address) => change({ address })}
          />
        )}
      </div>
    </section>
  )
}
