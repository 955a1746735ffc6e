/** An order for somebody who calls or writes: products, customer, shipping, and how it is paid. */
import { useSaveShortcut } from '#ui/commands.ts'
import { Field, FormProblems, inputTies } from '#ui/FormProblems.tsx'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import { useMoney, useMoneyTerms } from '#ui/money.ts'
import { Page } from '#ui/Page.tsx'
import { ManualOrderCustomer } from './ManualOrderCustomer.tsx'
import { ManualLines } from './ManualOrderLines.tsx'
import { ManualOrderPayment } from './ManualOrderPayment.tsx'
import { ManualOrderShipping } from './ManualOrderShipping.tsx'
import { ManualOrderSummary } from './ManualOrderSummary.tsx'
import { useManualOrder } from './useManualOrder.ts'
import { newOrder } from '../texts/newOrder.ts'
import { common } from '#ui/texts/common.ts'

const submitWords = {
  link: newOrder.make,
  later: newOrder.place,
  paid: newOrder.place_paid,
} as const

export default function NewOrder() {
  const order = useManualOrder()
  const { draft, change, quote, submit, isWaiting } = order
  const plainMoney = useMoney()
  const money = (minor: number) => plainMoney(minor)
  const { currency, language } = useMoneyTerms()
  useSaveShortcut(submit)
  return (
    <Page
      title={newOrder.title}
      text={newOrder.intro}
      crumbs={[{ title: common.orders, href: '/user/orders' }]}
      actions={[{ label: submitWords[draft.payment], isPrimary: true, run: submit, isDisabled: isWaiting }]}
    >
      <LeaveWarning isChanged={order.isChanged} />
      <FormProblems error={order.error} tries={order.tries}>
        <div className="two">
          <div className="stack">
            <ManualLines
              lines={draft.lines}
              extras={draft.extras}
              currency={currency}
              language={language}
              onExtras={(extras) => change({ extras })}
              items={quote?.cart.items ?? []}
              store={draft.store}
              problems={order.problems}
              money={money}
              onChange={(lines) => change({ lines })}
            />
            <ManualOrderCustomer order={order} />
            <section className="card-box" aria-labelledby="hand-note">
              <h2 id="hand-note">{newOrder.note}</h2>
              <Field name="note" title="" hasLabel={false}>
                {(ties) => (
                  <textarea
                    {...inputTies(ties)}
                    aria-labelledby="hand-note"
                    maxLength={2000}
                    placeholder={newOrder.note_example}
                    value={draft.note}
                    onChange={(event) => change({ note: event.target.value })}
                  />
                )}
              </Field>
            </section>
          </div>
          <div className="stack">
            <ManualOrderShipping order={order} />
            <ManualOrderSummary order={order} />
            <ManualOrderPayment order={order}>
              <p className="top-gap">
                <button type="button" className="button primary" disabled={isWaiting} onClick={submit}>
                  {submitWords[draft.payment]}
                  {quote && ` · ${money(quote.cart.total_minor)}`}
                </button>
              </p>
            </ManualOrderPayment>
          </div>
        </div>
      </FormProblems>
    </Page>
  )
}
