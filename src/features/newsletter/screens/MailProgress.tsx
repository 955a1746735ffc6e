/** How far an email has come, and who did not get it. */
import { formatTime } from '#ui/formatTime.ts'
import type { MailDetail } from '../schema.ts'
import { mailTexts } from '../texts/mailTexts.ts'

export function MailProgress({ mail }: { mail: MailDetail }) {
  const { counts, total } = mail
  if (mail.state === 'planned')
    return (
      <p>
        {mailTexts.planned_for({
          when: mail.planned_at ? formatTime(new Date(mail.planned_at), 'exact') : '',
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
      {mail.missed.length > 0 && (
        <details>
          <summary>{mailTexts.missed({ count: counts.bounced + counts.failed + counts.unclear })}</summary>
          <ul className="mail-missed">
            {mail.missed.map(({ email, state, error }) => (
              <li key={email} className="wrap-anywhere">
                <b>{email}</b> {mailTexts.missed_state({ state })}
                {error && <small className="muted"> {error}</small>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
