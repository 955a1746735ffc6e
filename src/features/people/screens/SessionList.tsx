/** Where somebody is signed in, with a button that ends a session. */
import { RelativeTime } from '#ui/RelativeTime.tsx'
import type { SessionView } from '../schema.ts'
import { profile } from '../texts/profile.ts'
import { common } from '#ui/texts/common.ts'

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
              {session.is_current
                ? profile.this_device({ device: deviceOf(session.user_agent) })
                : deviceOf(session.user_agent)}
            </b>
            {!session.is_current && (
              <button type="button" className="button small" onClick={() => onEnd(session)}>
                {common.sign_out}
                <span className="hidden"> {profile.there}</span>
              </button>
            )}
          </span>
          <span>
            {profile.ip_used({ ip: session.ip ?? '' })} <RelativeTime time={session.last_seen_at} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function deviceOf(agent: string | null): string {
  if (!agent) return profile.unknown_browser
  const browser = nameIn(agent, /Firefox|Edg|Chrome|Safari/) ?? profile.browser
  const system = nameIn(agent, /Windows|Mac OS X|Android|iPhone|Linux/)
  return system ? profile.browser_on_system({ browser, system }) : browser
}

const brands: Record<string, string> = { Edg: 'Edge', 'Mac OS X': 'macOS' }
function nameIn(agent: string, names: RegExp): string | undefined {
  const found = names.exec(agent)?.[0]
  return found === undefined ? undefined : (brands[found] ?? found)
}
