/** Who else has this page: who writes on it since when, what was asked, and what became of it (F-EDIT-12). */
import { useState } from 'react'
import { presence as times } from '#constants.ts'
import { localTime } from '#ui/dateFormat.ts'
import type { PresenceState } from './usePresence.ts'

interface PresenceBannerProps {
  presence: PresenceState
  /** The page is this window's again, but what was written elsewhere is not loaded yet. */
  isLoading: boolean
  /** Keeps what is on the screen as the writer's draft, then gives the page away. */
  handOver(): Promise<void>
}

const timeOf = (moment: string): string => localTime(moment, 'I:M p')

export function PresenceBanner({ presence, isLoading, handOver }: PresenceBannerProps) {
  const { now, mayWrite, lostTo } = presence
  if (!now?.writer) return null
  const { writer, asked_by: asking } = now
  if (isLoading) {
    return (
      <div className="editor-notice" role="status">
        <span>Loading the newest words…</span>
        <button type="button" className="editor-primary" disabled>
          Go on here
        </button>
      </div>
    )
  }
  if (mayWrite) {
    if (asking === null) return null
    return (
      <div className="editor-notice" role="alert">
        <span>
          <b>{asking.name}</b> would like to write on this page. What you wrote stays as your draft.
        </span>
        <Act className="editor-primary" run={handOver}>
          Hand over
        </Act>
        <Act className="editor-quiet" run={() => presence.act('go_on')}>
          Go on writing
        </Act>
      </div>
    )
  }
  return (
    <div className="editor-notice" role={lostTo === null ? 'status' : 'alert'}>
      <span>
        {lostTo === null ? null : `${lostTo} took over this page. What you wrote is kept as your draft. `}
        {writer.is_me ? (
          `You write on this page in another window since ${timeOf(writer.since)}.`
        ) : (
          <>
            <b>{writer.name}</b>
            {` writes on this page since ${timeOf(writer.since)}. You can read it.`}
          </>
        )}
        {now.question === 'asked'
          ? ` ${writer.name} was asked; without an answer the page is yours in ${times.answerMs / 1000} s.`
          : null}
        {now.question === 'refused' ? ` ${writer.name} would like to go on.` : null}
      </span>
      {writer.is_me ? (
        <Act className="editor-primary" run={() => presence.act('take')}>
          Go on here
        </Act>
      ) : now.question === 'asked' ? null : (
        <Act className="editor-primary" run={() => presence.act('ask')}>
          Ask to take over
        </Act>
      )}
    </div>
  )
}

/** A button that is off while its act is under way; a lost network says so. */
function Act({ className, run, children }: { className: string; run(): Promise<void>; children: string }) {
  const [state, setState] = useState<'ready' | 'running' | 'failed'>('ready')
  const press = () => {
    setState('running')
    run().then(
      () => setState('ready'),
      () => setState('failed'),
    )
  }
  return (
    <button type="button" className={className} disabled={state === 'running'} onClick={press}>
      {state === 'failed' ? `${children}: try again` : children}
    </button>
  )
}
