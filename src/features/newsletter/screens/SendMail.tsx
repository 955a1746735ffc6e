/** The dialogs that send an email: to oneself to look at, and to everybody, now or at a time. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { DatePicker } from '#ui/DatePicker.tsx'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { momentFrom } from '#ui/dayAndTime.ts'
import { TimeEntry } from '#ui/TimeEntry.tsx'
import { refresh } from '#ui/useCall.ts'
import type { MailDetail } from '../schema.ts'
import { mailTexts } from '../texts/mailTexts.ts'
import { common } from '#ui/texts/common.ts'

export function TestMail({
  path,
  email,
  onClose,
  onDone,
}: {
  path: string
  email: string
  onClose: () => void
  onDone: (to: string) => void
}) {
  const [to, setTo] = useState(email)
  const send = useMutation({
    mutationFn: () => call<{ to: string }>('POST', `${path}/test`, { email: to }),
    onSuccess: (answer) => onDone(answer.to),
  })
  return (
    <Modal
      title={mailTexts.send_test}
      okLabel={mailTexts.send_test}
      isBusy={send.isPending}
      error={send.error}
      onCancel={onClose}
      onOk={() => send.mutate()}
    >
      <Field name="email" title={common.email_address} help={mailTexts.test_help}>
        {(ties) => (
          <input
            {...inputTies(ties)}
            type="email"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </Field>
    </Modal>
  )
}

export function SendMail({ path, mail, onClose }: { path: string; mail: MailDetail; onClose: () => void }) {
  const client = useQueryClient()
  const [isPlanned, setPlanned] = useState(false)
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const send = useMutation({
    mutationFn: () =>
      call('POST', `${path}/send`, {
        at: isPlanned ? (momentFrom(day, time) ?? new Date(0).toISOString()) : null,
        expected: mail.audience,
      }),
    onSuccess: onClose,
    onSettled: () => refresh(client, ['/api/newsletter']),
  })
  const minutes = Math.ceil(mail.audience / mail.rate)
  return (
    <Modal
      title={mailTexts.send_title({ count: mail.audience })}
      okLabel={isPlanned ? mailTexts.plan : mailTexts.send_to({ count: mail.audience })}
      isBusy={send.isPending}
      error={send.error}
      onCancel={onClose}
      onOk={() => send.mutate()}
    >
      <p>{mailTexts.send_text({ subject: mail.subject })}</p>
      <fieldset className="mail-when">
        <legend className="hidden">{mailTexts.when}</legend>
        <label className="check">
          <input type="radio" name="when" checked={!isPlanned} onChange={() => setPlanned(false)} />{' '}
          {mailTexts.now({ minutes })}
        </label>
        <label className="check">
          <input type="radio" name="when" checked={isPlanned} onChange={() => setPlanned(true)} />{' '}
          {mailTexts.later}
        </label>
      </fieldset>
      {isPlanned && (
        <>
          <Field name="at" title={mailTexts.day}>
            {(ties) => <DatePicker {...ties} label={mailTexts.day} value={day} onChange={setDay} />}
          </Field>
          <Field name="time" title={mailTexts.time}>
            {({ id }) => <TimeEntry id={id} label={mailTexts.time} value={time} onChange={setTime} />}
          </Field>
          <p className="muted">{mailTexts.plan_help}</p>
        </>
      )}
    </Modal>
  )
}
