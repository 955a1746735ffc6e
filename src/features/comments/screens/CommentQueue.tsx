/** Comments to moderate: six states and what readers reported as tabs with counts; J and K move, a approves, d denies, s flags, u undoes. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { commentStatuses, type CommentStatus } from '#blocks/comments/data.ts'
import { commentMaxLength } from '#constants.ts'
import { call, callEnvelope } from '#platform/client/call.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Field, FormProblems, inputTies } from '#ui/FormProblems.tsx'
import { limitLength } from '#ui/inputRules.ts'
import { useListState } from '#ui/listState.ts'
import { notify } from '#ui/notices.ts'
import { Page } from '#ui/Page.tsx'
import { Pages } from '#ui/Pages.tsx'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { Select } from '#ui/Select.tsx'
import { EmptyState, Loaded } from '#ui/states.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { isRecord } from '#platform/isRecord.ts'
import { listPage, refresh, showFailure } from '#ui/useCall.ts'
import type { ModeratedComment } from '../schema.ts'
import { moderation } from '../texts/moderation.ts'
import { common } from '#ui/texts/common.ts'

const keyStatus: Record<string, CommentStatus> = { a: 'approved', d: 'denied', s: 'flagged-inappropriate' }
const views = ['pending', 'reported', ...commentStatuses.filter((one) => one !== 'pending')] as const
type View = (typeof views)[number]
const emptyTexts: Partial<Record<View, { title: string; text: string }>> = {
  pending: {
    title: moderation.pending_title,
    text: moderation.pending_text,
  },
  reported: {
    title: moderation.reported_title,
    text: moderation.reported_text,
  },
}
const statusChoices = commentStatuses.map((value) => ({
  value,
  title: moderation.status({ status: value }),
}))

export default function CommentQueue() {
  const client = useQueryClient()
  const [state, change] = useListState()
  const status = views.find((one) => one === state.filters.status) ?? 'pending'
  const [at, setAt] = useState(0)
  const last = useRef<{ comment: ModeratedComment; before: CommentStatus } | null>(null)
  const query = useQuery({
    queryKey: ['/api/comments', status, state.p],
    queryFn: async ({ signal }) => {
      const envelope = await callEnvelope('GET', '/api/comments', { status, p: state.p }, { signal })
      return {
        ...listPage<ModeratedComment>(envelope),
        counts: isRecord(envelope.counts) ? envelope.counts : {},
      }
    },
  })
  const items = query.data?.items ?? []
  const current = items[Math.min(at, items.length - 1)]

  async function set(comment: ModeratedComment, to: CommentStatus, isUndo = false) {
    // Of a reported comment the same state is a decision too: it may stay.
    if (comment.status === to && !isUndo && comment.reports.length === 0) return
    try {
      await call('POST', '/api/posts/notes', {
        id: comment.id,
        post_id: comment.post_id,
        status: to,
        ...(isUndo ? { is_undo: true } : {}),
      })
      last.current = isUndo ? null : { comment, before: comment.status }
      notify({
        kind: 'good',
        title: isUndo
          ? common.undone
          : moderation.set_to({ status: moderation.status({ status: to }), name: comment.created_by_name }),
        action: isUndo
          ? undefined
          : { label: common.undo, run: () => void set(comment, comment.status, true) },
      })
    } catch (error) {
      showFailure(error, moderation.not_changed)
    }
    await refresh(client, ['/api/comments', 'counts', '/api/dashboard'])
  }

  const act = useRef<(key: string) => boolean>(() => false)
  act.current = (key) => {
    if (key === 'j') setAt(Math.min(items.length - 1, at + 1))
    else if (key === 'k') setAt(Math.max(0, at - 1))
    else if (key === 'u' && last.current) void set(last.current.comment, last.current.before, true)
    else {
      const to = keyStatus[key]
      if (!to || !current) return false
      void set(current, to)
    }
    return true
  }
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.metaKey || event.ctrlKey || event.altKey) return
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select, dialog *'))
        return
      if (act.current(event.key)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  return (
    <Page title={common.comments} text={<span className="for-keys">{moderation.keys}</span>}>
      <section className="card-box flush" aria-label={common.comments}>
        <ViewTabs
          shown={status}
          counts={query.data?.counts ?? {}}
          onChoose={(view) => {
            setAt(0)
            change({ filters: { status: view } })
          }}
        />
        <Loaded query={query} rows={5}>
          {(data) =>
            data.items.length === 0 ? (
              <EmptyState
                {...(emptyTexts[status] ?? {
                  title: moderation.none_of({ view: status }),
                })}
              />
            ) : (
              <ul>
                {data.items.map((comment, index) => (
                  <CommentRow
                    key={comment.id}
                    comment={comment}
                    isCurrent={index === Math.min(at, data.items.length - 1)}
                    onSet={(to) => void set(comment, to)}
                    onFocus={() => setAt(index)}
                    onReplied={() => void refresh(client, ['/api/comments'])}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
        {query.data && query.data.pagination.pages > 1 && (
          <div className="list-foot">
            <span>{moderation.total({ total: query.data.pagination.total })}</span>
            <Pages current={state.p} pages={query.data.pagination.pages} onGo={(p) => change({ p })} />
          </div>
        )}
      </section>
    </Page>
  )
}

interface TabsProps {
  shown: View
  counts: Record<string, unknown>
  onChoose: (view: View) => void
}

function ViewTabs({ shown, counts, onChoose }: TabsProps) {
  return (
    <nav className="tabs-row" aria-label={moderation.views}>
      {views.map((view) => {
        const count = counts[view]
        return (
          <button
            key={view}
            type="button"
            aria-current={view === shown ? 'page' : undefined}
            onClick={() => onChoose(view)}
          >
            {moderation.view({ view })}
            <i>{typeof count === 'number' ? count : ''}</i>
          </button>
        )
      })}
    </nav>
  )
}

interface RowProps {
  comment: ModeratedComment
  isCurrent: boolean
  onSet: (status: CommentStatus) => void
  onFocus: () => void
  onReplied: () => void
}

function CommentRow({ comment, isCurrent, onSet, onFocus, onReplied }: RowProps) {
  const [isReplying, setReplying] = useState(false)
  const [text, setText] = useState('')
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <li ref={row} className="comment" aria-current={isCurrent} onFocus={onFocus}>
      <div className="row between">
        <span className="row">
          <Avatar name={comment.created_by_name} picture={comment.created_by_avatar} />
          <b>{comment.created_by_name}</b>
          <span className="muted small-text">
            {moderation.by_author({ count: comment.author_comments })} ·{' '}
            <RelativeTime time={comment.created} />
            {comment.post_title && (
              <>
                {' '}
                · {moderation.on}{' '}
                <a className="link" href={comment.post_url}>
                  {comment.post_title}
                </a>
              </>
            )}
          </span>
        </span>
        <StatusMark status={comment.status} text={moderation.status({ status: comment.status })} />
      </div>
      <p>{comment.value}</p>
      {comment.reports.length > 0 && (
        <p className="problem small-text">
          {moderation.reported_as({
            reasons: comment.reports
              .map(({ reason, count }) =>
                moderation.reported_by({ count, reason: moderation.reason({ reason }) }),
              )
              .join(', '),
          })}
        </p>
      )}
      {comment.held_for.length > 0 && (
        <p className="muted small-text">{moderation.waits_for({ reasons: comment.held_for.join(', ') })}</p>
      )}
      <div className="row inline-controls">
        {comment.status === 'approved' && comment.reports.length > 0 && (
          <button type="button" className="button small" onClick={() => onSet('approved')}>
            {moderation.keep}
            <span className="hidden"> {moderation.comment_of({ name: comment.created_by_name })}</span>
          </button>
        )}
        {comment.status !== 'approved' && (
          <button type="button" className="button small" onClick={() => onSet('approved')}>
            {moderation.approve}
            <span className="hidden"> {moderation.comment_of({ name: comment.created_by_name })}</span>
          </button>
        )}
        {comment.status !== 'denied' && (
          <button type="button" className="button small" onClick={() => onSet('denied')}>
            {moderation.deny}
            <span className="hidden"> {moderation.comment_of({ name: comment.created_by_name })}</span>
          </button>
        )}
        <Select
          label={moderation.status_of({ name: comment.created_by_name })}
          value={comment.status}
          choices={statusChoices}
          onChange={(value) => {
            const to = commentStatuses.find((one) => one === value)
            if (to) onSet(to)
          }}
        />
        <button
          type="button"
          className="button small"
          aria-expanded={isReplying}
          onClick={() => setReplying(!isReplying)}
        >
          {common.reply}
        </button>
      </div>
      {isReplying && (
        <Reply
          comment={comment}
          text={text}
          onText={setText}
          onClose={() => setReplying(false)}
          onReplied={onReplied}
        />
      )}
    </li>
  )
}

interface ReplyProps {
  comment: ModeratedComment
  /** Kept by the row: what was typed is there again when it is opened again. */
  text: string
  onText: (text: string) => void
  onClose: () => void
  onReplied: () => void
}

function Reply({ comment, text, onText, onClose, onReplied }: ReplyProps) {
  const [error, setError] = useState<unknown>(null)
  async function reply() {
    setError(null)
    try {
      await call('POST', '/api/posts/notes', { post_id: comment.post_id, parent_id: comment.id, value: text })
      onClose()
      onText('')
      notify({ kind: 'good', title: moderation.reply_sent })
      onReplied()
    } catch (failure) {
      setError(failure)
    }
  }
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void reply()
      }}
    >
      <FormProblems error={error}>
        <Field name="value" title="" hasLabel={false}>
          {(ties) => (
            <textarea
              {...inputTies(ties)}
              aria-label={moderation.reply_to({ name: comment.created_by_name })}
              value={text}
              onChange={(event) => onText(limitLength(event.target.value, commentMaxLength))}
            />
          )}
        </Field>
      </FormProblems>
      <div className="row">
        <button type="submit" className="button small primary" disabled={text.trim() === ''}>
          {moderation.send_reply}
        </button>
        <button type="button" className="button small" onClick={onClose}>
          {common.cancel}
        </button>
        <span className="muted small-text">
          {moderation.length_of({ length: Array.from(text).length, most: commentMaxLength })}
        </span>
      </div>
    </form>
  )
}
