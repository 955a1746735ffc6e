/** The sign-in dialog over the page: the own password, and the code where the account has one (F-USER-01, F-USER-05). */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call, CallError } from '#platform/client/call.ts'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { answerQuestion, onQuestion, openQuestion, type SignInReason } from '#ui/signInAgain.ts'
import { useViewer } from '#ui/viewer.ts'
import { watchSessionEnd } from './sessionEnd.ts'
import { dashboard } from './texts/dashboard.ts'
import { common } from '#ui/texts/common.ts'

export function SignInAgain() {
  const reason = useSyncExternalStore(onQuestion, openQuestion, openQuestion)
  return reason ? <Question reason={reason} /> : null
}

function Question({ reason }: { reason: SignInReason }) {
  const client = useQueryClient()
  const viewer = useViewer()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [isCodeAsked, setCodeAsked] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = isCodeAsked ? codeInput : passwordInput
    input.current?.focus()
  }, [isCodeAsked])

  async function signIn() {
    setTries((count) => count + 1)
    if (password === '') return
    setBusy(true)
    setError(null)
    try {
      await call(
        'POST',
        '/api/users/login',
        { email: viewer.email, password, ...(isCodeAsked ? { totp: code } : {}) },
        { isSignIn: true },
      )
    } catch (failure) {
      setBusy(false)
      if (failure instanceof CallError && failure.code === 'login.totp_needed') setCodeAsked(true)
      else setError(failure)
      setTries((count) => count + 1)
      return
    }
    answerQuestion(true)
    if (reason === 'ended') {
      watchSessionEnd()
      await client.invalidateQueries()
    }
  }

  const refused = error instanceof CallError && error.code === 'login.refused' ? error.message : undefined
  return (
    <Modal
      title={reason === 'ended' ? dashboard.please_login : dashboard.is_it_you}
      okLabel={reason === 'ended' ? common.log_in : dashboard.go_on}
      isBusy={isBusy}
      error={refused ? null : error}
      tries={tries}
      onCancel={() => answerQuestion(false)}
      onOk={() => void signIn()}
    >
      <p>{reason === 'ended' ? dashboard.session_ended : dashboard.needs_password}</p>
      <div className="field">
        <label htmlFor="again-email">{common.email_address}</label>
        <input
          id="again-email"
          type="email"
          autoComplete="username"
          value={viewer.email ?? ''}
          readOnly
          tabIndex={-1}
        />
      </div>
      <Field
        name="password"
        id="again-password"
        title={common.password}
        problem={tries > 0 && password === '' ? dashboard.fill_in : refused}
      >
        {(ties) => (
          <input
            ref={passwordInput}
            {...inputTies(ties)}
            type="password"
            autoComplete="current-password"
            aria-required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {isCodeAsked && (
        <Field name="totp" id="again-code" title={dashboard.totp_code} help={dashboard.totp_help}>
          {(ties) => (
            <input
              ref={codeInput}
              {...inputTies(ties)}
              type="text"
              inputMode="text"
              autoComplete="one-time-code"
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          )}
        </Field>
      )}
      {reason === 'ended' && (
        <p className="small-text">
          <a className="link" href={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}>
            {dashboard.log_in_as_somebody_else}
          </a>
        </p>
      )}
    </Modal>
  )
}
