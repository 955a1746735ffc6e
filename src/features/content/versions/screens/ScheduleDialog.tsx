/** When a post goes onto the site and when it leaves it again. */
import { useState } from 'react'
import { DatePicker } from '#ui/DatePicker.tsx'
import { dayOf, momentFrom, timeOf } from '#ui/dayAndTime.ts'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { TimeEntry } from '#ui/TimeEntry.tsx'
import { useAction } from '#ui/useCall.ts'
import type { PostSummary } from '../../schema.ts'

export function PlanDialog({ post, onClose }: { post: PostSummary; onClose: () => void }) {
  const isLive = post.status === 'published'
  const [start, setStart] = useState(isLive ? null : post.publish_at)
  const [end, setEnd] = useState(post.unpublish_at)
  const save = useAction<unknown, object>('POST', '/api/posts', {
    refresh: ['/api/posts'],
    done: isLive ? 'The end is planned' : 'Planned',
    isToldInForm: true,
    onDone: onClose,
  })
  // Visitors read the version before; what is planned takes its place at its time.
  const isChange = post.status === 'scheduled' && post.has_changes
  const cancel = useAction<unknown, object>('POST', `/api/posts/${post.id}/cancel-plan`, {
    refresh: ['/api/posts'],
    done: 'The planned change is cancelled. It stays among the versions.',
    isToldInForm: true,
    onDone: onClose,
  })
  const isEmpty = isLive ? end === post.unpublish_at : !start && !end
  return (
    <Modal
      title={`Plan “${post.title}”`}
      okLabel="Save plan"
      isBusy={save.isPending || cancel.isPending}
      error={save.error ?? cancel.error}
      onCancel={onClose}
      onOk={() =>
        isEmpty
          ? onClose()
          : save.mutate({
              id: post.id,
              version: post.version,
              unpublish_at: end,
              ...(isLive || !start ? {} : { status: 'scheduled', publish_at: start }),
            })
      }
    >
      {isChange && (
        <p className="muted">
          It is on the site now; its change comes at the time below.{' '}
          <button type="button" className="link" onClick={() => cancel.mutate({})}>
            Cancel the planned change
          </button>
        </p>
      )}
      {isLive ? (
        <p className="muted">It is on the site now.</p>
      ) : (
        <Moment id="plan-start" name="publish_at" label="Publish" value={start} onChange={setStart} />
      )}
      <Moment id="plan-end" name="unpublish_at" label="Take off the site" value={end} onChange={setEnd} />
      <p className="muted">
        Times are those of your place ({Intl.DateTimeFormat().resolvedOptions().timeZone}). Without an end it
        stays.
      </p>
    </Modal>
  )
}

function Moment({
  id,
  name,
  label,
  value,
  onChange,
}: {
  id: string
  name: string
  label: string
  value: string | null
  onChange: (value: string | null) => void
}) {
  return (
    <Field name={name} id={id} title={label}>
      {(ties) => (
        <div className="row">
          <DatePicker
            {...ties}
            label={label}
            value={dayOf(value)}
            onChange={(day) => onChange(momentFrom(day, timeOf(value)))}
          />
          {value && (
            <TimeEntry
              label={`${label}: time of day`}
              value={timeOf(value)}
              onChange={(time) => onChange(momentFrom(dayOf(value), time))}
            />
          )}
          {value && (
            <button type="button" className="link" onClick={() => onChange(null)}>
              Clear<span className="hidden"> {label}</span>
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
