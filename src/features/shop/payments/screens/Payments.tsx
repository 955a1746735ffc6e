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
import { paymentsScreen } from '../texts/paymentsScreen.ts'
import { common } from '#ui/texts/common.ts'

const path = '/api/shop/payments'

const stateTexts = {
  test: {
    title: paymentsScreen.test_title,
    text: paymentsScreen.test_text,
  },
  stripe_test: {
    title: paymentsScreen.stripe_test_title,
    text: paymentsScreen.stripe_test_text,
  },
  unreadable: {
    title: paymentsScreen.unreadable_title,
    text: paymentsScreen.unreadable_text,
  },
  stripe_live: { title: paymentsScreen.stripe_live_title, text: paymentsScreen.stripe_live_text },
} as const

function textOf({ cards, manual_payments: isLater }: PaymentState): string {
  if (isLater && cards === 'test') return paymentsScreen.test_text_later
  if (isLater && cards === 'stripe_test') return paymentsScreen.stripe_test_text_later
  return stateTexts[cards].text
}

export default function Payments() {
  const query = useCall<PaymentState>(path)
  return (
    <Page title={paymentsScreen.title} text={paymentsScreen.intro}>
      <Loaded query={query} rows={6}>
        {(state) => (
          <div className="stack">
            <p className={`payment-state ${state.cards === 'stripe_live' ? 'is-live' : ''}`} role="status">
              <b>{stateTexts[state.cards].title}</b> {textOf(state)}
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
    failed: paymentsScreen.check_failed,
    onDone: setChecked,
  })
  return (
    <section className="card-box" aria-labelledby="stripe">
      <div className="box-head">
        <h2 id="stripe">{paymentsScreen.stripe}</h2>
        {state.secret_key && (
          <button
            type="button"
            className="button small"
            disabled={check.isPending}
            onClick={() => check.mutate({})}
          >
            {check.isPending ? paymentsScreen.asking : paymentsScreen.check}
          </button>
        )}
      </div>
      <p role="status">
        {checked && <span className={checked.is_ok ? 'good' : 'bad'}>{checked.message}</span>}
      </p>
      <div className="form">
        <KeyField
          id="secret-key"
          title={paymentsScreen.secret_key}
          name="shop.stripe_key_secret"
          source={state.secret_key}
          variable="STRIPE_SECRET_KEY"
          placeholder={paymentsScreen.secret_key_example}
          help={paymentsScreen.secret_key_help}
          onSaved={() => setChecked(null)}
        />
        <KeyField
          id="webhook-secret"
          title={paymentsScreen.webhook_secret}
          name="shop.stripe_webhook_secret"
          source={state.webhook_secret}
          variable="STRIPE_WEBHOOK_SECRET"
          placeholder="whsec_…"
          help={paymentsScreen.webhook_secret_help}
          onSaved={() => setChecked(null)}
        />
        <div className="field">
          <span className="label">{paymentsScreen.webhook_url}</span>
          <CopyText label={paymentsScreen.webhook_url} text={state.webhook_url} />
          <span className="help">
            {state.last_event_at ? (
              <>
                {paymentsScreen.last_event} <RelativeTime time={state.last_event_at} />.
              </>
            ) : (
              paymentsScreen.no_event
            )}
          </span>
          <details>
            <summary>{paymentsScreen.events}</summary>
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
    done: paymentsScreen.key_saved({ title }),
    showsErrorInForm: true,
    onDone: () => {
      setValue('')
      onSaved()
    },
  })
  if (source === 'environment') {
    return (
      <div className="field">
        <span className="label">{title}</span>
        <p>{paymentsScreen.set_by({ variable })}</p>
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
                placeholder={source ? paymentsScreen.key_set : placeholder}
                onChange={setValue}
              />
              <button type="submit" className="button" disabled={save.isPending || value.trim() === ''}>
                {common.save}
                <span className="hidden"> {title}</span>
              </button>
              {source && (
                <button
                  type="button"
                  className="button"
                  disabled={save.isPending}
                  onClick={() => save.mutate({ name, value: null })}
                >
                  {common.remove}
                  <span className="hidden"> {title}</span>
                </button>
              )}
            </span>
          )}
        </Field>
      </FormProblems>
    </form>
  )
}
