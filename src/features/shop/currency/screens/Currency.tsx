/** Changing the currency of the shop: what will happen is shown before anything does, and for a day it can be undone. */
import { formatNumber } from '#platform/language/format.ts'
import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import { RadioList } from '#ui/CheckboxGroup.tsx'
import { decimalsOf } from '#ui/currencyDecimals.ts'
import { Field, FormProblems } from '#ui/FormProblems.tsx'
import { useMoneyTerms } from '#ui/money.ts'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Select } from '#ui/Select.tsx'
import { Loaded } from '#ui/states.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { readRate, type Rounding } from '../convert.ts'
import type { CurrencyPreview, CurrencyState, CurrencyWish, MoneyCounts } from '../currencySchema.ts'

const path = '/api/shop/currency'

interface Currency {
  code: string
  name: string
  symbol: string
}

export default function CurrencyScreen() {
  const state = useCall<CurrencyState>(path)
  const currencies = useCall<Currency[]>('/api/options/currencies')
  return (
    <Page
      title="Currency"
      text="All prices of the shop are in one currency. Orders, invoices and refunds keep the one that they were made in."
      crumbs={[{ title: 'Settings', href: '/user/settings#shop' }]}
    >
      <Loaded query={state} rows={6}>
        {(now) => (
          <Loaded query={currencies}>
            {(known) => (
              <div className="stack">
                {now.last && <LastChange last={now.last} />}
                <Change key={now.currency} now={now} known={known} />
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  )
}

function LastChange({ last }: { last: NonNullable<CurrencyState['last']> }) {
  const client = useQueryClient()
  const undo = useAction<CurrencyState>('POST', `${path}/undo`, {
    failed: 'The change was not undone',
    onDone(state) {
      notify({
        kind: 'good',
        title:
          state.currency === '' ? 'The shop has no currency again' : `Prices are in ${state.currency} again`,
      })
      void client.invalidateQueries()
    },
  })
  return (
    <section className="card-box stack" aria-labelledby="last-change">
      <h2 id="last-change">
        {last.from === '' ? `${last.to} was chosen` : `Changed from ${last.from} to ${last.to}`}{' '}
        <RelativeTime time={last.made_at} />
      </h2>
      <p>
        {last.rate === null
          ? 'The numbers stayed as they were.'
          : `1 ${last.from} was taken as ${last.rate} ${last.to}.`}{' '}
        For a day you can go back: every amount is what it was, and prices that were changed since go back by
        the same rate.
      </p>
      <div>
        <button type="button" className="button" disabled={undo.isPending} onClick={() => undo.mutate({})}>
          {undo.isPending ? 'Going back…' : last.from === '' ? 'Undo the choice' : `Go back to ${last.from}`}
        </button>
      </div>
    </section>
  )
}

const ways = [
  { value: 'rate', title: 'Convert all amounts by a rate' },
  { value: 'keep', title: 'Keep the numbers: 25 stays 25' },
]

function roundingsOf(code: string): { value: Rounding; title: string }[] {
  const decimals = decimalsOf(code)
  return [
    { value: 'smallest', title: decimals === 0 ? `To whole ${code}` : `Exactly, to ${decimals} decimals` },
    ...(decimals === 0 ? [] : [{ value: 'whole' as const, title: `To whole ${code}` }]),
    ...(decimals < 2 ? [] : [{ value: 'ends_99' as const, title: 'To prices that end in .99' }]),
    { value: 'ten', title: `To tens of ${code}` },
    { value: 'hundred', title: `To hundreds of ${code}` },
  ]
}

function Change({ now, known }: { now: CurrencyState; known: readonly Currency[] }) {
  const client = useQueryClient()
  const { language } = useMoneyTerms()
  const from = now.currency
  const [to, setTo] = useState('')
  const [way, setWay] = useState(from === '' ? 'keep' : 'rate')
  const [rate, setRate] = useState('')
  const [rounding, setRounding] = useState<Rounding>('smallest')
  const [tries, setTries] = useState(0)
  const [shown, setShown] = useState<CurrencyPreview | null>(null)
  const look = useAction<CurrencyPreview, CurrencyWish>('POST', `${path}/preview`, {
    isToldInForm: true,
    onDone: setShown,
  })
  const change = useAction<CurrencyState, CurrencyWish>('POST', path, {
    isToldInForm: true,
    onDone(state) {
      notify({
        kind: 'good',
        title: `All prices are in ${state.currency}`,
        text: 'For a day you can go back on this screen.',
      })
      void client.invalidateQueries()
    },
  })
  const isByRate = way === 'rate'
  const wish: CurrencyWish = { to, rounding, ...(isByRate && { rate }) }
  const problems = {
    ...(to === '' && { to: 'Choose a currency' }),
    ...(isByRate &&
      readRate(rate, language) === null && {
        rate:
          rate.trim() === '' ? 'A rate is missing' : `“${rate.trim()}” is not a rate: write it like 149.50`,
      }),
  }
  /** What is shown is of what is chosen now, or it is not shown. */
  const set = (act: () => void) => {
    setShown(null)
    act()
  }
  function submit() {
    if (Object.keys(problems).length > 0) setTries(tries + 1)
    else look.mutate(wish)
  }
  const told: { to?: string; rate?: string } = tries > 0 ? problems : {}
  const choices = known
    .filter(({ code }) => code !== from)
    .map(({ code, name, symbol }) => ({ value: code, title: `${code} · ${name} (${symbol})` }))
  return (
    <>
      <section className="card-box" aria-labelledby="new-currency">
        <h2 id="new-currency">
          {from === '' ? 'Choose a currency' : `Change from ${from} to another currency`}
        </h2>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <FormProblems error={look.error ?? change.error} tries={tries}>
            <Field name="to" id="currency-to" title="New currency" problem={told.to}>
              {(ties) => (
                <Select
                  {...ties}
                  value={to}
                  placeholder="Choose"
                  choices={choices}
                  onChange={(code) =>
                    set(() => {
                      setTo(code)
                      setRounding('smallest')
                    })
                  }
                />
              )}
            </Field>
            {from !== '' && (
              <RadioList
                label="What happens to the amounts"
                choices={ways}
                value={way}
                onChange={(value) => set(() => setWay(value))}
              />
            )}
            {isByRate && (
              <Field
                name="rate"
                id="currency-rate"
                title={to === '' ? `What 1 ${from} is worth` : `1 ${from} is how many ${to}`}
                problem={told.rate}
              >
                {(ties) => (
                  <TextInput
                    {...ties}
                    value={rate}
                    placeholder="1.08"
                    onChange={(text) => set(() => setRate(text))}
                  />
                )}
              </Field>
            )}
            {isByRate && to !== '' && (
              <div className="field">
                <label htmlFor="currency-rounding">Round</label>
                <Select
                  id="currency-rounding"
                  value={rounding}
                  choices={roundingsOf(to)}
                  onChange={(value) =>
                    set(() =>
                      setRounding(roundingsOf(to).find((one) => one.value === value)?.value ?? 'smallest'),
                    )
                  }
                />
              </div>
            )}
          </FormProblems>
          <div>
            <button type="submit" className={`button ${shown ? '' : 'primary'}`} disabled={look.isPending}>
              {look.isPending ? 'Counting…' : 'Show what will happen'}
            </button>
          </div>
        </form>
      </section>
      {shown && <Preview shown={shown} isBusy={change.isPending} onChange={() => change.mutate(wish)} />}
    </>
  )
}

const words: readonly [keyof MoneyCounts, one: string, many: string][] = [
  ['prices', 'price of a product', 'prices of products'],
  ['prices_before', 'price before', 'prices before'],
  ['store_prices', 'price of a single location', 'prices of single locations'],
  ['drafts', 'draft of a product', 'drafts of products'],
  ['trashed', 'product in the trash', 'products in the trash'],
  ['older_versions', 'older version of a product', 'older versions of products'],
  ['shipping_rates', 'delivery price', 'delivery prices'],
  ['pickup_rates', 'pickup price', 'pickup prices'],
  ['thresholds', 'sum from which something applies', 'sums from which something applies'],
  ['discounts', 'discount code with an amount', 'discount codes with an amount'],
  ['carts', 'open cart', 'open carts'],
]

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

function Preview({
  shown,
  isBusy,
  onChange,
}: {
  shown: CurrencyPreview
  isBusy: boolean
  onChange: () => void
}) {
  const { counts, samples, from, to, rounded, unreadable, texts, more_texts: more } = shown
  const going = words.flatMap(([name, one, many]) =>
    counts[name] > 0 ? [counted(counts[name], one, many)] : [],
  )
  const inOld = from === '' ? 'without a currency' : `in ${from}`
  return (
    <section className="card-box stack" aria-labelledby="what-happens">
      <h2 id="what-happens">What will happen</h2>
      <div>
        <h3>Changes to {to}, all at once</h3>
        {going.length === 0 ? (
          <p>Nothing has a price yet.</p>
        ) : (
          <ul>
            {going.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {samples.length > 0 && (
        <div className="table-wrap" role="region" aria-label="Examples" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">For example</th>
                <th scope="col" className="num">
                  Now
                </th>
                <th scope="col" className="num">
                  Then
                </th>
              </tr>
            </thead>
            <tbody>
              {samples.map(({ title, before, after }) => (
                <tr key={title}>
                  <td>{title}</td>
                  <td className="num">{before}</td>
                  <td className="num">
                    <b>{after}</b>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {rounded > 0 && (
        <p>
          {counted(rounded, 'amount is', 'amounts are')} rounded, as {to} cannot say{' '}
          {rounded === 1 ? 'it' : 'them'} exactly or you chose so.
        </p>
      )}
      {unreadable.length > 0 && (
        <p className="warn">
          These prices are not amounts and stay as they were typed:{' '}
          {unreadable.map(({ title, value }) => `${title} (${value})`).join(', ')}.
        </p>
      )}
      <div>
        <h3>Stays as it is</h3>
        <ul>
          <li>
            {counted(counts.past_orders, 'past order', 'past orders')}, with invoices, refunds and credit
            notes
          </li>
          {counts.waiting_orders > 0 && (
            <li>
              {counted(
                counts.waiting_orders,
                'order that waits for its payment: it is paid',
                'orders that wait for their payment: they are paid',
              )}{' '}
              {inOld}
            </li>
          )}
          <li>Percent discounts, taxes, weights and stock</li>
        </ul>
      </div>
      {texts.length > 0 && (
        <div>
          <h3>Texts that name the old currency</h3>
          <p>Texts are not converted. Please edit these yourself, before or after the change:</p>
          <ul className="naming-texts">
            {texts.map(({ where, text, href }, index) => (
              <li key={index}>
                <Link className="link" href={href}>
                  {text}
                </Link>{' '}
                <span className="muted">{where}</span>
              </li>
            ))}
          </ul>
          {more > 0 && <p className="muted">{`And ${counted(more, 'more text', 'more texts')}.`}</p>}
        </div>
      )}
      <div className="row">
        <button type="button" className="button primary" disabled={isBusy} onClick={onChange}>
          {isBusy ? 'Changing…' : `Change to ${to}`}
        </button>
        <span className="muted">You can go back for a day.</span>
      </div>
    </section>
  )
}
