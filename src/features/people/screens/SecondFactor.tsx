/** The second factor of the own account: set up with an app, recovery codes shown once, taken off (F-USER-05). */
import { useState } from 'react'
import { call } from '#platform/client/call.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CopyText } from '#ui/CopyText.tsx'
import { Field, inputTies } from '#ui/FormProblems.tsx'
import { Modal } from '#ui/Modal.tsx'
import { notify } from '#ui/notices.ts'
import { QrCode } from '#ui/QrCode.tsx'
import { refresh } from '#ui/useCall.ts'
import { profile } from '../texts/profile.ts'
import { common } from '#ui/texts/common.ts'

interface Answer {
  has_totp: boolean
  secret?: string
  otpauth_url?: string
  recovery_codes?: string[]
}

type Step =
  | { at: 'closed' }
  | { at: 'password'; action: 'begin' | 'off' }
  | { at: 'code'; secret: string; url: string }
  | { at: 'recovery'; codes: readonly string[] }

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function SecondFactor({ isOn }: { isOn: boolean }) {
  const client = useQueryClient()
  const [step, setStep] = useState<Step>({ at: 'closed' })
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<unknown>(null)
  const [isBusy, setBusy] = useState(false)

  function go(to: Step) {
    setStep(to)
    setTyped('')
    setError(null)
  }
  async function send(input: object): Promise<Answer | null> {
    setBusy(true)
    setError(null)
    try {
      return await call<Answer>('POST', '/api/users/totp', input)
    } catch (failure) {
      setError(failure)
      return null
    } finally {
      setBusy(false)
    }
  }
  async function prove(action: 'begin' | 'off') {
    const answer = await send({ action, current_password: typed })
    if (answer?.secret && answer.otpauth_url)
      go({ at: 'code', secret: answer.secret, url: answer.otpauth_url })
    else if (answer) await finish(profile.second_step_is_off)
  }
  async function confirm() {
    const answer = await send({ action: 'confirm', code: typed.replace(/\s/g, '') })
    if (answer) go({ at: 'recovery', codes: answer.recovery_codes ?? [] })
  }
  async function finish(said: string) {
    go({ at: 'closed' })
    notify({ kind: 'good', title: said })
    await refresh(client, ['/api/users/me'])
  }

  const field = (label: string, kind: 'password' | 'code') => (
    <Field name={kind === 'password' ? 'current_password' : 'code'} title={label}>
      {(ties) => (
        <input
          key={kind}
          {...inputTies(ties)}
          type={kind === 'password' ? 'password' : 'text'}
          inputMode={kind === 'code' ? 'numeric' : undefined}
          autoComplete={kind === 'code' ? 'one-time-code' : 'current-password'}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      )}
    </Field>
  )
  return (
    <section className="card-box" aria-labelledby="factor">
      <h2 id="factor">{profile.second_step}</h2>
      <p className="muted">{isOn ? profile.second_step_on_text : profile.second_step_off_text}</p>
      <div className="row top-gap">
        {isOn ? (
          <>
            <button type="button" className="button" onClick={() => go({ at: 'password', action: 'begin' })}>
              {profile.use_another_app}
            </button>
            <button type="button" className="button" onClick={() => go({ at: 'password', action: 'off' })}>
              {profile.turn_off}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => go({ at: 'password', action: 'begin' })}>
            {profile.set_up}
          </button>
        )}
      </div>
      {step.at === 'password' && (
        <Modal
          title={step.action === 'off' ? profile.turn_off_title : profile.set_up_title}
          okLabel={step.action === 'off' ? profile.turn_off : profile.go_on}
          isDanger={step.action === 'off'}
          isBusy={isBusy || typed === ''}
          error={error}
          onCancel={() => go({ at: 'closed' })}
          onOk={() => void prove(step.action)}
        >
          {field(profile.current_password, 'password')}
        </Modal>
      )}
      {step.at === 'code' && (
        <Modal
          title={profile.add_to_app}
          okLabel={profile.turn_on}
          isBusy={isBusy || typed === ''}
          error={error}
          onCancel={() => go({ at: 'closed' })}
          onOk={() => void confirm()}
        >
          <p>
            {profile.scan}{' '}
            <a className="link" href={step.url}>
              {profile.open_on_device}
            </a>
            .
          </p>
          <QrCode text={step.url} label={profile.key_as_picture} />
          <div className="field">
            <span className="label">{profile.or_type_the_key}</span>
            <CopyText label={profile.key} text={step.secret} shown={inFours(step.secret)} />
          </div>
          {field(profile.code_shown, 'code')}
        </Modal>
      )}
      {step.at === 'recovery' && (
        <RecoveryCodes codes={step.codes} onDone={() => void finish(profile.second_step_is_on)} />
      )}
    </section>
  )
}

/** Shown once. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Modal
      title={profile.keep_codes}
      okLabel={profile.codes_kept}
      cancelLabel={common.close}
      onCancel={onDone}
      onOk={onDone}
    >
      <p>{profile.recovery_text}</p>
      <ul className="codes" aria-label={profile.recovery_codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <CopyButton codes={codes} />
        <a
          className="button"
          download="recovery-codes.txt"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codes.join('\n'))}`}
        >
          {profile.download}
        </a>
      </div>
    </Modal>
  )
}

function CopyButton({ codes }: { codes: readonly string[] }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true))
      }}
    >
      {isCopied ? profile.copied : profile.copy_all}
    </button>
  )
}
