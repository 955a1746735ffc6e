/** An order for somebody who calls or writes: products, customer, delivery, and how it is paid. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { RadioList } from '#ui/CheckboxGroup.tsx'
import { useSaveShortcut } from '#ui/commands.ts'
import { Field, FormProblems, inputTies } from '#ui/FormProblems.tsx'
import { useMoney, useMoneyTerms } from '#ui/money.ts'
import { notify } from '#ui/notices.ts'
import { NumericSpinner } from '#ui/NumericSpinner.tsx'
import { Page } from '#ui/Page.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import type { HandQuote } from '../manualOrderSchema.ts'
import type { OrderDetail, StoreLocation } from '../../schema.ts'
import { AddressFields } from '../../addresses/screens/AddressFields.tsx'
import { draftInput, draftProblems, emptyOrder, type HandOrderDraft } from './manualOrderDraft.ts'
import { HandLines } from './ManualOrderLines.tsx'
import { useQuote } from './useQuote.ts'
import { newOrder } from '../texts/newOrder.ts'
import { common } from '#ui/texts/common.ts'

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

const submitWords = {
  link: newOrder.make,
  later: newOrder.place,
  paid: newOrder.place_paid,
} as const

export default function NewOrder() {
  const [draft, setDraft] = useState<HandOrderDraft>(emptyOrder)
  const [tries, setTries] = useState(0)
  const [, go] = useLocation()
  const plainMoney = useMoney()
  const money = (minor: number) => plainMoney(minor)
  const stores = useCall<StoreLocation[]>('/api/shop/stores')
  const { currency, language } = useMoneyTerms()
  const input = draftInput(draft, currency, language)
  const isEmpty = input.lines.length + input.extras.length === 0
  const { quote, problem, problems: refused, isOld } = useQuote(isEmpty ? null : input)
  const problems = draftProblems(draft, quote?.needs_address ?? false, currency, language)
  const change = (to: Partial<HandOrderDraft>) => setDraft((before) => ({ ...before, ...to }))
  const make = useAction<OrderDetail, object>('POST', '/api/shop/orders', {
    refresh: ['/api/shop/orders', '/api/shop/stock', '/api/shop/emails', 'counts', '/api/dashboard'],
    showsErrorInForm: true,
    onDone(order) {
      notify({ kind: 'good', title: newOrder.made({ number: order.number }) })
      go(`/user/orders/${order.id}`)
    },
  })
  function submit() {
    if (Object.keys({ ...problems, ...refused }).length > 0) return setTries(tries + 1)
    if (problem) return notify({ kind: 'danger', title: newOrder.not_made, text: problem })
    if (!quote || isOld || make.isPending) return
    make.mutate({
      ...input,
      payment: draft.payment,
      ...(draft.payment === 'paid' && { paid_by: draft.paidBy }),
      hold_days: draft.holdDays,
      send_email: draft.payment === 'link' && draft.sendsEmail,
      note: draft.note,
      total_minor: quote.cart.total_minor,
    })
  }
  useSaveShortcut(submit)
  const isWaiting = make.isPending || (isOld && !isEmpty)
  const shownProblems: Record<string, string | undefined> = tries > 0 ? problems : {}
  const wrongPrices = Object.fromEntries(
    Object.entries(problems).filter(([field]) => field.endsWith('unit_minor') && !isEmptyPrice(draft, field)),
  )
  return (
    <Page
      title={newOrder.title}
      text={newOrder.intro}
      crumbs={[{ title: common.orders, href: '/user/orders' }]}
      actions={[{ label: submitWords[draft.payment], isPrimary: true, run: submit, isDisabled: isWaiting }]}
    >
      <FormProblems error={make.error} tries={tries}>
        <div className="two">
          <div className="stack">
            <HandLines
              lines={draft.lines}
              extras={draft.extras}
              currency={currency}
              language={language}
              onExtras={(extras) => change({ extras })}
              items={quote?.cart.items ?? []}
              store={draft.store}
              problems={{ ...refused, ...wrongPrices, ...shownProblems }}
              money={money}
              onChange={(lines) => change({ lines })}
            />
            <section className="card-box" aria-labelledby="hand-buyer">
              <h2 id="hand-buyer">{newOrder.customer}</h2>
              <div className="form">
                <Field
                  name="email"
                  id="hand-email"
                  title={
                    draft.payment === 'link' && draft.sendsEmail ? common.email : newOrder.email_optional
                  }
                  problem={shownProblems.email ?? refused.email}
                >
                  {(ties) => (
                    <TextInput
                      {...ties}
                      kind="email"
                      value={draft.email}
                      onChange={(email) => change({ email })}
                    />
                  )}
                </Field>
                {!draft.isTakenAlong && (
                  <AddressFields
                    id="hand"
                    value={draft.address}
                    problems={{ ...addressPart(refused), ...shownProblems }}
                    onChange={(address) => change({ address })}
                  />
                )}
              </div>
            </section>
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
                    money={money}
                    onChange={(shippingMethod) => change({ shippingMethod })}
                  />
                )}
                <Field
                  name="discount_code"
                  id="hand-code"
                  title={newOrder.discount_code}
                  problem={refused.discount_code}
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
            <Sums quote={quote} problem={problem} isOld={isOld} money={money} />
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
              <p className="top-gap">
                <button type="button" className="button primary" disabled={isWaiting} onClick={submit}>
                  {submitWords[draft.payment]}
                  {quote && ` · ${money(quote.cart.total_minor)}`}
                </button>
              </p>
            </section>
          </div>
        </div>
      </FormProblems>
    </Page>
  )
}

/** A price that is not typed yet is no fault before the order is made. */
function isEmptyPrice({ lines, extras }: HandOrderDraft, field: string): boolean {
  const [list, index] = field.split('.')
  return (list === 'lines' ? lines[Number(index)]?.ownPrice : extras[Number(index)]?.price)?.trim() === ''
}

