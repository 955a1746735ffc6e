/** Changing the currency of the shop: what will happen is shown before anything does, and for a day it can be undone. */
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
import { RateInput } from '#ui/RateInput.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { readRate, type Rounding } from '../convert.ts'
import type { CurrencyPreview, CurrencyState, CurrencyRequest, MoneyCounts } from '../currencySchema.ts'
import { currencyTexts } from '../texts/currencyTexts.ts'
import { common } from '#ui/texts/common.ts'

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
      title={common.currency}
      text={currencyTexts.intro}
      crumbs={[{ title: common.settings, href: '/user/settings#shop' }]}
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
    failed: currencyTexts.not_undone,
    onDone(state) {
      notify({
        kind: 'good',
        title:
          state.currency === ''
            ? currencyTexts.no_currency_again
            : currencyTexts.in_currency_again({ currency: state.currency }),
      })
      void client.invalidateQueries()
    },
  })
  return (
    <section className="card-box stack" aria-labelledby="last-change">
      <h2 id="last-change">
        {last.from === ''
          ? currencyTexts.was_chosen({ to: last.to })
          : currencyTexts.changed_from_to({ from: last.from, to: last.to })}{' '}
        <RelativeTime time={last.made_at} />
      </h2>
      <p>
        {last.rate === null
          ? currencyTexts.numbers_stayed
          : currencyTexts.rate_was({ from: last.from, rate: last.rate, to: last.to })}{' '}
        {currencyTexts.undo_help}
      </p>
      <div>
        <button type="button" className="button" disabled={undo.isPending} onClick={() => undo.mutate({})}>
          {undo.isPending
            ? currencyTexts.going_back
            : last.from === ''
              ? currencyTexts.undo_choice
              : currencyTexts.go_back_to({ from: last.from })}
        </button>
      </div>
    </section>
  )
}

const ways = [
  { value: 'rate', title: currencyTexts.way_rate },
  { value: 'keep', title: currencyTexts.way_keep },
]

