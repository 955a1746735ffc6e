/** When a post goes onto the site and when it leaves it again. */
import { useState } from 'react'
import { DatePicker } from '#ui/DatePicker.tsx'
import { dayOf, momentFrom, timeOf } from '#ui/dayAndTime.ts'
import { Field } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { TimeEntry } from '#ui/TimeEntry.tsx'
import { useAction } from '#ui/useCall.ts'
import type { PostSummary } from '../../schema.ts'
import { versionScreen } from '../texts/versionScreen.ts'
import { common } from '#ui/texts/common.ts'

export function PlanDialog({ post, onClose }: { post: PostSummary; onClose: () => void }) {
  const isLive = post.status === 'published'
  const [start, setStart] = useState(isLive ? null : post.publish_at)
  const [end, setEnd] = useState(post.unpublish_at)
  const save = useAction<unknown, object>('POST', '/api/posts', {
    refresh: ['/api/posts'],
    done: isLive ? versionScreen.end_planned : versionScreen.planned,
    showsErrorInForm: true,
    onDone: onClose,
  })
  // Visitors read the version before; what is planned takes its place at its time.
  const isChange = post.status === 'scheduled' && post.has_changes
  const cancel = useAction<unknown, object>('POST', `/api/posts/${post.id}/cancel-plan`, {
    refresh: ['/api/posts'],
    done: versionScreen.change_cancelled,
    showsErrorInForm: true,
    onDone: onClose,
  })
  const isEmpty = isLive ? end === post.unpublish_at : !start && !end
  return (
    <Modal
      title={versionScreen.plan_title({ title: post.title })}
      okLabel={versionScreen.save_plan}
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
          {versionScreen.live_with_change}{' '}
          <button type="button" className="link" onClick={() => cancel.mutate({})}>
            {versionScreen.cancel_change}
          </button>
        </p>
      )}
      {isLive ? (
        <p className="muted">{versionScreen.is_live}</p>
      ) : (
        <Moment id="plan-start" name="publish_at" label={common.publish} value={start} onChange={setStart} />
      )}
      <Moment
        id="plan-end"
        name="unpublish_at"
        label={versionScreen.take_off}
        value={end}
        onChange={setEnd}
      />
      <p className="muted">
        {versionScreen.time_zone({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
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
              label={versionScreen.time_of_day({ label })}
              value={timeOf(value)}
              onChange={(time) => onChange(momentFrom(dayOf(value), time))}
            />
          )}
          {value && (
            <button type="button" className="link" onClick={() => onChange(null)}>
              {versionScreen.clear}
              <span className="hidden"> {label}</span>
            </button>
          )}
        </div>
      )}
    </Field>
  )
}
