/** One comment: who, when, what, likes, reply, report and, for administrators, its status. */
import { avatarText } from '#ui/cardText.ts'
import { Picture } from '#ui/Picture.tsx'
import { relativeTime } from '#ui/dateFormat.ts'
import { formatTime } from '#ui/formatTime.ts'
import { formatLongDate } from '#ui/formatLongDate.ts'
import { commentStatuses, type CommentData, type ReportReason } from './data.ts'
import { ReportComment } from './ReportComment.tsx'
import { comments } from './texts/comments.ts'
import { common } from '#ui/texts/common.ts'

export interface CommentEntryProps {
  comment: CommentData
  /** null on the server and at first sight: the date stands instead of the distance. */
  now: Date | null
  timeZone: string
  onLike(): void
  onReply(): void
  onStatus(status: (typeof commentStatuses)[number]): void
  /** Returns whether the report was taken. */
  onReport(reason: ReportReason): Promise<boolean>
}

export function CommentEntry({
  comment,
  now,
  timeZone,
  onLike,
  onReply,
  onStatus,
  onReport,
}: CommentEntryProps) {
  const created = new Date(comment.created)
  const isWaiting = comment.status === 'pending' && !comment.is_admin
  return (
    <article className={`comment comment-${comment.status}`}>
      {comment.created_by_avatar ? (
        <Picture className="avatar" src={comment.created_by_avatar} box={[40, 40]} alt="" />
      ) : (
        <span className="avatar" aria-hidden="true">
          {avatarText(comment.created_by_name).slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className="comment-body">
        <p className="comment-head">
          <strong>{comment.created_by_name}</strong>{' '}
          <time dateTime={comment.created} title={formatTime(created, 'exact', timeZone)}>
            {now ? relativeTime(created, now) : formatLongDate(created, timeZone)}
          </time>
          {isWaiting ? <span className="comment-flag">{comments.waiting_for_approval}</span> : null}
          {comment.status.startsWith('flagged-') ? (
            <span className="comment-flag comment-flag-bad">
              {comments.flagged({ status: comment.status })}
            </span>
          ) : null}
        </p>
        <p className="comment-text">{comment.value}</p>
        <p className="comment-actions">
          <button
            type="button"
            className="text-button"
            aria-pressed={comment.user_liked}
            aria-label={comments.like({ likes: comment.likes })}
            onClick={onLike}
          >
            {comment.user_liked ? '♥' : '♡'} {comment.likes}
          </button>
          <button
            type="button"
            className="text-button"
            aria-label={comments.reply_to({ name: comment.created_by_name })}
            onClick={onReply}
          >
            {common.reply}
          </button>
          {comment.is_admin ? (
            <label className="comment-status">
              <span className="sr-only">{comments.status_of({ name: comment.created_by_name })}</span>
              <select
                value={comment.status}
                onChange={(event) => {
                  const status = commentStatuses.find((candidate) => candidate === event.target.value)
                  if (status) onStatus(status)
                }}
              >
                {commentStatuses.map((status) => (
                  <option key={status} value={status}>
                    {comments.status({ status })}
                  </option>
                ))}
              </select>
            </label>
          ) : null}
        </p>
        {comment.is_admin || comment.status !== 'approved' ? null : (
          <ReportComment author={comment.created_by_name} onReport={onReport} />
        )}
      </div>
    </article>
  )
}
