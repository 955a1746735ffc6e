/** Draws the sign-in form. */
import { useEffect, useState } from 'react'
import { AccountForm, type AccountField } from '../account/AccountForm.tsx'
import { returnUrl } from '../account/returnUrl.ts'
import type { ViewProps } from '../block.ts'
import { LinkForm, linkIn, type Link } from './LinkForm.tsx'
import { account as accountTexts } from '../account/texts/account.ts'
import { common } from '#ui/texts/common.ts'

/** Asked for once the server says that the account has a second factor. */
const codeField: AccountField = {
  name: 'totp',
  get title() {
    return accountTexts.code
  },
  autoComplete: 'one-time-code',
  get hint() {
    return accountTexts.code_hint
  },
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
          {accountTexts.link_sent({ email })}
        </p>
        <p className="account-more">
          <button type="button" className="text-button" onClick={() => setMode('forgot')}>
            {accountTexts.change_email}
          </button>
        </p>
        <p className="account-more">
          <button type="button" className="text-button" onClick={() => setMode('login')}>
            {accountTexts.back_to_log_in}
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
          fields={[{ name: 'email', title: common.email, autoComplete: 'email' }]}
          submit={accountTexts.send_link}
          path="/api/users/password/forgot"
          isDisabled={page.isPreview}
          email={email}
          onEmail={setEmail}
          onDone={() => setMode('sent')}
        />
        <p className="account-more">
          <button type="button" className="text-button" onClick={() => setMode('login')}>
            {accountTexts.back_to_log_in}
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
          { name: 'email', title: common.email, autoComplete: 'username' },
          { name: 'password', title: common.password, autoComplete: 'current-password' },
          ...(needsCode ? [codeField] : []),
        ]}
        submit={common.log_in}
        path="/api/users/login"
        isDisabled={page.isPreview}
        email={email}
        onEmail={setEmail}
        onRefused={(code) => {
          if (code === 'login.totp_needed') setNeedsCode(true)
        }}
        onDone={() => window.location.assign(returnUrl(window.location.search, '/user'))}
      />
      <p className="account-more">
        <button type="button" className="text-button" onClick={() => setMode('forgot')}>
          {accountTexts.forgot_password}
        </button>
      </p>
      <p className="account-more">
        {accountTexts.new_here} <a href="/signup">{accountTexts.create_an_account}</a>
      </p>
    </div>
  )
}
