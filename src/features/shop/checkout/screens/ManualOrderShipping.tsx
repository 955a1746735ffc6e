/** How an order is shipped or handed over, and its discount code. */
import { RadioList } from '#ui/CheckboxGroup.tsx'
import { Field } from '#ui/FormProblems.tsx'
import { useMoney } from '#ui/money.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useCall } from '#ui/useCall.ts'
import type { ManualQuote } from '../manualOrderSchema.ts'
import type { StoreLocation } from '../../schema.ts'
import { newOrder } from '../texts/newOrder.ts'
import type { ManualOrder } from './useManualOrder.ts'

export function ManualOrderShipping({ order }: { order: ManualOrder }) {
  const { draft, change, quote, problems } = order
  const stores = useCall<StoreLocation[]>('/api/shop/stores')
  return (
    <section className="card-box" aria-labelledby="hand-delivery">
      <h2 id="hand-delivery">{newOrder.delivery}</h2>
      <div className="form">
        {(stores.data?.length ?? 0) > 1 && (
          <div className="field">
            <label htmlFor="hand-store">{newOrder.from}</label>
            <Select
              id="hand-store"
              value={draft.store || (stores.data?.[0]?.value ?? '')}
              choices={stores.data ?? []}
              onChange={(store) => change({ store, shippingMethod: '' })}
            />
          </div>
        )}
        <label className="check">
          <input
            type="checkbox"
            checked={draft.isTakenAlong}
            onChange={(event) =>
              change(
                event.target.checked
                  ? { isTakenAlong: true, payment: draft.payment === 'link' ? 'paid' : draft.payment }
                  : { isTakenAlong: false },
              )
            }
          />{' '}
          {newOrder.taken_along}
        </label>
        {!draft.isTakenAlong && (
          <Ways
            quote={quote}
            chosen={draft.shippingMethod}
            onChange={(shippingMethod) => change({ shippingMethod })}
          />
        )}
        <Field
          name="discount_code"
          id="hand-code"
          title={newOrder.discount_code}
          problem={problems.discount_code}
        >
          {(ties) => (
            <TextInput
              {...ties}
              value={draft.discountCode}
              maxLength={100}
              onChange={(discountCode) => change({ discountCode })}
            />
          )}
        </Field>
      </div>
    </section>
  )
}

function Ways({
  quote,
  chosen,
  onChange,
}: {
  quote: ManualQuote | null
  chosen: string
  onChange: (id: string) => void
}) {
  const money = useMoney()
  if (!quote) return <p className="muted">{newOrder.choose_product}</p>
  if (quote.shipping_options.length === 0)
    return <p className="muted">{quote.needs_address ? newOrder.ways_with_address : newOrder.nothing_sent}</p>
  const choices = quote.shipping_options.map(({ id, title, amount_minor }) => ({
    value: id,
    title: `${title}, ${amount_minor === 0 ? newOrder.free : money(amount_minor)}`,
  }))
  return (
    <RadioList
      label={newOrder.way}
      choices={choices}
      value={chosen || (quote.shipping_method ?? '')}
      onChange={onChange}
    />
  )
}
