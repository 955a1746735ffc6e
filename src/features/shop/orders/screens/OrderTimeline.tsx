/** What happened to an order, newest first, and a note to add. */
import { useState } from 'react'
import { Field, FormProblems, inputTies } from '#ui/FormProblems.tsx'
import { useMoney } from '#ui/money.ts'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { useAction } from '#ui/useCall.ts'
import { eventText } from './timelineText.ts'
import type { Order } from './order.ts'
import { orderScreen } from '../texts/orderScreen.ts'

export function Timeline({ order, path }: { order: Order; path: string }) {
  const money = useMoney()
  const [text, setText] = useState('')
  const note = useAction('POST', `${path}/note`, {
    refresh: ['/api/shop/orders'],
    showsErrorInForm: true,
    onDone: () => setText(''),
  })
  return (
    <section className="card-box timeline-box" aria-labelledby="timeline">
      <h2 id="timeline">{orderScreen.timeline}</h2>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault()
          if (text.trim()) note.mutate({ text })
        }}
      >
        <FormProblems error={note.error}>
          <Field name="text" title={<span className="hidden">{orderScreen.note}</span>}>
            {(ties) => (
              <textarea
                {...inputTies(ties)}
                placeholder={orderScreen.note}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </FormProblems>
        <div>
          <button type="submit" className="button small" disabled={note.isPending || text.trim() === ''}>
            {orderScreen.add_note}
          </button>
        </div>
      </form>
      <ul className="timeline">
        {order.events.toReversed().map((event) => (
          <li key={event.id}>
            {eventText(event.kind, event.data, (minor) => money(minor, order))}
            <small>
              {event.actor ? `${event.actor}, ` : ''}
              <RelativeTime time={event.at} />
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
