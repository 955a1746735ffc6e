/** Tells a person in the dashboard when the session has ended, without taking away what was typed (F-USER-01). */
import { call, CallError } from '#platform/client/call.ts'
import { watchSession, type TimerTools } from '#platform/client/sessionTimer.ts'
import { notify } from '#ui/notices.ts'
import { askToSignIn } from '#ui/signInAgain.ts'
import { dashboard } from './texts/dashboard.ts'
import { common } from '#ui/texts/common.ts'

const tools: TimerTools = {
  cookies: () => document.cookie,
  now: () => Date.now(),
  setTimer(run, delayMs) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

/** Watches the session's end. Use moves it, so the server is asked (which renews the hint) before anything is said. */
export function watchSessionEnd(): void {
  watchSession(tools, () => void look())
}

async function look(): Promise<void> {
  const isSignedIn = await call<{ id: string } | null>('GET', '/api/users/me').then(
    (me) => me !== null,
    // Without an answer nothing is known; the next call of the screen tells what is wrong.
    (error: unknown) => error instanceof CallError && error.status !== 401,
  )
  if (isSignedIn) {
    watchSessionEnd()
    return
  }
  notify({
    kind: 'danger',
    title: dashboard.please_login,
    text: dashboard.session_ended,
    action: { label: common.log_in, run: () => void askToSignIn('ended') },
  })
}
