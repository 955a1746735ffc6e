/** Takes the subscribers of a CSV file, whose people have agreed: says before what of it is kept, and afterwards what came of each row. */
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { formatList } from '#platform/language/format.ts'
import { Field, inputTies, type FieldTies } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import type { ImportReport } from '../schema.ts'
import { readSubscriberFile, type SubscriberFile } from '../subscriberFile.ts'
import { subscriberTexts } from '../texts/subscriberTexts.ts'
import { common } from '#ui/texts/common.ts'
import { fields as fieldsTexts } from '#ui/texts/fields.ts'
import './newsletter.css'

interface Chosen {
  name: string
  text: string
  read: SubscriberFile
}

export function ImportSubscribers({ onClose, onDone }: { onClose: () => void; onDone: () => Promise<void> }) {
  const id = useId()
  const [file, setFile] = useState<Chosen | null>(null)
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
        {(ties) => <FileChoice ties={ties} file={file} onChoose={setFile} />}
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

/** Spreadsheets of Windows write no UTF-8. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** A button that opens the files of the computer; a file can be dropped on it as well. */
function FileChoice({
  ties,
  file,
  onChoose,
}: {
  ties: FieldTies
  file: Chosen | null
  onChoose: (file: Chosen) => void
}) {
  const [isOver, setOver] = useState(false)
  function choose(files: FileList | null) {
    const [chosen] = files ?? []
    if (!chosen) return
    void textOf(chosen).then((text) => onChoose({ name: chosen.name, text, read: readSubscriberFile(text) }))
  }
  return (
    <div
      className={`drop stack ${isOver ? 'over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files)
      }}
    >
      <div className="row">
        <label className="button">
          {file ? fieldsTexts.choose_another_file : fieldsTexts.choose_file}
          <input
            {...inputTies(ties)}
            type="file"
            className="hidden"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            onChange={({ target }) => {
              choose(target.files)
              target.value = ''
            }}
          />
        </label>
        <span className="muted wrap-anywhere">{file ? file.name : subscriberTexts.or_drop}</span>
      </div>
      {file && <Taken file={file.read} />}
    </div>
  )
}

/** What of the file is kept, before anything is. */
function Taken({ file: { rows, columns } }: { file: SubscriberFile }) {
  if (rows.length === 0) return null
  const parts: readonly [string, readonly string[]][] = [
    [common.email_address, [columns.email]],
    [common.name, columns.name],
    [subscriberTexts.consent, columns.proof],
    [subscriberTexts.not_taken, columns.left],
  ]
  return (
    <div role="status">
      <p>{subscriberTexts.found({ count: rows.length })}</p>
      <dl className="mail-facts" aria-label={subscriberTexts.columns}>
        {parts
          .filter(([, titles]) => titles.length > 0)
          .flatMap(([title, titles]) => [
            <dt key={title}>{title}</dt>,
            <dd key={`${title} of`} className="wrap-anywhere">
              {formatList(titles)}
            </dd>,
          ])}
      </dl>
    </div>
  )
}

function Report({ report, onClose }: { report: ImportReport; onClose: () => void }) {
  const { added, known, refused, refused_count: refusedCount, columns_left: left } = report
  return (
    <Modal
      title={subscriberTexts.imported({ count: added })}
      cancelLabel={subscriberTexts.done}
      onCancel={onClose}
    >
      {known > 0 && <p>{subscriberTexts.known({ count: known })}</p>}
      {left.length > 0 && <p>{subscriberTexts.columns_left({ columns: formatList(left) })}</p>}
      {refusedCount > 0 && (
        <>
          <p>{subscriberTexts.refused({ count: refusedCount })}</p>
          <ul className="mail-missed" aria-label={subscriberTexts.not_taken}>
            {refused.map(({ line, text, reason }) => (
              <li key={line} className="wrap-anywhere">
                {subscriberTexts.refused_line({ line, text, reason })}
              </li>
            ))}
            {refusedCount > refused.length && (
              <li>{subscriberTexts.more_lines({ count: refusedCount - refused.length })}</li>
            )}
          </ul>
        </>
      )}
    </Modal>
  )
}
