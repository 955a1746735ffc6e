/** What the sign-in page shows when it was opened by a mailed or printed link (`/login?setup=…`). */
import { useEffect, useState } from 'react'
import { call } from '#platform/client/call.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { messageOf } from '../visitorEvents.ts'
import { account as accountTexts } from '../account/texts/account.ts'
import { common } from '#ui/texts/common.ts'

export type LinkKind = 'setup' | 'invite' | 'reset' | 'verify'

export interface Link {
  kind: LinkKind
  token: string
}

/** The link in a query, or null. */
export function linkIn(query: string): Link | null {
  const values = new URLSearchParams(query)
  for (const kind of ['setup', 'invite', 'reset', 'verify'] as const) {
    const token = values.get(kind)
    if (token) return { kind, token }
  }
  return null
}

const password = {
  name: 'password',
  get title() {
    return accountTexts.new_password
  },
  autoComplete: 'new-password',
  get hint() {
    return accountTexts.password_hint
  },
} as const

export function LinkForm({ link }: { link: Link }) {
  const enter = () => window.location.assign('/user')
  if (link.kind === 'verify') return <VerifyEmail token={link.token} />
  if (link.kind === 'setup') {
    return (
      <div className="account">
        <p className="account-intro">{accountTexts.setup_intro}</p>
        <AccountForm
          fields={[
            { name: 'name', title: common.name, autoComplete: 'name' },
            { name: 'email', title: common.email, autoComplete: 'username' },
            { ...password, title: common.password },
          ]}
          submit={accountTexts.create_account}
          path="/api/users/setup"
          extra={{
            token: link.token,
            time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
          }}
          isDisabled={false}
          onDone={enter}
        />
      </div>
    )
  }
  return (
    <div className="account">
      {link.kind === 'invite' ? <p className="account-intro">{accountTexts.invite_intro}</p> : null}
      <AccountForm
        fields={[password]}
        submit={accountTexts.set_password}
        path="/api/users/password/reset"
        extra={{ token: link.token }}
        isDisabled={false}
        onDone={enter}
      />
    </div>
  )
}

function VerifyEmail({ token }: { token: string }) {
  const [answer, setAnswer] = useState(accountTexts.confirming_email)
  useEffect(() => {
    call('POST', '/api/users/verify', { token })
      .then(() => setAnswer(accountTexts.email_confirmed))
      .catch((cause: unknown) => setAnswer(messageOf(cause)))
  }, [token])
  return (
    <div className="account">
      <p role="status">{answer}</p>
      <p className="account-more">
        <a href="/user">{accountTexts.to_account}</a>
      </p>
    </div>
  )
}