/** What was refused of the address, by its own fields. */
function addressPart(refused: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(refused).flatMap(([field, problem]) =>
      field.startsWith('address.') ? [[field.slice('address.'.length), problem]] : [],
    ),
  )
}

function Ways({
  quote,
  chosen,
  money,
  onChange,
}: {
  quote: HandQuote | null
  chosen: string
  money: (minor: number) => string
  onChange: (id: string) => void
}) {
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

function Sums({
  quote,
  problem,
  isOld,
  money,
}: {
  quote: HandQuote | null
  problem: string
  isOld: boolean
  money: (minor: number) => string
}) {
  if (!quote && !problem) return null
  const cart = quote?.cart
  return (
    <section className="card-box" aria-labelledby="order-summary" aria-busy={isOld}>
      <h2 id="order-summary">{common.summary}</h2>
      <div role="status">
        {problem && <p className="problem">{problem}</p>}
        {cart?.msg.map((message) => (
          <p key={message} className="problem">
            {message}
          </p>
        ))}
      </div>
      {cart && (
        <dl className="detail-list">
          <dt>{common.subtotal}</dt>
          <dd>{money(cart.subtotal_minor)}</dd>
          {cart.discount_minor > 0 && (
            <>
              <dt>{newOrder.discount({ code: cart.discount_code ?? '' })}</dt>
              <dd>−{money(cart.discount_minor)}</dd>
            </>
          )}
          <dt>{common.shipping}</dt>
          <dd>{money(cart.shipping_minor)}</dd>
          <dt>{cart.prices_include_tax ? newOrder.tax_included : common.tax}</dt>
          <dd>{money(cart.tax_minor)}</dd>
          <dt className="total">{common.total}</dt>
          <dd className="total">{money(cart.total_minor)}</dd>
        </dl>
      )}
    </section>
  )
}
