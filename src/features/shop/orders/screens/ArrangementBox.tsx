/** Paying by arrangement: whether buyers may, and what they are told of how. */
import { useState } from 'react'
import { Field, FormProblems, inputTies } from '#ui/FormProblems.tsx'
import { useAction } from '#ui/useCall.ts'

const refresh = ['/api/shop/payments', '/api/options', '/api/dashboard']

export function ArrangementBox({ isOn, instructions }: { isOn: boolean; instructions: string }) {
  const [text, setText] = useState(instructions)
  const allow = useAction<unknown, object>('POST', '/api/shop/settings', {
    refresh,
    done: 'Saved',
    failed: 'It was not saved',
  })
  const save = useAction<unknown, object>('POST', '/api/shop/settings', {
    refresh,
    done: 'Instructions saved',
    isToldInForm: true,
  })
  return (
    <section className="card-box" aria-labelledby="arrangement">
      <h2 id="arrangement">By arrangement</h2>
      <label className="check">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn}
          disabled={allow.isPending}
          onChange={(event) => allow.mutate({ manual_payments: event.target.checked })}
        />{' '}
        Buyers may order and pay later, by transfer or at the counter
      </label>
      <p className="muted">
        Such an order is placed at once and is a real order; you mark it as paid when the money is there.
      </p>
      <form
        className="stack top-gap"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ payment_instructions: text })
        }}
      >
        <FormProblems error={save.error}>
          <Field
            name="payment_instructions"
            title="Instructions for paying"
            help="Such as your bank account and what to write as the reference. Buyers who pay later read it at the checkout, on the page of their order and in its email."
          >
            {(ties) => (
              <textarea
                {...inputTies(ties)}
                rows={5}
                placeholder={
                  'Please transfer the amount to\nIBAN DE00 0000 0000 0000 0000 00\nand name the number of your order.'
                }
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </FormProblems>
        {!isOn && text.trim() !== '' && (
          <p className="muted">Buyers do not see this while paying by arrangement is off.</p>
        )}
        <div>
          <button type="submit" className="button" disabled={save.isPending || text === instructions}>
            Save instructions
          </button>
        </div>
      </form>
    </section>
  )
}
