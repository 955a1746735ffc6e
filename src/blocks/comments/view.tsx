/** Draws the comments of a post and lets signed-in people take part. */
import { useEffect, useState, type MouseEvent } from 'react'
import type { ViewProps } from '../block.ts'
import { notify } from '../visitorEvents.ts'
import { CommentBox } from './CommentBox.tsx'
import { CommentEntry } from './CommentEntry.tsx'
import type { CommentListData } from './data.ts'
import { commentsHref } from './morePages.ts'
import { threadOf } from './thread.ts'
import { useComments } from './useComments.ts'
import { comments } from './texts/comments.ts'
import { common } from '#ui/texts/common.ts'

const deepest = 5

export default function Comments({
  block,
  state,
  data,
  page,
}: ViewProps<{ title?: string }, CommentListData | null>) {
  const postId = data?.post_id ?? page.postId
  const { items, isLoggedIn, next, isLoadingMore, showMore, write, like, setStatus, report } = useComments(
    postId,
    data,
    page.isPreview,
  )
  const [replyTo, setReplyTo] = useState<string | null>(null)
  const [now, setNow] = useState<Date | null>(null)
  // The first comment that came later: the keyboard goes on there once it is drawn.
  const [goOnAt, setGoOnAt] = useState<string | null>(null)
  useEffect(() => setNow(new Date()), [items])
  useEffect(() => {
    if (goOnAt) document.getElementById(`comment-${goOnAt}`)?.focus()
  }, [goOnAt])
  const isOpen = data?.open ?? false

  const reply = (id: string) => {
    if (isLoggedIn) setReplyTo((open) => (open === id ? null : id))
    else notify({ title: comments.account_required, message: comments.log_in_to_reply, kind: 'info' })
  }
  async function more(event: MouseEvent): Promise<void> {
    // Held with a key, the link opens as any other.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setGoOnAt(await showMore())
  }
  const entries = threadOf(items)
  return (
    <section className="b-comments" aria-labelledby={`c-${block.id}`}>
      <h2 id={`c-${block.id}`}>{state.title || common.comments}</h2>
      {data?.after && !page.isPreview ? (
        <p>
          <a href={commentsHref(page.path, null, block.id)}>{comments.from_the_first_comment}</a>
        </p>
      ) : null}
      {entries.length === 0 ? <p className="b-comments-empty">{comments.empty}</p> : null}
      <ol>
        {entries.map(({ comment, depth }) => (
          <li
            key={comment.id}
            id={`comment-${comment.id}`}
            tabIndex={-1}
            className={`comment-depth-${Math.min(depth, deepest)}`}
            data-depth={depth}
          >
            <CommentEntry
              comment={comment}
              now={now}
              timeZone={page.timeZone}
              onLike={() => like(comment)}
              onReply={() => reply(comment.id)}
              onStatus={(status) => setStatus(comment, status)}
              onReport={(reason) => report(comment, reason)}
            />
            {replyTo === comment.id ? (
              <CommentBox
                label={comments.reply_to({ name: comment.created_by_name })}
                submit={common.reply}
                hasFocus
                onCancel={() => setReplyTo(null)}
                onSend={async (value) => {
                  const isTaken = await write(value, comment.id)
                  if (isTaken) setReplyTo(null)
                  return isTaken
                }}
              />
            ) : null}
          </li>
        ))}
      </ol>
      {next !== null && !page.isPreview ? (
        <p>
          <a
            className="button button-quiet"
            href={commentsHref(page.path, next, block.id)}
            aria-disabled={isLoadingMore}
            onClick={more}
          >
            {isLoadingMore ? comments.loading : comments.show_more}
          </a>
        </p>
      ) : null}
      {!isOpen ? (
        <p className="b-comments-empty">{comments.closed}</p>
      ) : isLoggedIn ? (
        <CommentBox
          label={comments.your_comment}
          submit={comments.comment}
          onSend={(value) => write(value, null)}
        />
      ) : (
        <p className="b-comments-prompt">
          {comments.prompt} <a href={`/login?next=${encodeURIComponent(page.path)}`}>{comments.log_in}</a>
          {' · '}
          <a href={`/signup?next=${encodeURIComponent(page.path)}`}>{comments.create_account}</a>
        </p>
      )}
    </section>
  )
}
