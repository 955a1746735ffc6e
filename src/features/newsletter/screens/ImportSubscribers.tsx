/** Takes the email addresses of a CSV file, whose people have agreed; and says what came of each. */
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import type { ImportReport } from '../schema.ts'
import { subscriberTexts } from '../texts/subscriberTexts.ts'

export function ImportSubscribers({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const id = useId()
  const [file, setFile] = useState<{ name: string; text: string } | null>(null)
  const [note, setNote] = useState('')
  const [hasConsent, setConsent] = useState(false)
  const send = useMutation({
    mutationFn: () =>
      call<ImportReport>('POST', '/api/newsletter/subscribers/import', {
        csv: file?.text ?? '',
        note,
        has_consent: hasConsent,
      }),
    onSettled: onDone,
  })
  if (send.data) return <Report report={send.data} onClose={onClose} />
  return (
    <Modal
      title={subscriberTexts.import_title}
      okLabel={subscriberTexts.import_now}
      isBusy={send.isPending}
      error={send.error}
      onCancel={onClose}
      onOk={() => send.mutate()}
    >
      <Field name="csv" title={subscriberTexts.file} help={subscriberTexts.file_help}>
        {(ties) => (
          <input
            {...inputTies(ties)}
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              const [chosen] = target.files ?? []
              if (chosen) void chosen.text().then((text) => setFile({ name: chosen.name, text }))
              else setFile(null)
            }}
          />
        )}
      </Field>
      <Field name="note" title={subscriberTexts.note} help={subscriberTexts.note_help}>
        {(ties) => (
          <textarea
            {...inputTies(ties)}
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Field name="has_consent" id={id} title="" hasLabel={false}>
        {(ties) => (
          <label className="check" htmlFor={id}>
            <input
              {...inputTies(ties)}
              type="checkbox"
              checked={hasConsent}
              onChange={({ target }) => setConsent(target.checked)}
            />{' '}
            {subscriberTexts.all_agreed}
          </label>
        )}
      </Field>
    </Modal>
  )
}

function Report({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const { added, known, left_out: leftOut, invalid, invalid_count: wrong } = report
  return (
    <Modal
      title={subscriberTexts.imported({ count: added })}
      cancelLabel={subscriberTexts.done}
      onCancel={onClose}
    >
      {known > 0 && <p>{subscriberTexts.known({ count: known })}</p>}
      {leftOut > 0 && <p>{subscriberTexts.left_out({ count: leftOut })}</p>}
      {wrong > 0 && (
        <>
          <p>{subscriberTexts.invalid({ count: wrong })}</p>
          <ul className="mail-missed">
            {invalid.map(({ line, text }) => (
              <li key={line} className="wrap-anywhere">
                {subscriberTexts.invalid_line({ line, text })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Modal>
  )
}
