/** Who else has this page: who writes on it since when, what was asked, and what became of it (F-EDIT-12). */
import { useState } from 'react'
import { presence as times } from '#constants.ts'
import { localTime } from '#ui/formatTime.ts'
import type { PresenceState } from './usePresence.ts'
import { saving } from './texts/saving.ts'

interface PresenceBannerProps {
  presence: PresenceState
  /** The page is this window's again, but what was written elsewhere is not loaded yet. */
  isLoading: boolean
  /** Keeps what is on the screen as the writer's draft, then gives the page away. */
  handOver(): Promise<void>
}

const timeOf = (moment: string): string => localTime(moment, 'clock')

export function PresenceBanner({ presence, isLoading, handOver }: PresenceBannerProps) {
  const { now, mayWrite, lostTo } = presence
  if (!now?.writer) return null
  const { writer, asked_by: asking } = now
  if (isLoading) {
    return (
      <div className="editor-notice" role="status">
        <span>{saving.loading_newest}</span>
        <button type="button" className="editor-primary" disabled>
          {saving.go_on_here}
        </button>
      </div>
    )
  }
  if (mayWrite) {
    if (asking === null) return null
    return (
      <div className="editor-notice" role="alert">
        <span>
          <b>{asking.name}</b> {saving.wants_to_write}
        </span>
        <Act className="editor-primary" run={handOver}>
          {saving.hand_over}
        </Act>
        <Act className="editor-quiet" run={() => presence.act('go_on')}>
          {saving.go_on_writing}
        </Act>
      </div>
    )
  }
  return (
    <div className="editor-notice" role={lostTo === null ? 'status' : 'alert'}>
      <span>
        {lostTo === null
          ? null
          : `${lostTo === true ? saving.you_took_over : saving.took_over({ name: lostTo })} `}
        {writer.is_me ? (
          saving.you_write({ time: timeOf(writer.since) })
        ) : (
          <>
            <b>{writer.name}</b> {saving.writes({ time: timeOf(writer.since) })}
          </>
        )}
        {now.question === 'asked'
          ? ` ${saving.was_asked({ name: writer.name, seconds: times.answerMs / 1000 })}`
          : null}
        {now.question === 'refused' ? ` ${saving.goes_on({ name: writer.name })}` : null}
      </span>
      {writer.is_me ? (
        <Act className="editor-primary" run={() => presence.act('take')}>
          {saving.go_on_here}
        </Act>
      ) : now.question === 'asked' ? null : (
        <Act className="editor-primary" run={() => presence.act('ask')}>
          {saving.ask_to_take_over}
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
      {state === 'failed' ? `${children}: ${saving.try_again}` : children}
    </button>
  )
}
