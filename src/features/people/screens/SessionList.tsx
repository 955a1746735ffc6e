/** Where somebody is signed in, with a button that ends a session. */
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { SessionView } from '../schema.ts'

interface Props {
  sessions: readonly SessionView[]
  onEnd: (session: SessionView) => void
}

export function SessionList({ sessions, onEnd }: Props) {
  return (
    <ul className="todo">
      {sessions.map((session) => (
        <li key={session.id}>
          <span className="row between">
            <b>
              {deviceOf(session.user_agent)}
              {session.is_current && ' (this one)'}
            </b>
            {!session.is_current && (
              <button type="button" className="button small" onClick={() => onEnd(session)}>
                Sign out<span className="hidden"> there</span>
              </button>
            )}
          </span>
          <span>
            {session.ip} · used <RelativeTime time={session.last_seen_at} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function deviceOf(agent: string | null): string {
  if (!agent) return 'Unknown browser'
  const browser = /(Firefox|Edg|Chrome|Safari)/.exec(agent)?.[1]?.replace('Edg', 'Edge') ?? 'Browser'
  const system =
    /(Windows|Mac OS X|Android|iPhone|Linux)/.exec(agent)?.[1]?.replace('Mac OS X', 'macOS') ?? ''
  return system ? `${browser} on ${system}` : browser
}