function roundingsOf(code: string): { value: Rounding; title: string }[] {
  const decimals = decimalsOf(code)
  return [
    {
      value: 'smallest',
      title: decimals === 0 ? currencyTexts.round_whole({ code }) : currencyTexts.round_exact({ decimals }),
    },
    ...(decimals === 0 ? [] : [{ value: 'whole' as const, title: currencyTexts.round_whole({ code }) }]),
    ...(decimals < 2 ? [] : [{ value: 'ends_99' as const, title: currencyTexts.round_99 }]),
    { value: 'ten', title: currencyTexts.round_ten({ code }) },
    { value: 'hundred', title: currencyTexts.round_hundred({ code }) },
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
  const look = useAction<CurrencyPreview, CurrencyRequest>('POST', `${path}/preview`, {
    showsErrorInForm: true,
    onDone: setShown,
  })
  const change = useAction<CurrencyState, CurrencyRequest>('POST', path, {
    showsErrorInForm: true,
    onDone(state) {
      notify({
        kind: 'good',
        title: currencyTexts.changed({ currency: state.currency }),
        text: currencyTexts.changed_text,
      })
      void client.invalidateQueries()
    },
  })
  const isByRate = way === 'rate'
  const request: CurrencyRequest = { to, rounding, ...(isByRate && { rate }) }
  const problems = {
    ...(to === '' && { to: currencyTexts.choose_a_currency }),
    ...(isByRate &&
      readRate(rate, language) === null && {
        rate:
          rate.trim() === '' ? currencyTexts.rate_missing : currencyTexts.not_a_rate({ value: rate.trim() }),
      }),
  }
  /** What is shown is of what is chosen now, or it is not shown. */
  const set = (act: () => void) => {
    setShown(null)
    act()
  }
  function submit() {
    if (Object.keys(problems).length > 0) setTries(tries + 1)
    else look.mutate(request)
  }
  const shownProblems: { to?: string; rate?: string } = tries > 0 ? problems : {}
  const choices = known
    .filter(({ code }) => code !== from)
    .map(({ code, name, symbol }) => ({ value: code, title: `${code} · ${name} (${symbol})` }))
  return (
    <>
      <section className="card-box" aria-labelledby="new-currency">
        <h2 id="new-currency">
          {from === '' ? currencyTexts.choose_a_currency : currencyTexts.change_from({ from })}
        </h2>
        <form
          className="form"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
        >
          <FormProblems error={look.error ?? change.error} tries={tries}>
            <Field name="to" id="currency-to" title={currencyTexts.new_currency} problem={shownProblems.to}>
              {(ties) => (
                <Select
                  {...ties}
                  value={to}
                  placeholder={common.choose}
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
                label={currencyTexts.way}
                choices={ways}
                value={way}
                onChange={(value) => set(() => setWay(value))}
              />
            )}
            {isByRate && (
              <RateFields
                from={from}
                to={to}
                rate={rate}
                rounding={rounding}
                problem={shownProblems.rate}
                onRate={(text) => set(() => setRate(text))}
                onRounding={(value) => set(() => setRounding(value))}
              />
            )}
          </FormProblems>
          <div>
            <button type="submit" className={`button ${shown ? '' : 'primary'}`} disabled={look.isPending}>
              {look.isPending ? currencyTexts.counting : currencyTexts.show_preview}
            </button>
          </div>
        </form>
      </section>
      {shown && <Preview shown={shown} isBusy={change.isPending} onChange={() => change.mutate(request)} />}
    </>
  )
}

interface RateFieldsProps {
  from: string
  /** Empty: none is chosen yet. */
  to: string
  rate: string
  rounding: Rounding
  problem: string | undefined
  onRate(text: string): void
  onRounding(rounding: Rounding): void
}

/** What one unit is worth, and to what the new prices are rounded. */
function RateFields({ from, to, rate, rounding, problem, onRate, onRounding }: RateFieldsProps) {
  return (
    <>
      <Field
        name="rate"
        id="currency-rate"
        title={to === '' ? currencyTexts.rate_of({ from }) : currencyTexts.rate_from_to({ from, to })}
        problem={problem}
      >
        {(ties) => <RateInput {...ties} decimals={10} value={rate} placeholder="1.08" onChange={onRate} />}
      </Field>
      {to !== '' && (
        <div className="field">
          <label htmlFor="currency-rounding">{currencyTexts.round}</label>
          <Select
            id="currency-rounding"
            value={rounding}
            choices={roundingsOf(to)}
            onChange={(value) =>
              onRounding(roundingsOf(to).find((one) => one.value === value)?.value ?? 'smallest')
            }
          />
        </div>
      )}
    </>
  )
}

const words: readonly [keyof MoneyCounts, (values: { count: number }) => string][] = [
  ['prices', currencyTexts.prices],
  ['prices_before', currencyTexts.prices_before],
  ['store_prices', currencyTexts.store_prices],
  ['drafts', currencyTexts.drafts],
  ['trashed', currencyTexts.trashed],
  ['older_versions', currencyTexts.older_versions],
  ['shipping_rates', currencyTexts.shipping_rates],
  ['pickup_rates', currencyTexts.pickup_rates],
  ['thresholds', currencyTexts.thresholds],
  ['discounts', currencyTexts.discounts],
  ['carts', currencyTexts.carts],
]

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
  const going = words.flatMap(([name, counted]) =>
    counts[name] > 0 ? [counted({ count: counts[name] })] : [],
  )
  return (
    <section className="card-box stack" aria-labelledby="what-happens">
      <h2 id="what-happens">{currencyTexts.preview}</h2>
      <div>
        <h3>{currencyTexts.changes_to({ to })}</h3>
        {going.length === 0 ? (
          <p>{currencyTexts.no_prices}</p>
        ) : (
          <ul>
            {going.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      {samples.length > 0 && (
        <div className="table-wrap" role="region" aria-label={currencyTexts.examples} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{currencyTexts.for_example}</th>
                <th scope="col" className="num">
                  {currencyTexts.amount_now}
                </th>
                <th scope="col" className="num">
                  {currencyTexts.amount_then}
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
      {rounded > 0 && <p>{currencyTexts.rounded({ count: rounded, currency: to })}</p>}
      {unreadable.length > 0 && (
        <p className="warn">
          {currencyTexts.unreadable({
            prices: unreadable.map(({ title, value }) => `${title} (${value})`).join(', '),
          })}
        </p>
      )}
      <div>
        <h3>{currencyTexts.stays}</h3>
        <ul>
          <li>{currencyTexts.past_orders({ count: counts.past_orders })}</li>
          {counts.waiting_orders > 0 && (
            <li>
              {from === ''
                ? currencyTexts.waiting_orders_without({ count: counts.waiting_orders })
                : currencyTexts.waiting_orders({ count: counts.waiting_orders, currency: from })}
            </li>
          )}
          <li>{currencyTexts.stays_too}</li>
        </ul>
      </div>
      {texts.length > 0 && (
        <div>
          <h3>{currencyTexts.naming_texts}</h3>
          <p>{currencyTexts.naming_texts_help}</p>
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
          {more > 0 && <p className="muted">{currencyTexts.more_texts({ count: more })}</p>}
        </div>
      )}
      <div className="row">
        <button type="button" className="button primary" disabled={isBusy} onClick={onChange}>
          {isBusy ? currencyTexts.changing : currencyTexts.change_to({ to })}
        </button>
        <span className="muted">{currencyTexts.can_go_back}</span>
      </div>
    </section>
  )
}
