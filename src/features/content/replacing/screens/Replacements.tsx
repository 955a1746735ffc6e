/** What was replaced in the last day, how far it is, what was left out and why; the way back. */
import { useState } from 'react'
import { Link } from 'wouter'
import { RelativeTime } from '#ui/RelativeTime.tsx'
import { useAction, useCall } from '#ui/useCall.ts'
import { common } from '#ui/texts/common.ts'
import type { ReplacementView } from '../replacingSchema.ts'
import { replaceScreen as texts } from '../texts/replaceScreen.ts'
import { PostMark, screenOf } from './changedPost.tsx'
import { placesIn } from './placesIn.ts'

const path = '/api/texts/replacements'
const pollMs = 800

const isWorking = ({ state }: ReplacementView): boolean => state === 'running' || state === 'undoing'

export function Replacements() {
  const [isPolled, setPolled] = useState(false)
  const { data: runs = [] } = useCall<ReplacementView[]>(
    path,
    undefined,
    isPolled ? { refetchMs: pollMs } : {},
  )
  const works = runs.some(isWorking)
  if (works !== isPolled) setPolled(works)
  const back = useAction<ReplacementView>('POST', `${path}/undo`, {
    failed: texts.undo_failed,
    refresh: ['/api/texts', '/api/posts'],
  })
  if (runs.length === 0) return null
  return (
    <section className="card-box" aria-labelledby="replacements-title">
      <h2 id="replacements-title">{texts.last_day}</h2>
      <ul className="replace-runs">
        {runs.map((run, at) => (
          <li key={run.id}>
            <div className="row between">
              <span>
                <span className="replace-passage">
                  <del>{run.find}</del> {run.replace === '' ? null : <ins>{run.replace}</ins>}
                </span>{' '}
                <small className="muted">
                  <RelativeTime time={run.made_at} />
                </small>
              </span>
              {run.may_undo ? (
                <button
                  type="button"
                  className="button small"
                  aria-label={texts.undo_of({ find: run.find })}
                  disabled={back.isPending}
                  onClick={() => back.mutate({ id: run.id })}
                >
                  {common.undo}
                </button>
              ) : null}
            </div>
            {isWorking(run) ? (
              <progress
                aria-label={texts.progress({ done: run.done, total: run.total })}
                value={run.done}
                max={run.total}
              />
            ) : null}
            <p role="status">{outcomeOf(run)}</p>
            {run.posts.length > 0 ? (
              <details open={at === 0}>
                <summary>{isBack(run) ? texts.undone_posts : texts.changed_posts}</summary>
                <ul className="replace-left">
                  {run.posts.map((post) => (
                    <li key={post.id} className="row">
                      <Link href={screenOf(post)}>{post.title || common.untitled}</Link>
                      <PostMark post={post} />
                    </li>
                  ))}
                </ul>
              </details>
            ) : null}
            {run.left.length > 0 ? (
              <ul className="replace-left">
                {run.left.map(({ id, title, reason }) => (
                  <li key={id}>
                    <Link href={`/user/editor/${id}`}>{title}</Link>: {reason}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const isBack = ({ state }: ReplacementView): boolean => state === 'undoing' || state === 'undone'

function outcomeOf({ state, done, total, changed, places }: ReplacementView): string {
  if (state === 'running' || state === 'undoing') return texts.progress({ done, total })
  if (state === 'undone') return texts.undone_in({ count: changed })
  return texts.replaced(placesIn(places, changed))
}
