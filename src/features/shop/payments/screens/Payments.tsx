/** How the shop is paid: cards by Stripe, its keys typed in and never shown again, and paying by arrangement. */
import { useState } from 'react'
import { CopyText } from '#ui/CopyText.tsx'
import { Field, FormProblems } from '#ui/FormProblems.tsx'
import { Page } from '#ui/Page.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Loaded } from '#ui/states.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { ArrangementBox } from '../../orders/screens/ArrangementBox.tsx'
import type { PaymentCheck, PaymentState } from '../providers/paymentSchema.ts'

const path = '/api/shop/payments'

const tests = 'Such orders are marked TEST and are left out of your revenue'
const real = '; orders that are paid by arrangement are real.'

const stateWords = {
  test: {
    title: 'Paying by card is a test - no money moves',
    text: `No payment provider is connected. Buyers can try everything out, and nothing is charged. ${tests}`,
  },
  stripe_test: {
    title: 'Stripe in test mode - no money moves',
    text: `The key is one for testing. Buyers can pay with Stripe’s test cards only. ${tests}`,
  },
  unreadable: {
    title: 'The stored Stripe key cannot be read - nobody can pay by card',
    text: 'It was stored with another secret than this process has. Enter the keys again below, or start with the right PLINTH_SECRET.',
  },
  stripe_live: { title: 'Cards are charged by Stripe', text: 'The key is a live one: payments are real.' },
} as const

function textOf({ cards, manual_payments: isLater }: PaymentState): string {
  const { text } = stateWords[cards]
  if (cards !== 'test' && cards !== 'stripe_test') return text
  return `${text}${isLater ? real : '.'}`
}

export default function Payments() {
  const query = useCall<PaymentState>(path)
  return (
    <Page title="Payments" text="Cards by Stripe, and paying by arrangement.">
      <Loaded query={query} rows={6}>
        {(state) => (
          <div className="stack">
            <p className={`payment-state ${state.cards === 'stripe_live' ? 'is-live' : ''}`} role="status">
              <b>{stateWords[state.cards].title}</b> {textOf(state)}
            </p>
            <StripeBox state={state} />
            <ArrangementBox
              key={state.payment_instructions}
              isOn={state.manual_payments}
              instructions={state.payment_instructions}
            />
          </div>
        )}
      </Loaded>
    </Page>
  )
}

function StripeBox({ state }: { state: PaymentState }) {
  const [checked, setChecked] = useState<PaymentCheck | null>(null)
  const check = useAction<PaymentCheck>('POST', `${path}/check`, {
    failed: 'The connection was not checked',
    onDone: setChecked,
  })
  return (
    <section className="card-box" aria-labelledby="stripe">
      <div className="box-head">
        <h2 id="stripe">Stripe</h2>
        {state.secret_key && (
          <button
            type="button"
            className="button small"
            disabled={check.isPending}
            onClick={() => check.mutate({})}
          >
            {check.isPending ? 'Asking Stripe…' : 'Check connection'}
          </button>
        )}
      </div>
      <p role="status">
        {checked && <span className={checked.is_ok ? 'good' : 'bad'}>{checked.message}</span>}
      </p>
      <div className="form">
        <KeyField
          id="secret-key"
          title="Secret key"
          name="shop.stripe_key_secret"
          source={state.secret_key}
          variable="STRIPE_SECRET_KEY"
          placeholder="sk_live_… or sk_test_…"
          help="In Stripe: Developers, API keys. A restricted key needs to write Checkout Sessions and Refunds."
          onSaved={() => setChecked(null)}
        />
        <KeyField
          id="webhook-secret"
          title="Signing secret of the webhook"
          name="shop.stripe_webhook_secret"
          source={state.webhook_secret}
          variable="STRIPE_WEBHOOK_SECRET"
          placeholder="whsec_…"
          help="In Stripe: Developers, Webhooks, after the address below was added there."
          onSaved={() => setChecked(null)}
        />
        <div className="field">
          <span className="label">Address of the webhook</span>
          <CopyText label="Address of the webhook" text={state.webhook_url} />
          <span className="help">
            {state.last_event_at ? (
              <>
                The last event came <RelativeTime time={state.last_event_at} />.
              </>
            ) : (
              'No event has come yet.'
            )}
          </span>
          <details>
            <summary>Events to send there</summary>
            <ul>
              {state.webhook_events.map((name) => (
                <li key={name}>
                  <code>{name}</code>
                </li>
              ))}
            </ul>
          </details>
        </div>
      </div>
    </section>
  )
}

interface KeyProps {
  id: string
  title: string
  name: string
  source: PaymentState['secret_key']
  variable: string
  placeholder: string
  help: string
  onSaved: () => void
}

/** Takes a key and never shows it: what is in force is told by where it comes from. */
function KeyField({ id, title, name, source, variable, placeholder, help, onSaved }: KeyProps) {
  const [value, setValue] = useState('')
  const save = useAction<unknown, object>('POST', '/api/options', {
    refresh: [path, '/api/options', '/api/dashboard'],
    done: `${title} saved`,
    isToldInForm: true,
    onDone: () => {
      setValue('')
      onSaved()
    },
  })
  if (source === 'environment') {
    return (
      <div className="field">
        <span className="label">{title}</span>
        <p>
          Set by <code>{variable}</code> of the environment, which goes before anything typed here.
        </p>
      </div>
    )
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (value.trim()) save.mutate({ name, value: value.trim() })
      }}
    >
      <FormProblems error={save.error}>
        <Field name="value" id={id} title={title} help={help}>
          {(ties) => (
            <span className="key-row">
              <TextInput
                {...ties}
                kind="secret"
                value={value}
                placeholder={source ? 'Set. Type a new one to replace it.' : placeholder}
                onChange={setValue}
              />
              <button type="submit" className="button" disabled={save.isPending || value.trim() === ''}>
                Save<span className="hidden"> {title}</span>
              </button>
              {source && (
                <button
                  type="button"
                  className="button"
                  disabled={save.isPending}
                  onClick={() => save.mutate({ name, value: null })}
                >
                  Remove<span className="hidden"> {title}</span>
                </button>
              )}
            </span>
          )}
        </Field>
      </FormProblems>
    </form>
  )
}
