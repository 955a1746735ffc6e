/** Paying by arrangement: whether buyers may, and what they are told of how. */
import { useState } from 'react'
import { Field, FormProblems, inputTies } from '#ui/FormProblems.tsx'
import { LeaveWarning } from '#ui/LeaveWarning.tsx'
import { useAction } from '#ui/useCall.ts'
import { arrangement } from '../texts/arrangement.ts'
import { common } from '#ui/texts/common.ts'

const refresh = ['/api/shop/payments', '/api/options', '/api/dashboard']

export function ArrangementBox({ isOn, instructions }: { isOn: boolean; instructions: string }) {
  const [text, setText] = useState(instructions)
  const allow = useAction<unknown, object>('POST', '/api/shop/settings', {
    refresh,
    done: common.saved,
    failed: arrangement.not_saved,
  })
  const save = useAction<unknown, object>('POST', '/api/shop/settings', {
    refresh,
    done: arrangement.instructions_saved,
    showsErrorInForm: true,
  })
  return (
    <section className="card-box" aria-labelledby="arrangement">
      <h2 id="arrangement">{arrangement.by_arrangement}</h2>
      <label className="check">
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={isOn}
          disabled={allow.isPending}
          onChange={(event) => allow.mutate({ manual_payments: event.target.checked })}
        />{' '}
        {arrangement.pay_later}
      </label>
      <p className="muted">{arrangement.pay_later_help}</p>
      <form
        className="stack top-gap"
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate({ payment_instructions: text })
        }}
      >
        <LeaveWarning isChanged={text !== instructions && !save.isPending} />
        <FormProblems error={save.error}>
          <Field
            name="payment_instructions"
            title={arrangement.instructions}
            help={arrangement.instructions_help}
          >
            {(ties) => (
              <textarea
                {...inputTies(ties)}
                rows={5}
                placeholder={arrangement.instructions_example}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </FormProblems>
        {!isOn && text.trim() !== '' && <p className="muted">{arrangement.instructions_unseen}</p>}
        <div>
          <button type="submit" className="button" disabled={save.isPending || text === instructions}>
            {arrangement.save_instructions}
          </button>
        </div>
      </form>
    </section>
  )
}
