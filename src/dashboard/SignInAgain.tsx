/** The sign-in dialog over the page: the own password, and the code where the account has one (F-USER-01, F-USER-05). */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { call, CallError } from '#platform/client/call.ts'
import { Modal } from '#ui/Modal.tsx'
import { answerQuestion, onQuestion, openQuestion, type SignInReason } from '#ui/signInAgain.ts'
import { useViewer } from '#ui/viewer.ts'
import { tellSessionEnd } from './sessionEnd.ts'

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
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const input = isCodeAsked ? codeInput : passwordInput
    input.current?.focus()
  }, [isCodeAsked])

  async function signIn() {
    if (password === '') return
    setBusy(true)
    setProblem('')
    try {
      await call('POST', '/api/users/login', { email: viewer.email, password, ...(isCodeAsked ? { totp: code } : {}) }, { isSignIn: true })
    } catch (error) {
      setBusy(false)
      if (error instanceof CallError && error.code === 'login.totp_needed') setCodeAsked(true)
      else setProblem(error instanceof Error ? error.message : String(error))
      return
    }
    answerQuestion(true)
    if (reason === 'ended') {
      tellSessionEnd()
      await client.invalidateQueries()
    }
  }

  return (
    <Modal title={reason === 'ended' ? 'Please login' : 'Is it you?'} okLabel={reason === 'ended' ? 'Log in' : 'Go on'} isBusy={isBusy}
      onCancel={() => answerQuestion(false)} onOk={() => void signIn()}>
      <p>{reason === 'ended' ? 'Your session has ended. What you typed is still here.' : 'This change needs your password. What you typed is kept.'}</p>
      <div className="field">
        <label htmlFor="again-email">E-mail address</label>
        <input id="again-email" type="email" autoComplete="username" value={viewer.email ?? ''} readOnly tabIndex={-1} />
      </div>
      <div className="field">
        <label htmlFor="again-password">Password</label>
        <input ref={passwordInput} id="again-password" type="password" autoComplete="current-password" required value={password} aria-invalid={problem !== ''} aria-describedby={problem ? 'again-problem' : undefined}
          onChange={(event) => setPassword(event.target.value)} />
        {problem && <span className="problem" id="again-problem" role="alert">{problem}</span>}
      </div>
      {isCodeAsked && (
        <div className="field">
          <label htmlFor="again-code">Code of your authenticator app</label>
          <input ref={codeInput} id="again-code" type="text" inputMode="text" autoComplete="one-time-code" value={code} onChange={(event) => setCode(event.target.value)} />
          <span className="help">Or one of your recovery codes.</span>
        </div>
      )}
      {reason === 'ended' && <p className="small-text"><a className="link" href={`/login?next=${encodeURIComponent(location.pathname + location.search)}`}>Log in as somebody else</a></p>}
    </Modal>
  )
}
