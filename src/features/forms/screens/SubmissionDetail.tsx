/** One entry of a form, whole: every field in the form's order, where it came from, and what to do with it. */
import { Modal } from '#ui/Modal.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { isRecord } from '#platform/isRecord.ts'
import type { FormView, SubmissionView } from '../schema.ts'
import { formEntries } from '../texts/formEntries.ts'
import { common } from '#ui/texts/common.ts'

interface DetailProps {
  entry: SubmissionView
  fields: FormView['fields']
  onClose: () => void
  onMark: (change: { status: SubmissionView['status'] }) => void
  onDelete: () => void
}

/** The value of a field in words. */
export function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(', ')
  if (value === true) return formEntries.yes
  if (value === null || value === undefined || value === false) return value === false ? formEntries.no : ''
  if (isFile(value)) return value.name
  if (typeof value === 'object') return Object.values(value).map(valueText).filter(Boolean).join(', ')
  return String(value)
}

interface SentFile {
  name: string
  bytes: number
  url: string
}

function isFile(value: unknown): value is SentFile {
  return (
    isRecord(value) &&
    typeof value.name === 'string' &&
    typeof value.url === 'string' &&
    typeof value.bytes === 'number'
  )
}

/** A value as it stands in the entry: files to be kept, rows as a list, else its words. */
function Answer({ value }: { value: unknown }) {
  if (Array.isArray(value) && value.some(isFile)) {
    return value.filter(isFile).map((file) => (
      <a key={file.url} className="link" href={file.url} download>
        {formEntries.file({ name: file.name, value: Math.ceil(file.bytes / 1024) })}
      </a>
    ))
  }
  if (Array.isArray(value) && value.some(isRecord))
    return (
      <ol>
        {value.map((row, index) => (
          <li key={index}>{valueText(row)}</li>
        ))}
      </ol>
    )
  return valueText(value) || <span className="muted">{formEntries.left_empty}</span>
}

const mailIn = (value: unknown): boolean =>
  typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)

export function SubmissionDetail({ entry, fields, onClose, onMark, onDelete }: DetailProps) {
  const known = new Set(fields.map(({ name }) => name))
  const shown = [
    ...fields.map(({ name, title }) => ({ name, title })),
    ...Object.keys(entry.value)
      .filter((name) => !known.has(name))
      .map((name) => ({ name, title: name })),
  ]
  const mail = Object.values(entry.value).find(mailIn)
  return (
    <Modal title={formEntries.entry} isWide cancelLabel={common.close} onCancel={onClose}>
      <p className="muted small-text">
        {formEntries.sent} <RelativeTime time={entry.created} />
        {entry.page_url && (
          <>
            {' '}
            {formEntries.from}{' '}
            <a className="link" href={entry.page_url}>
              {entry.page_url}
            </a>
          </>
        )}
      </p>
      <dl className="answers">
        {shown.map(({ name, title }) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>
              <Answer value={entry.value[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="row">
        {typeof mail === 'string' && (
          <a className="button primary" href={`mailto:${encodeURIComponent(mail).replace('%40', '@')}`}>
            {formEntries.reply_by_mail}
          </a>
        )}
        {entry.status !== 'archived' && (
          <button type="button" className="button" onClick={() => onMark({ status: 'archived' })}>
            {formEntries.archive}
          </button>
        )}
        {entry.status !== 'spam' && (
          <button type="button" className="button" onClick={() => onMark({ status: 'spam' })}>
            {formEntries.spam}
          </button>
        )}
        <button type="button" className="button" onClick={() => onMark({ status: 'new' })}>
          {formEntries.mark_as_unread}
        </button>
        <button type="button" className="button" onClick={onDelete}>
          {common.delete_permanently}
        </button>
      </div>
    </Modal>
  )
}
