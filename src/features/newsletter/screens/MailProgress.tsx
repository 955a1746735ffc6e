/** How far an email has come, and who did not get it. */
import { useState } from 'react'
import { formatTime } from '#ui/formatTime.ts'
import { ShowMore, useGrowingList } from '#ui/growingList.tsx'
import { Loaded } from '#ui/states.tsx'
import type { MailDetail, MissedReader } from '../schema.ts'
import { mailTexts } from '../texts/mailTexts.ts'

export function MailProgress({ path, mail }: { path: string; mail: MailDetail }) {
  const { counts, total } = mail
  const missed = counts.bounced + counts.failed + counts.unclear
  if (mail.state === 'planned')
    return (
      <p>
        {mailTexts.planned_for({
          when: mail.planned_at ? formatTime(new Date(mail.planned_at), 'moment_and_year') : '',
          count: mail.audience,
        })}
      </p>
    )
  const done = total - counts.waiting
  const rows: readonly [string, number][] = [
    [mailTexts.count_sent, counts.sent],
    [mailTexts.count_waiting, counts.waiting],
    [mailTexts.count_bounced, counts.bounced],
    [mailTexts.count_failed, counts.failed],
    [mailTexts.count_unclear, counts.unclear],
    [mailTexts.count_skipped, counts.skipped],
  ]
  return (
    <>
      <div className="mail-progress">
        <progress max={Math.max(1, total)} value={done} aria-label={mailTexts.progress} />
        <p role="status">{mailTexts.done_of({ count: done, total })}</p>
      </div>
      {mail.state === 'sending' && <p className="muted">{mailTexts.rate({ count: mail.rate })}</p>}
      {mail.fault && (
        <p className="problem wrap-anywhere" role="alert">
          {mailTexts.fault} {mail.fault}
        </p>
      )}
      <dl className="mail-facts">
        {rows
          .filter(([, count], index) => index === 0 || count > 0)
          .flatMap(([title, count]) => [
            <dt key={title}>{title}</dt>,
            <dd key={`${title} count`}>{count}</dd>,
          ])}
      </dl>
      {missed > 0 && <Missed path={path} count={missed} isMoving={mail.state === 'sending'} />}
    </>
  )
}

/** Read once it is opened, and again while the email is still on its way. */
function Missed({ path, count, isMoving }: { path: string; count: number; isMoving: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{mailTexts.missed({ count })}</summary>
      {isOpen && <MissedList path={path} isMoving={isMoving} />}
    </details>
  )
}

function MissedList({ path, isMoving }: { path: string; isMoving: boolean }) {
  const list = useGrowingList<MissedReader>(`${path}/missed`, {}, isMoving ? { refetchMs: 5000 } : {})
  return (
    <Loaded query={list} rows={3}>
      {(rows) => (
        <>
          <ul className="mail-missed">
            {rows.map(({ email, state, error }) => (
              <li key={email} className="wrap-anywhere">
                <b>{email}</b> {mailTexts.missed_state({ state })}
                {error && <small className="muted"> {error}</small>}
              </li>
            ))}
          </ul>
          <ShowMore list={list} />
        </>
      )}
    </Loaded>
  )
}
