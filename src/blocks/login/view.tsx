/** Draws the sign-in form. */
import { useEffect, useState } from 'react'
import { AccountForm, type AccountField } from '../account/AccountForm.tsx'
import { returnAddress } from '../account/returnAddress.ts'
import type { ViewProps } from '../block.ts'
import { LinkForm, linkIn, type Link } from './LinkForm.tsx'

/** Asked for once the server says that the account has a second factor. */
const codeField: AccountField = {
  name: 'totp',
  title: 'Code',
  autoComplete: 'one-time-code',
  hint: 'From your authenticator app, or one of your recovery codes.',
}

export default function Login({ page }: ViewProps) {
  const [mode, setMode] = useState<'login' | 'forgot' | 'sent'>('login')
  const [link, setLink] = useState<Link | null>(null)
  /** Typed once: what is asked for next begins with it. */
  const [email, setEmail] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  useEffect(() => setLink(linkIn(window.location.search)), [])
  if (link) return <LinkForm link={link} />
  if (mode === 'sent') {
    return (
      <div className="account">
        <p className="account-form" role="status">
          If there is an account with the address {email}, an email is on its way. Its link works once, for 30
          minutes.
        </p>
        <p className="account-more">
          <button type="button" className="text-button" onClick={() => setMode('forgot')}>
            Not your address? Change it
          </button>
        </p>
        <p className="account-more">
          <button type="button" className="text-button" onClick={() => setMode('login')}>
            Back to log in
          </button>
        </p>
      </div>
    )
  }
  if (mode === 'forgot') {
    return (
      <div className="account">
        <AccountForm
          key="forgot"
          fields={[{ name: 'email', title: 'Email', autoComplete: 'email' }]}
          submit="Send me a link"
          path="/api/users/password/forgot"
          isDisabled={page.isPreview}
          email={email}
          onEmail={setEmail}
          onDone={() => setMode('sent')}
        />
        <p className="account-more">
          <button type="button" className="text-button" onClick={() => setMode('login')}>
            Back to log in
          </button>
        </p>
      </div>
    )
  }
  return (
    <div className="account">
      <AccountForm
        key="login"
        fields={[
          { name: 'email', title: 'Email', autoComplete: 'username' },
          { name: 'password', title: 'Password', autoComplete: 'current-password' },
          ...(needsCode ? [codeField] : []),
        ]}
        submit="Log in"
        path="/api/users/login"
        isDisabled={page.isPreview}
        email={email}
        onEmail={setEmail}
        onRefused={(code) => {
          if (code === 'login.totp_needed') setNeedsCode(true)
        }}
        onDone={() => window.location.assign(returnAddress(window.location.search, '/user'))}
      />
      <p className="account-more">
        <button type="button" className="text-button" onClick={() => setMode('forgot')}>
          Forgot the password?
        </button>
      </p>
      <p className="account-more">
        New here? <a href="/signup">Create an account</a>
      </p>
    </div>
  )
}
